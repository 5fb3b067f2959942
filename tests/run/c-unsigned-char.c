// unsigned char and signed char: 0 to 255 and -128 to 127.
unsigned char u[3] = {255, 256, -1};
signed char sc = -128;
unsigned char f(unsigned char x) { return x + 1; }
int main() {
  unsigned char a = 250, b = 10, c = a + b;
  signed char d = a;
  putint(a + b); putch(' '); putint(c); putch(' '); putint(d); putch(' '); putint(sc); putch(' '); putint(-sc); putch(' '); sc = -sc; putint(sc); putch(' ');
  putint(f(255)); putint(f(-1)); putint(f(511)); putch(' ');
  putint(u[0] + u[1] + u[2]); putch(' '); putint(~a); putch(' '); putint((unsigned char)~a); putch(' '); putint(a > d); putch(' '); putint(-a); putch(' '); putint(a / -1); putch('\n');
  int n = 0;
  for (unsigned char i = 255; i >= 250; i--) n++;
  for (unsigned char i = 1; i; i *= 2) n++;
  return n;
}
