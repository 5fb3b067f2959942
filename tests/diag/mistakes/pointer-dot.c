struct Point { int x; };
int get(struct Point *p) {
  return p.x;  // error: member reference type 'struct Point *' is a pointer; did you mean to use '->'?
}
int main(void) { struct Point p = {0}; return get(&p); }
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
