// FLAGS: -Wformat=2
// Formats that are no literals but hold one all the time.
#include <stdio.h>
static const char global[] = "[..]";
static const char globalNumber[] = "%d";
const char *const pointer = "%s";
static char changed[] = "[..]";
extern const char other[];
const char *choose(int);

void formats(int i, long l, char *s) {
  const char local[] = "[..]";
  const char number[] = "%d\n";
  static const char *const kept = "[..]";
  const char *const chosen = choose(i);
  const char *loose = choose(i);
  volatile const char hardware[] = "[..]";
  printf(local);
  printf(number, l);                       // warning: format specifies type 'int' but the argument has type 'long'
  printf(number, i);
  printf(kept);
  printf(global);
  printf(globalNumber, i);
  printf(globalNumber, l);                 // warning: format specifies type 'int' but the argument has type 'long'
  printf(pointer, s);
  printf(chosen);                          // warning: format string is not a string literal (potentially insecure)
  printf(loose);                           // warning: format string is not a string literal (potentially insecure)
  printf(changed);                         // warning: format string is not a string literal (potentially insecure)
  printf(other);                           // warning: format string is not a string literal (potentially insecure)
  printf((const char *)hardware);          // warning: format string is not a string literal (potentially insecure)
}
