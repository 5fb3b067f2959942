// Bounds in the operand of sizeof and _Alignof are evaluated only if the size depends on them.
#include <stdio.h>
int main(void) {
  int j = 1, size, align;
#define SHOW(type) (size = sizeof(type), align = _Alignof(type), printf("%d %d %d\n", size, align, j))
  SHOW(int(*)[j++]);
  SHOW(int(*(*)[2])[j++]);
  SHOW(int(*[2])[j++]);
  SHOW(__typeof__(int(*)[j++]));
  SHOW(int (*)(int[j++]));
  SHOW(int[++j]);
  SHOW(int(*[++j])[3]);
  size = sizeof(int(*)[j++]) + sizeof(char[++j]);
  printf("%d %d\n", size, j);
  for (int i = 0; i < 3; i++) j += sizeof(int(*)[j++]) == sizeof(int *);
  printf("%d\n", j);
  return 0;
}
