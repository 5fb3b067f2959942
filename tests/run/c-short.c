// short and unsigned short wrap at 16 bits and promote to int.
short s = 32767;
unsigned short u = 65535;
short arr[5] = {1, -1, 32768 - 65536, 300};
short neg(short x) { return -x; }
unsigned short add(unsigned short a, unsigned short b) { return a + b; }
int main() {
  putint(s + 1); putch(' '); putint(u + 1); putch(' '); s++; u++; putint(s); putch(' '); putint(u); putch(' ');
  u--; putint(u); putch(' '); putint(neg(-32768)); putch(' '); putint(add(60000, 10000)); putch(' ');
  int t = 0;
  for (int i = 0; i < 5; i++) t += arr[i] * (i + 1);
  putint(t); putch(' ');
  short a = 0x1234; unsigned short b = 0xfedc;
  putint(a << 4); putch(' '); putint((short)(a << 4)); putch(' '); putint(b >> 4); putch(' '); putint((short)b >> 4); putch(' '); putint(a * b); putch(' '); putint(b > a); putch(' '); putint((short)b > a); putch('\n');
  return sizeof s + sizeof arr;
}
