int f(int a) {
  a = 1；              // error: unexpected character <U+FF1B>; did you mean ';'?
  return （a + 2）;    // error: unexpected character <U+FF08>; did you mean '('? // error: <U+FF09>
}
