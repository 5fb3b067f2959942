// The overflow builtins with their types in the name, and the C library by its builtin names.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void show(const char *format, ...) {
  char buffer[80];
  va_list list;
  va_start(list, format);
  __builtin_vsnprintf(buffer, sizeof buffer, format, list);
  va_end(list);
  puts(buffer);
}

#define TRY(op, a, b, result, format) \
  do { \
    int wrong = __builtin_##op##_overflow(a, b, &result); \
    show(#op " %d " format, wrong, result); \
  } while (0)

int main(void) {
  int i;
  long l;
  long long ll;
  unsigned u;
  unsigned long ul;
  unsigned long long ull;
  TRY(sadd, 2147483647, 1, i, "%d");
  TRY(ssub, -2147483647, 1, i, "%d");
  TRY(smul, 65536, -32768, i, "%d");
  TRY(saddl, 1L << 62, 1L << 62, l, "%ld");
  TRY(ssubl, 5, 7, l, "%ld");
  TRY(smull, 1L << 40, 1L << 23, l, "%ld");
  TRY(saddll, -1, 1, ll, "%lld");
  TRY(ssubll, (-9223372036854775807LL - 1), 1, ll, "%lld");
  TRY(smulll, -3, 5, ll, "%lld");
  TRY(uadd, 4294967295u, 2, u, "%u");
  TRY(usub, 1, 2, u, "%u");
  TRY(umul, 65536, 65535, u, "%u");
  TRY(uaddl, -1ul, 1, ul, "%lu");
  TRY(usubl, 2, 1, ul, "%lu");
  TRY(umull, 1ul << 33, 1ul << 31, ul, "%lu");
  TRY(uaddll, 1, 2, ull, "%llu");
  TRY(usubll, 0, 1, ull, "%llu");
  TRY(umulll, 3, 5, ull, "%llu");
  // The operands become of the type in the name.
  TRY(sadd, 4294967296 + 5, 1, i, "%d");
  show("%d", (int)_Generic(__builtin_uadd_overflow(1, 2, &u), _Bool: 1, default: 0));

  char *copy = __builtin_strdup("copy"), *part = __builtin_strndup("parted", 4);
  show("%s %s %d %d", copy, part, __builtin_strcasecmp("ABC", "abc"), __builtin_strncasecmp("ABx", "aby", 2));
  char buffer[10];
  show("%d %s", (int)(__builtin_stpcpy(buffer, "12345") - buffer), buffer);
  show("%c%c %lld", __builtin_toupper('a'), __builtin_tolower('B'), __builtin_llabs(-5));
  show("%.3f %.3f %.3f", __builtin_tan(0.5), __builtin_atan(1), __builtin_atan2(1, -1));
  show("%g %g %g %g %g", __builtin_round(2.5), __builtin_trunc(-2.7), __builtin_fmax(1, 2), __builtin_fmin(1, 2),
       __builtin_ldexp(3, 4));
  show("%g %g", __builtin_floorf(2.5f), __builtin_ceilf(2.5f));
  if (i == 12345) __builtin_trap();
  free(copy);
  free(part);
  return 0;
}
