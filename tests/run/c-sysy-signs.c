// Course programs in SysY are often named .c: before what is no lvalue, -- and ++ are two signs there too.
int f(int x) { return x; }
int main() {
  int a = 5;
  putint(---(-1)); putch(32); putint(--f(3)); putch(32); putint(++2); putch(32); putint(- --(a + 1)); putch(32); putint(+--+--9); putch(10);
  return ---(-1);
}
