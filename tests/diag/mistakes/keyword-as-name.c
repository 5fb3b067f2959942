int main(void) {
  int double = 2;  // error: expected identifier or '('
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
