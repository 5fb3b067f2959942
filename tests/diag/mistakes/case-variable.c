int main(void) {
  int n = 1, m = 2;
  switch (n) {
  case m: return 1;  // error: expression is not an integer constant expression
  }
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
