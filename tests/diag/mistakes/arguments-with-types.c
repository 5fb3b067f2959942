int add(int a, int b) { return a + b; }
int main(void) {
  int x = 0, y = 0;
  return add(int x, int y);  // error: expected expression
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
