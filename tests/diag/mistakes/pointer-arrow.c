struct Point { int x; };
int main(void) {
  struct Point p = {0};
  return p->x;  // error: member reference type 'struct Point' is not a pointer; did you mean to use '.'?
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
