int main(void) {
  goto done;  // error: use of undeclared label 'done'
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
