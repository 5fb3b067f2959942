// Results are converted to the type of the function.
signed char c(int x) { return x; }
unsigned char uc(int x) { return x; }
short s(long x) { return x; }
unsigned short us(double x) { return x; }
unsigned u(int x) { return x; }
long l(int x) { return x; }
unsigned long ul(int x) { return x; }
int i(double x) { return x; }
float f(double x) { return x; }
double d(float x) { return x; }
int b(long x) { return x != 0; }
void v(int x) { if (x) return; putch('v'); }
int main() {
  putint(c(511)); putch(' '); putint(uc(511)); putch(' '); putint(s(98304)); putch(' '); putint(us(65535.9)); putch(' '); putint(u(-1) > 0); putch(' ');
  putint(l(-1) < 0); putch(' '); putint(ul(-1) > 0); putch(' '); putint(i(-7.9)); putch(' '); putint(f(0.1) == 0.1); putch(' '); putint(d(0.1) == 0.1f); putch(' ');
  putint(b(1L << 40)); putch(' '); v(0); v(1);
  putint(c(200) + uc(200)); putch(' '); putint(u(-1) / 2 > 5); putch(' '); putint(ul(-1) >> 60); putch('\n');
  return c(-1);
}
