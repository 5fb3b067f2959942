// The comma operator drops its left value, keeps its effects and binds weakest.
int k = 0;
int f(int x) { k = k * 4 + x; return x; }
int g(int a, int b) { return a * 10 + b; }
int main() {
  int a = (1, 2), b;
  b = 3, a += 4;
  putint(a); putint(b); putch(' ');
  putint((f(1), f(2), f(3))); putint(k); putch(' ');
  putint(g((f(1), 5), (f(2), 6))); putch(' ');
  int i, j;
  for (i = 0, j = 9; i < j; i++, j--) ;
  putint(i); putint(j); putch(' ');
  while (a--, b++, a > 0) ;
  putint(a); putint(b); putch(' ');
  if (f(1), 0) putint(9); else putint(8);
  return a = 5, b = 6, a + b;
}
