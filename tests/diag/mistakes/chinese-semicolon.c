int main(void) {
  int n = 0；  // error: unexpected character <U+FF1B>; did you mean ';'?
  return n；  // error: unexpected character <U+FF1B>; did you mean ';'?
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
