// & and *, pointers as parameters, results, in conditions, and null.
int g = 3;
int *where(int k, int *a, int *b) { return k ? a : b; }
void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
void divide(int a, int b, int *q, int *r) { if (q) *q = a / b; if (r) *r = a % b; }
int main() {
  int x = 1, y = 2, *p = &x, *q;
  *p = 5; q = p; *q += 1; p = &y; ++*p; (*p)++;
  putint(x); putint(y); putch(' ');
  swap(&x, &y); swap(&x, &g); swap(p, p);
  putint(x); putint(y); putint(g); putch(' ');
  *where(1, &x, &y) = 7; *where(0, &x, &y) *= 2;
  putint(x); putint(y); putch(' ');
  divide(17, 5, &x, &y); divide(100, 9, 0, &g); divide(50, 3, q, 0);
  putint(x); putint(y); putint(g); putch(' ');
  int *null = 0;
  if (null) putint(1); if (!null) putint(2); if (p && !null) putint(3); if (null == 0) putint(4); if (p != 0) putint(5);
  putint(*&x); putint(&x == q); putint(p == &y); putint(*where(*p > 2, p, q)); putch('\n');
  return *&*&x;
}
