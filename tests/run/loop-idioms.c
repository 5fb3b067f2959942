// Closed forms of loops, memset, memcpy and memmove in loops, loops that change places.
void putint(int x);
void putch(int c);
int a[40][40], b[40][40], c[40][40];
float fa[30][30], fb[30][30], fc[30][30];
signed char z[1000];
int w[100];
int u[100];
int sum(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += i;
  return s;
}
long sumsq(int n) {
  long s = 5;
  for (int i = 0; i < n; i++) s += (long)i * 3 + 7;
  return s;
}
int count(int n) {
  int i;
  for (i = 3; i < n; i++)
    ;
  return i;
}
int sq(int n) {
  int s = 0;
  for (int i = 1; i <= n; i++) s = s + i * i;
  return s;
}
void mm(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      c[i][j] = 0;
      for (int k = 0; k < n; k++) c[i][j] += a[i][k] * b[k][j];
    }
}
void fmm() {
  for (int i = 0; i < 30; i++)
    for (int j = 0; j < 30; j++) {
      float s = 0;
      for (int k = 0; k < 30; k++) s += fa[i][k] * fb[k][j];
      fc[i][j] = s;
    }
}
void tr() {
  for (int j = 0; j < 40; j++)
    for (int i = 0; i < 40; i++) b[i][j] = a[i][j] * 2;
}
void tr2() {
  for (int j = 1; j < 39; j++)
    for (int i = 1; i < 39; i++) b[i][j] = b[i - 1][j] + b[i][j - 1];
}
void tr3() {
  for (int j = 1; j < 39; j++)
    for (int i = 1; i < 39; i++) b[i][j] = b[i - 1][j + 1] + 1;
}
void shift(int n) {
  for (int i = 0; i < n; i++) w[i] = w[i + 1];
}
void shiftup(int n) {
  for (int i = n - 1; i > 0; i--) w[i] = w[i - 1];
}
void wrong(int n) {
  for (int i = 1; i < n; i++) w[i] = w[i - 1];
}
void cp(int n) {
  for (int i = 0; i < n; i++) u[i] = w[i];
}
void fill(int n, int v) {
  for (int i = n; i >= 0; i--) z[i] = v;
}
int main() {
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++) {
      a[i][j] = i * 7 + j * 3 % 11;
      b[i][j] = i - j * 5;
    }
  for (int i = 0; i < 30; i++)
    for (int j = 0; j < 30; j++) {
      fa[i][j] = i * 0.37f + j;
      fb[i][j] = (i - j) * 0.11f;
    }
  for (int i = 0; i < 100; i++) w[i] = i * i % 37;
  int s = 0;
  for (int n = -3; n < 40; n += 7) {
    s = s * 31 + sum(n) + (int)sumsq(n) + count(n) + sq(n);
    putint(s);
    putch(10);
  }
  mm(40);
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++) s = s * 31 + c[i][j];
  putint(s);
  putch(10);
  mm(0);
  mm(1);
  fmm();
  for (int i = 0; i < 30; i++)
    for (int j = 0; j < 30; j++) s = s * 31 + (int)(fc[i][j] * 100);
  putint(s);
  putch(10);
  tr();
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++) s = s * 31 + b[i][j];
  putint(s);
  putch(10);
  tr2();
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++) s = s * 31 + b[i][j];
  putint(s);
  putch(10);
  tr3();
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++) s = s * 31 + b[i][j];
  putint(s);
  putch(10);
  shift(60);
  shiftup(99);
  wrong(5);
  shift(0);
  shift(-5);
  cp(77);
  cp(-1);
  fill(500, 77);
  fill(10, -3);
  fill(-1, 5);
  for (int i = 0; i < 100; i++) s = s * 31 + w[i] * 3 + u[i];
  for (int i = 0; i < 1000; i++) s = s * 7 + z[i];
  putint(s);
  putch(10);
  return 0;
}
