struct Point { int x, y; };
int main(void) {
  Point p = {1, 2};  // error: must use 'struct' tag to refer to type 'Point'
  return p.x;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
