int main(void) {
  int 2nd = 2;  // error: invalid suffix 'nd' on integer constant // error: expected identifier or '('
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
