struct Point { int x, y; };
int get(Point *p) {  // error: must use 'struct' tag to refer to type 'Point'
  return p->x;
}
int main(void) { struct Point p = {0}; return get(&p); }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
