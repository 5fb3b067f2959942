// Constant expressions in bounds, with sizeof, characters, casts, shifts and conditionals.
int a[sizeof(int) * 3], b['d' - 'a'], c[(int)3.9], d[1 << 3 | 1], e[sizeof(long) > 4 ? 5 : 6], f[-3 + 5 * 2 / 2][2 > 1], g[!0 + !5 + (7 & ~3)], h[(unsigned char)258];
static const unsigned k = -1 >> 28;
int main() {
  char local[sizeof a / sizeof *a + 'b' - 'a'], m[2][sizeof(local)];
  putint(sizeof a); putch(' '); putint(sizeof b); putch(' '); putint(sizeof c); putch(' '); putint(sizeof d); putch(' '); putint(sizeof e); putch(' '); putint(sizeof f); putch(' '); putint(sizeof g); putch(' '); putint(sizeof h); putch(' ');
  putint(sizeof local); putch(' '); putint(sizeof m); putch(' '); putint(k == -1); putch('\n');
  return 0;
}
