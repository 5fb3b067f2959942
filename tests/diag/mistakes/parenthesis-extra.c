int main(void) {
  int n = 3 + 4) * 2;  // error: expected ';' at end of declaration
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
