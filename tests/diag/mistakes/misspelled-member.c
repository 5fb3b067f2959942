struct Point { int x, height; };
int main(void) {
  struct Point p = {0, 0};
  return p.hieght;  // error: no member named 'hieght' in 'struct Point'; did you mean 'height'?
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
