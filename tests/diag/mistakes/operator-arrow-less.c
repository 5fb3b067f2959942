int main(void) {
  int n = 3;
  if (n => 2) return 1;  // error: expected expression
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
