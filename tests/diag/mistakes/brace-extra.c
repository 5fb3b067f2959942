int main(void) {
  int n = 0;
  if (n) {
    n = 1;
  }
  }
  return n;  // error: expected identifier or '('
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
