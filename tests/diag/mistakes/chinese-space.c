int main(void) {
　int n = 0;  // error: unexpected character <U+3000>; did you mean ' '?
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
