// & | ^ ~ and their precedence among comparisons and logic.
int main() {
  int a = 0x5a5a, b = 0x0ff0, c = -1, d = 0x80000000;
  putint(a & b); putch(' '); putint(a | b); putch(' '); putint(a ^ b); putch(' '); putint(~a); putch(' '); putint(~c); putch(' '); putint(~d); putch(' ');
  putint(a & c); putch(' '); putint(d | 1); putch(' '); putint(c ^ d); putch('\n');
  putint(a & 1 == 0); putch(' '); putint((a & 1) == 0); putch(' '); putint(1 | 2 ^ 3 & 4); putch(' '); putint(a ^ a | b & b); putch(' ');
  putint(6 & 3 && 4 | 0); putch(' '); putint(1 + 2 & 3 + 4); putch(' '); putint(~-5 + -~5); putch(' '); putint(!~c); putch('\n');
  int bits = 0;
  for (unsigned x = 0xdeadbeef; x; x &= x - 1) bits++;
  putint(bits); putch(' ');
  int x = 5, y = 9;
  x ^= y; y ^= x; x ^= y;
  putint(x); putint(y); putch(' ');
  putint(a & 0xff00 | b & 0xff); putch(' '); putint(a & -a); putch(' '); putint(a & 0x7ff); putch(' '); putint(a & 0xfffff); putch(' '); putint(a | 0x12345678); putch(' '); putint(a ^ -2048); putch('\n');
  return 0;
}
