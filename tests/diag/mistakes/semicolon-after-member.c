struct Point {
  int x  // error: expected ';' at end of declaration list
  int y;
};
int main(void) {
  struct Point p = {1, 2};
  return p.y;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
