int main(void) {
  int n = 1;
  switch (n) {
  case 1;  // error: expected ':' after 'case'
    return 1;
  }
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
