int main(void) {
  return later(1);  // warning: call to undeclared function 'later'
}
int later(int n) { return n; }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
