int main(void) {
  "abc"[0] = 'x';
  const char *s = "abc";
  s[0] = 'x';  // error: read-only variable is not assignable
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
