int main(void) {
  int double = 2;  // error: expected identifier or '(' // error: cannot combine with previous 'int' declaration specifier
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
