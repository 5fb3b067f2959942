// A temporary file is written, read and searched.
#include <stdio.h>
#include <string.h>

struct record {
  char name[8];
  int number;
};

int main(void) {
  FILE *f = tmpfile();
  if (!f) return 1;
  struct record r = {"first", 1}, s = {"second", 2}, t;
  fwrite(&r, sizeof r, 1, f);
  fwrite(&s, sizeof s, 1, f);
  fseek(f, sizeof r, SEEK_SET);
  if (fread(&t, sizeof t, 1, f) == 1) printf("%s %d\n", t.name, t.number);
  size_t more = fread(&t, sizeof t, 1, f);
  printf("%zu %d\n", more, feof(f) != 0);
  rewind(f);
  fputs("one line\nand more\n", f);
  rewind(f);
  char line[10];
  if (fgets(line, sizeof line, f)) printf("%s", line);
  if (fgets(line, sizeof line, f)) printf("%s", line);
  int c = getc(f);
  ungetc(c, f);
  printf("\n%d %ld\n", c == getc(f), ftell(f) > 0 ? 1L : 0L);
  return fclose(f);
}
