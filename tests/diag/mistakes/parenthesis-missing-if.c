int main(void) {
  int n = 3;
  if n > 2 {  // error: expected '(' after 'if'
    n = 0;
  }
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
