int main(void) {
  string s = "abc";  // error: unknown type name 'string'
  return s[0];
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
