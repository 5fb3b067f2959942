int main(void) {
  int n = (3 + 4 * 2;  // error: expected ')' // note: to match this '('
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
