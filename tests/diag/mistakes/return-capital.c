int main(void) {
  Return 0;  // error: use of undeclared identifier 'Return'; did you mean 'return'?
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
