int main(void) {
  int n = 0;
  retrun n;  // error: use of undeclared identifier 'retrun'; did you mean 'return'?
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
