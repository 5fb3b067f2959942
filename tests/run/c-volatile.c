// volatile variables are read and written as often as the program says; the values are the usual ones.
volatile int g = 3;
int main() {
  volatile int a = 5;
  int s = 0;
  a; g; a = a;
  for (volatile int i = 0; i < 4; i++) s += a * i + g;
  volatile int v[3] = {1, 2};
  v[2] = v[0] + v[1]; v[0]++; v[1] += v[2];
  volatile int *p = &g;
  *p = *p + *p; ++*p;
  int volatile b = a++, *q = 0;
  const volatile long l = 7;
  putint(s); putch(' '); putint(v[0] * 100 + v[1] * 10 + v[2]); putch(' '); putint(g); putch(' '); putint(a + b + !q + l); putch('\n');
  return 0;
}
