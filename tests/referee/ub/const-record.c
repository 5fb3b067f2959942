// One member of a constant record.
#include <stdio.h>

struct setting {
  int width, height;
};

int main(void) {
  const struct setting s = {80, 25};
  const struct setting *view = &s;
  int *height = (int *)&view->height;
  if (*height < 40)
    *height = 40;  // ub: const
  printf("%d\n", s.width);
  return 0;
}
