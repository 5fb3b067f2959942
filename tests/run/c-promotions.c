// Integer promotions and the usual arithmetic conversions, seen through comparisons and divisions.
int main() {
  signed char c = -1; unsigned char uc = 255; short s = -1; unsigned short us = 65535; int i = -1; unsigned u = 1; long l = -1; unsigned long ul = 1;
  putint(c < uc); putint(s < us); putint(i < u); putint(l < u); putint(l < ul); putint(c < u); putint(uc < u); putint(i < us); putint(us > s); putch(' ');
  putint(c == 4294967295u); putint(s == 4294967295u); putint(us == 4294967295u); putint(l == 4294967295u); putint(l == 18446744073709551615u); putch(' ');
  putint((uc + uc) / 2); putch(' '); putint(us * us < 0 || us * us > 0); putch(' '); putint(~uc); putch(' '); putint(-us); putch(' '); putint(!uc); putch(' '); putint(+c); putch(' ');
  putint((i + u) == 0); putint((l + u) == 0); putint((i / u) > 1); putint((l / (long)u) == -1); putch(' ');
  putint((u - 2) > 0); putint((uc - 256) < 0); putint((us - 65536) < 0); putint((ul - 2) > 0); putch(' ');
  putint((1 ? -1 : u) > 0); putint((1 ? c : uc) < 0); putint((i ? i : l) < 0); putch(' ');
  putint(sizeof(c + c) == sizeof(int)); putint(sizeof(us + us) == sizeof(int)); putint(sizeof(i + l) == sizeof(long)); putint(sizeof(u + ul) == sizeof(long)); putint(sizeof(c << l) == sizeof(int));
  putint(sizeof(1.0f + i) == sizeof(float)); putint(sizeof(1.0f + 1.0) == sizeof(double)); putint(sizeof(l + 1.0f) == sizeof(float)); putch('\n');
  return 0;
}
