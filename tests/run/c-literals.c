// The type of a literal: suffixes, and the first type that holds it (hexadecimal ones may be unsigned).
int main() {
  putint(sizeof 1 == 4); putint(sizeof 1L == 8); putint(sizeof 1u == 4); putint(sizeof 1UL == 8); putint(sizeof 2147483648 == 8); putint(sizeof 0x80000000 == 4); putint(sizeof 0x100000000 == 8); putint(sizeof 037777777777 == 4);
  putint(sizeof 1.0 == 8); putint(sizeof 1.0f == 4); putint(sizeof 'a' == 4); putint(sizeof 1ll == 8); putint(sizeof 0xFFuL == 8); putch(' ');
  putint(0x80000000 > 0); putint(-2147483648 < 0); putint(2147483648 > 0); putint(-1 < 0x7fffffff); putint(-1 < 0x80000000); putint(0xffffffff == -1); putint(0xffffffffL == -1); putint(-1 < 1u); putint(-1L < 1u); putch(' ');
  putint(1e3 == 1000); putint(.5 + 5. == 5.5); putint(0x1p4 == 16); putint(0x.8p1f == 1); putint(1.5e-1F == 0.15f); putint(0.1f == 0.1); putint(0.5f == 0.5); putch(' ');
  putint('a'); putch(' '); putint('\n'); putch(' '); putint('\''); putch(' '); putint('"'); putch(' '); putint('\\'); putch(' '); putint('\0'); putch(' '); putint('\x41'); putch(' '); putint('\101'); putch(' ');
  putint('\t' + '\r' + '\a' + '\b' + '\f' + '\v' + '\?'); putch(' '); putint((signed char)'\xff'); putch(' '); putint((signed char)'\377'); putch('\n');
  return 0;
}
