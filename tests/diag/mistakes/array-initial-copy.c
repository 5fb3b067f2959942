int main(void) {
  int a[3] = {1, 2, 3};
  int b[3] = a;  // error: array initializer must be an initializer list or wide string literal
  return b[0];
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
