int main(void) {
  int n = 3;
  if (n > 1 and n < 3) return 1;  // error: expected ')' // note: to match this '('
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
