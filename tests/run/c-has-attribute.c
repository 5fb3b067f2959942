// __has_attribute knows what the compiler does and what are mere hints, and denies what it refuses or does not know.
#include <stdio.h>
int main(void) {
  printf("%d%d%d%d%d ", __has_attribute(cleanup), __has_attribute(constructor), __has_attribute(destructor), __has_attribute(alias),
         __has_attribute(transparent_union));
  printf("%d%d%d%d%d ", __has_attribute(__packed__), __has_attribute(mode), __has_attribute(returns_twice), __has_attribute(may_alias),
         __has_attribute(__gnu_inline__));
  printf("%d%d%d%d%d ", __has_attribute(cold), __has_attribute(__nonstring__), __has_attribute(access), __has_attribute(leaf),
         __has_attribute(no_sanitize_address));
  printf("%d%d%d\n", __has_attribute(whatever), __has_attribute(packe), __has_attribute(zzz));
#if !__has_attribute(cleanup) || !__has_attribute(__fallthrough__) || __has_attribute(_packed_)
#error attributes
#endif
  return 0;
}
