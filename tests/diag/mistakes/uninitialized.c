int main(void) {
  int sum;  // note: variable 'sum' is declared here
  for (int i = 0; i < 3; i++) sum = sum + i;  // warning: variable 'sum' is uninitialized when used here [-Wuninitialized]
  return sum;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
