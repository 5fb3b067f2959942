int main(void) {
  int n = 3;
  do {
    n--;
  } while (n > 0)  // error: expected ';' after do/while statement
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
