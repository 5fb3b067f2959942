int main(void) {
  for (i = 0; i < 3; i++) {  // error: use of undeclared identifier 'i'
  }
  return i;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
