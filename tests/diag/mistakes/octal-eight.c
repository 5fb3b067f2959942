int main(void) {
  int n = 08;  // error: invalid digit '8' in octal constant
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
