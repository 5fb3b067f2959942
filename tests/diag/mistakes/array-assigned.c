int main(void) {
  int a[3] = {1, 2, 3}, b[3];
  b = a;  // error: array type 'int[3]' is not assignable
  return b[0];
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
