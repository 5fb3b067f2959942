int main(void) {
  int n = 1;
  if (n) break;  // error: 'break' statement not in loop or switch statement
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
