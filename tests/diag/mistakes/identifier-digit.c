int main(void) {
  int 2nd = 2;  // error: invalid suffix 'nd' on integer constant
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
