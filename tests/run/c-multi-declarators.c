// Several declarators in one declaration share the base type only.
int a = 1, *p = &a, b[3] = {1, 2, 3}, **pp = &p, f(int), *g(int *), c;
char s[] = "xy", *t = s, u = 'z';
int f(int x) { return x + 1; }
int *g(int *x) { return x + 1; }
int main() {
  int x = f(1), *q = &x, y[2] = {x, *q}, *z[2] = {q, y + 1}, w = *z[1] + x;
  unsigned i = 3, *r = &i; long j = 4; double d = i, *e = &d;
  *r += j; *e += *r;
  putint(*p + b[2] + **pp + *g(b) + c); putch(' '); putint(w); putch(' '); putint(*z[0]); putch(' '); putint(d); putch(t[1]); putch(u); putch('\n');
  return sizeof(b) + sizeof(z);
}
