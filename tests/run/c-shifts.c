// Shifts: arithmetic on signed, logical on unsigned, by constants and variables, the left type decides.
int main() {
  int a = -256, n = 3;
  unsigned u = 0x80000000u;
  long l = -1;
  putint(a >> 4); putch(' '); putint(a >> n); putch(' '); putint(a >> 31); putch(' '); putint(a << 2); putch(' '); putint(1 << 31); putch(' ');
  putint(u >> 31); putch(' '); putint(u >> n == 0x10000000); putch(' '); putint(u >> 0 == u); putch(' '); putint((int)u >> n); putch('\n');
  putint(l << 40 >> 38); putch(' '); putint((unsigned long)l >> 60); putch(' '); putint(1L << 33 > 0); putch(' '); putint((1L << n * 20) / 1000000007); putch(' ');
  signed char c = -128; unsigned char uc = 0x80; short s = -2;
  putint(c >> 3); putch(' '); putint(uc >> 3); putch(' '); putint(uc << 1); putch(' '); putint(s >> 1); putch(' '); putint((short)(s << 14)); putch('\n');
  for (int i = 0; i < 32; i += 5) { putint(0x12345678 >> i & 255); putch(' '); putint((int)(0x9abcdef0u >> i)); putch(' '); putint(7 << i); putch(' '); }
  putch('\n');
  unsigned all = -1u, seven = 7; short narrow = -1;
  putint((all << 2l) == 4294967292); putch(' '); putint((all << 2 | 3) == 4294967295); putch(' '); putint(seven - 9 == 4294967294); putch(' ');
  putint(all * 2 == 4294967294); putch(' '); putint((unsigned long)(all << 3) >> 3 == 536870911); putch(' '); putint((unsigned)narrow << 1 == 4294967294); putch('\n');
  return 1 << 2 + 1;
}
