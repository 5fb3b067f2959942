int main(void) {
  int n = 3;
  if (n > 2 {  // error: expected ')' // note: to match this '('
    n = 0;
  }
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
