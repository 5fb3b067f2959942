int main(void) {
  int a = 1, b = 2;
  a + b = 3;  // error: expression is not assignable
  return a;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
