// An assignment is an expression with the value that was stored.
int a[4];
int next(int *p) { return *p = *p + 1; }
int main() {
  int x, y, z;
  x = y = z = 5;
  putint(x + y * z); putch(' ');
  putint(x = 7); putint((y = x + 1) * 2); putch(' ');
  if ((z = x - 7)) putint(1); else putint(2);
  while ((x = x - 2) > 0) putint(x);
  putch(' ');
  int i = 0, c;
  a[i = 2] = 1;
  while ((c = getch()) != -1 && c != '.') { if (c == 'l' || (i = c) == 'o') putch(c); }
  putch(' '); putint(i); putch(' ');
  char ch; int wide = ch = 300;
  putint(wide); putch(' ');
  unsigned char u; putint((u = -1) == 255); putint((u = 256) == 0); putch(' ');
  float f; double d = f = 0.1;
  putint(d == 0.1); putint(d == 0.1f); putch(' ');
  int v; float w = v = 3.9f;
  putfloat(w); putint(next(&x)); putarray(4, a);
  return 0;
}
