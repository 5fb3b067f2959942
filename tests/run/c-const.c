// const objects and pointers to const.
const int n = 4;
const double pi = 3.14159;
const char *const names[2] = {"left", "right"};
static const unsigned char map[4] = {3, 2, 1, 0};
int sum(const int *a, int n) { int s = 0; const int *end = a + n; while (a < end) s += *a++; return s; }
int main() {
  const int local = n * 2, v[3] = {local, n, 1};
  int x = 5, y = 6; int *const fixed = &x; const int *moving = &x;
  *fixed += local; moving = &y;
  putint(sum(v, 3)); putch(' '); putint(x + *moving); putch(' '); putint(pi * 1000); putch(' '); putch(names[1][0]); putch(*names[0]); putint(map[map[1]]); putch('\n');
  return n;
}
