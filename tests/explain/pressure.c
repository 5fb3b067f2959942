// More values at once than there are registers: live ranges that are evicted, split around a loop, at calls and at single uses,
// and spilled.
extern int next(void);
extern void show(int);
int many(int n, int *p) {
  int a = p[0], b = p[1], c = p[2], d = p[3], e = p[4], f = p[5], g = p[6], h = p[7];
  int i = p[8], j = p[9], k = p[10], l = p[11], m = p[12], o = p[13], q = p[14], r = p[15];
  int s = 0;
  for (int t = 0; t < n; t++) {
    s += a * b + c * d + e * f + g * h + t;
    if (s & 1) s ^= i + j;
  }
  for (int t = 0; t < n; t++) s += p[t] * k + l;
  return s + a + b + c + d + e + f + g + h + i * j + k * l + m * o + q * r;
}
int calls(int n) {
  int a = next(), b = next(), c = next(), d = next(), e = next(), f = next(), g = next(), h = next();
  for (int i = 0; i < n; i++) {
    a += b;
    show(a + c);
    c ^= d + next();
  }
  show(e + f);
  show(g - h);
  return a + b + c + d + e + f + g + h;
}
double floats(double *p, int n) {
  double s = 0, a = p[0], b = p[1], c = p[2], d = p[3], e = p[4], f = p[5], g = p[6], h = p[7], i = p[8], j = p[9], k = p[10];
  double l = p[11], m = p[12], o = p[13], q = p[14], r = p[15], t = p[16];
  for (int x = 0; x < n; x++) s = s * a + b * c + d * e + f * g + h * i + j * k + l * m + o * q + r * t;
  show((int)s);
  return s + a + b + c + d + e + f + g + h + i + j + k + l + m + o + q + r + t;
}
