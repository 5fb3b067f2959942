int main(void) {
  int n = 1;  // note: previous definition is here
  int n = 2;  // error: redefinition of 'n'
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
