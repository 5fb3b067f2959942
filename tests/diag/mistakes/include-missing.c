int main(void) {
  printf("hello\n");  // warning: call to undeclared function 'printf' // note: include the header <stdio.h> or explicitly provide a declaration for 'printf'
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
