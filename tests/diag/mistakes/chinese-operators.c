int main(void) {
  int n ＝ 3;  // error: unexpected character <U+FF1D>; did you mean '='?
  if (n ＞ 2) return 1；  // error: unexpected character <U+FF1E>; did you mean '>'? // error: unexpected character <U+FF1B>; did you mean ';'?
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
