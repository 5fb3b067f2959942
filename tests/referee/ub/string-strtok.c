// What was read has no zero at its end.
#include <stdio.h>
#include <string.h>

int main(void) {
  char field[4];
  memcpy(field, "a,bc", sizeof field);
  for (char *part = strtok(field, ","); part; part = strtok(NULL, ","))  // ub: string
    printf("%s\n", part);
  return 0;
}
