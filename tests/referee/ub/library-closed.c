// Writes to a file after it was closed.
#include <stdio.h>

int main(void) {
  FILE *log = tmpfile();
  if (!log) return 1;
  fprintf(log, "start\n");
  fclose(log);
  fprintf(log, "end\n");  // ub: library
  puts("logged");
  return 0;
}
