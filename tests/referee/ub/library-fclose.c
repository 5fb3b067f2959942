// A file is closed in the function and by its caller.
#include <stdio.h>

static void save(FILE *f) {
  fprintf(f, "data\n");
  fclose(f);
}

int main(void) {
  FILE *f = tmpfile();
  if (!f) return 1;
  save(f);
  fclose(f);  // ub: library
  puts("saved");
  return 0;
}
