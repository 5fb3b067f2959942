// Parallel assignments written out, through xor, pointers and arrays, in loops.
void rot(long *a, long *b, long *c) { long t = *a; *a = *b; *b = *c; *c = t; }
int main() {
  long x = 1, y = 2, z = 3; double p = .5, q = 1.5, r;
  for (int i = 0; i < 5; i++) {
    rot(&x, &y, &z);
    long t = x; x = y; y = t;
    r = p; p = q; q = r;
    if (i & 1) { x ^= z; z ^= x; x ^= z; }
  }
  putint(x * 100 + y * 10 + z); putch(' '); putint(p * 10); putint(q * 10); putch(' ');
  int a = 1, b = 2, c = 3, d = 4, n = 0;
  do { int t = a; a = b, b = c, c = d, d = t; if (n % 3 == 0) t = a, a = c, c = t; if (n == 5) continue; t = b; b = d; d = t; } while (++n < 9);
  putint(a * 1000 + b * 100 + c * 10 + d); putch('\n');
  return 0;
}
