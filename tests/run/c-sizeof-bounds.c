// Bounds in the operand of sizeof and _Alignof are evaluated only if the size depends on them.
#include <stdio.h>
int main(void) {
  int j = 1;
#define SHOW(size) printf("%d %d %d\n", (int)sizeof(size), (int)_Alignof(size), j)
  SHOW(int(*)[j++]);
  SHOW(int(*(*)[2])[j++]);
  SHOW(int(*[2])[j++]);
  SHOW(__typeof__(int(*)[j++]));
  SHOW(int (*)(int[j++]));
  SHOW(int[++j]);
  SHOW(int(*[++j])[3]);
  printf("%d %d\n", (int)(sizeof(int(*)[j++]) + sizeof(char[++j])), j);
  for (int i = 0; i < 3; i++) j += sizeof(int(*)[j++]) == sizeof(int *);
  printf("%d\n", j);
  return 0;
}
