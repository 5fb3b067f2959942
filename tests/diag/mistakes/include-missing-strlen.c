int main(void) {
  char s[] = "abc";
  return (int)strlen(s);  // warning: call to undeclared function 'strlen' // note: include the header <string.h> or explicitly provide a declaration for 'strlen'
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
