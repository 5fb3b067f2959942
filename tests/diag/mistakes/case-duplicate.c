int main(void) {
  int n = 1;
  switch (n) {
  case 1: return 1;  // note: previous case defined here
  case 1: return 2;  // error: duplicate case value '1'
  }
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
