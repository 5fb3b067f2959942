// Stores to narrow elements change only them.
unsigned char u[4]; signed char c[4]; short s[4]; int i[3]; long l[2];
int main() {
  u[1] = 0x1ff; u[2] = -2; c[1] = 0x180; c[2] = 127; s[1] = 0x18000; s[2] = -1; i[1] = 0x1ffffffffL; l[0] = -1; l[1] = 1u << 31;
  for (int k = 0; k < 4; k++) { putint(u[k]); putch(','); putint(c[k]); putch(','); putint(s[k]); putch(' '); }
  putint(i[0]); putint(i[1]); putint(i[2]); putch(' '); putint(l[0]); putch(' '); putint(l[1] >> 16); putch(' ');
  unsigned char *p = (unsigned char *)i; p[0] = 0x78; p[1] = 0x56; p[2] = 0x34; p[3] = 0x12; *(short *)(p + 6) = 0x0102;
  putint(i[0]); putch(' '); putint(i[1]); putch(' ');
  signed char x = 200, y = x = 300; short z = x * 1000; int w = 1000000; unsigned char v = w; x += w;
  putint(x); putch(' '); putint(y); putch(' '); putint(z); putch(' '); putint(v); putch('\n');
  return 0;
}
