// The overflow builtins on integers of different signs and widths.
int printf(const char *format, ...);
typedef unsigned long u64;
typedef long s64;
typedef unsigned u32;
void all(s64 a, u64 b, u32 c, int d) {
  s64 s;
  u64 u;
  int i;
  u32 w;
  short h;
  int flags = __builtin_add_overflow(a, b, &s);
  flags = flags * 2 + __builtin_sub_overflow(a, b, &u);
  printf("%d %ld %lu\n", flags, s, u);
  flags = __builtin_mul_overflow(a, b, &s);
  flags = flags * 2 + __builtin_mul_overflow(b, b, &u);
  printf("%d %ld %lu\n", flags, s, u);
  flags = __builtin_mul_overflow(b, b, &s);
  flags = flags * 2 + __builtin_add_overflow(a, d, &i);
  flags = flags * 2 + __builtin_add_overflow(b, c, &w);
  printf("%d %ld %d %u\n", flags, s, i, w);
  flags = __builtin_mul_overflow(c, d, &u);
  flags = flags * 2 + __builtin_sub_overflow(c, d, &s);
  flags = flags * 2 + __builtin_mul_overflow(c, c, &i);
  printf("%d %lu %ld %d\n", flags, u, s, i);
  flags = __builtin_add_overflow(a, a, &h);
  flags = flags * 2 + __builtin_sub_overflow(b, 1, &s);
  printf("%d %d %ld\n", flags, h, s);
}
int main(void) {
  s64 as[] = {0, -1, 7, 9223372036854775807, -9223372036854775807 - 1};
  u64 bs[] = {0, 3, 9223372036854775808u, 18446744073709551615u};
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 4; j++) all(as[i], bs[j], (u32)bs[j], (int)as[i]);
  return 0;
}
