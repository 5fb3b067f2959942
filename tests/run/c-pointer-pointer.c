// Pointers to pointers and arrays of pointers.
int x = 1, y = 2;
int *pick[3] = {&x, &y, &x};
void point(int **p, int *to) { *p = to; }
void rotate(int **a, int n) { int *t = a[0]; for (int i = 0; i + 1 < n; i++) a[i] = a[i + 1]; a[n - 1] = t; }
int main() {
  int a = 10, b = 20, *p = &a, **pp = &p, ***ppp = &pp;
  **pp = 11; *pp = &b; ***ppp += 5;
  putint(a); putint(b); putint(*p); putch(' ');
  point(&p, &a); *p += 100; point(*ppp, &b); *p += 100;
  putint(a); putch(' '); putint(b); putch(' ');
  int *l[4] = {&a, &b, pick[0], pick[1]}, **end = l + 4, s = 0;
  for (int **i = l; i < end; i++) s = s * 3 + **i;
  putint(s); putch(' ');
  rotate(l, 4); rotate(pick, 3);
  putint(*l[0]); putch(' '); putint(**(l + 3)); putch(' '); *pick[0] = 9; putint(y); putint(l[1] == pick[1]); putint(end[-1] == &a); putch('\n');
  return 0;
}
