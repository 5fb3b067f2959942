int main(void) {
  retrun 0;  // error: use of undeclared identifier 'retrun'; did you mean 'return'?
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
