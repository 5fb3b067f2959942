int main(void) {
  int n = 0;
  return 3 / 0 + n;  // warning: division by zero is undefined [-Wdivision-by-zero]
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
