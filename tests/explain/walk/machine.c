// A state machine with goto: is the text a number?
#include <stdio.h>

int isNumber(const char *s) {
  int digits = 0;
start:
  if (*s == '-' || *s == '+') s++;
whole:
  if (*s >= '0' && *s <= '9') {
    digits++;
    s++;
    goto whole;
  }
  if (*s == '.') {
    s++;
    goto fraction;
  }
  goto end;
fraction:
  if (*s >= '0' && *s <= '9') {
    digits++;
    s++;
    goto fraction;
  }
end:
  if (*s == ' ') {
    s++;
    if (digits == 0) goto start;
    goto end;
  }
  return *s == 0 && digits > 0;
}

int main(void) {
  printf("%d%d\n", isNumber("-12.5 "), isNumber("1x"));
  return 0;
}
