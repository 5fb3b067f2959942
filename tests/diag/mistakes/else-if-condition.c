int main(void) {
  int n = 1;
  if (n > 0) {
    n = 2;
  } else (n < 0) {  // error: expected ';' after expression
    n = 3;
  }
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
