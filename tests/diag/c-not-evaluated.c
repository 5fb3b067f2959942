// What constants to the left keep from being evaluated cannot go wrong.
#include <stdarg.h>
int f(int a, ...) {
  va_list list;
  va_start(list, a);
  va_end(list);
  if (0 && 1 / 0) return 1;
  if (1 || 1 % 0) a = 2;
  a += 0 ? 1 / 0 : a;
  a += 1 ? a : (a << 40) + 1 / 0;
  a += 1 ? 1 / 0 : a;       // warning: division by zero is undefined
  if (1 && a % 0) return 2; // warning: remainder by zero is undefined
  return sizeof(1 / 0) + (0 || a >> 33);  // warning: shift count >= width of type
}
