struct Point {
  int x, y;
}  // error: expected ';' after struct
int main(void) {
  struct Point p = {1, 2};
  return p.x - 1;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
