struct Point {
  int x = 0;  // error: expected ';' at end of declaration list
  int y;
};
int main(void) { struct Point p = {0}; return p.y; }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
