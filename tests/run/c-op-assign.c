// All compound assignments; the left side is evaluated once.
int n = 0;
int a[3] = {100, 200, 300};
int at(void) { return n++; }
int main() {
  int x = 100;
  x += 7; putint(x); putch(' ');
  x -= 10; putint(x); putch(' ');
  x *= 3; putint(x); putch(' ');
  x /= 4; putint(x); putch(' ');
  x %= 50; putint(x); putch(' ');
  x <<= 3; putint(x); putch(' ');
  x >>= 2; putint(x); putch(' ');
  x &= 61; putint(x); putch(' ');
  x |= 129; putint(x); putch(' ');
  x ^= 255; putint(x); putch('\n');
  a[at()] += 5; a[at()] *= 2; a[at()] <<= 3;
  putint(n); putarray(3, a);
  int y = 3;
  y *= y - 1;
  y -= x = 2;
  x = y = n += 4;
  putint(x); putint(y); putint(n); putch('\n');
  return 0;
}
