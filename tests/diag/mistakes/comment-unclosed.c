// note@5: to match this '{'
// error@6: unterminated /* comment
// error@8: expected '}'
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
int main(void) {
  /* a comment
  return 0;
}
