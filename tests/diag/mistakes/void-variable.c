int main(void) {
  void x;  // error: variable has incomplete type 'void'
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
