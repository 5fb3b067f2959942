// signed char wraps at 127, promotes to int, prints as a byte. Plain char is signed on x86-64 only.
signed char g = 'A', s[4] = {'a', 98, 'c' + 1, -1};
signed char inc(signed char c) { return c + 1; }
int low(int c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; }
int main() {
  signed char c = 127, d = c + 1, e = 200;
  putint(c + 1); putch(' '); putint(d); putch(' '); putint(e); putch(' '); putint(inc(127)); putch(' '); putint(e < 0); putch(' '); putint(e == 200); putch(' ');
  for (c = 'a'; c <= 'e'; c++) putch(c);
  putch(g); putch(low('Q')); putch(low(g + 1)); putch(' ');
  int sum = 0;
  for (int i = 0; i < 4; i++) sum = sum * 3 + s[i];
  putint(sum); putch(' ');
  c = 100; d = 100;
  putint(c * d); putch(' '); c = c * d; putint(c); putch(' '); putint(s[3] == -1); putint(s[3] == 255); putint((signed char)'\377' == -1); putch('\n');
  return s[0];
}
