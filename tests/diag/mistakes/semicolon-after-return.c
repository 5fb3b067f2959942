int twice(int n) {
  return 2 * n  // error: expected ';' after return statement
}
int main(void) { return twice(0); }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
