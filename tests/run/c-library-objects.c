// What the C library hands out: files, tokens, times, tables, texts, blocks.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>
#include <time.h>
#include <ctype.h>
#include <locale.h>
int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(int argc, char **argv, char **envp) {
  FILE *f = tmpfile();
  fputs("hello\nworld 12 3.5\n", f);
  rewind(f);
  int c, n = 0;
  while ((c = getc_unlocked(f)) != EOF) n += c;
  printf("%d %d %d\n", n, !!feof_unlocked(f), !!ferror_unlocked(f));
  clearerr(f); rewind(f);
  char *line = 0; size_t cap = 0;
  while (getline(&line, &cap, f) > 0) { char *save; for (char *t = strtok_r(line, " \n", &save); t; t = strtok_r(0, " \n", &save)) printf("[%s]", t); }
  free(line); fclose(f);
  char b[] = "a,b,,c"; char *p = b, *q; while ((q = strsep(&p, ","))) printf("<%s>", q); puts("");
  char e[] = "x y  z"; for (char *t = strtok(e, " "); t; t = strtok(0, " ")) printf("{%s}", t); puts("");
  char *end; long v = strtol("123abc", &end, 10); printf("%ld %s\n", v, end);
  double d = strtod("1.5e3xyz", &end); printf("%g %s\n", d, end);
  errno = 0; strtol("99999999999999999999", 0, 10); printf("%d %s\n", errno == ERANGE, strerror(errno));
  time_t t = 86400 * 365; struct tm *tm = gmtime(&t); char buf[64]; strftime(buf, sizeof buf, "%Y-%m-%d %H:%M:%S %Z", tm); printf("%s %s", buf, asctime(tm));
  printf("%d %d %c\n", isalpha('x') != 0, isdigit('x'), toupper('x'));
  printf("%s\n", localeconv()->decimal_point);
  int a[] = {5, 3, 9, 1}; qsort(a, 4, sizeof *a, cmp); int k = 9; int *r = bsearch(&k, a, 4, sizeof *a, cmp); printf("%d %d %ld\n", a[0], a[3], (long)(r - a));
  printf("%s %d %d\n", setlocale(LC_ALL, "C"), argc, argv[argc] == 0);
  char s[20]; strcpy(s, "ab"); strcat(s, "cd"); strncat(s, "efgh", 2); printf("%s %s %zu\n", s, strchr(s, 'c'), strlen(s));
  int x, y; float z; char w[10]; n = sscanf("12 34 5.5 word", "%d %d %f %9s", &x, &y, &z, w); printf("%d %d %d %g %s\n", n, x, y, z, w);
  char *dup = strdup("dup"); dup = realloc(dup, 100000); memset(dup + 4, 1, 90000); printf("%s\n", dup); free(dup);
  putc('x', stdout); putc_unlocked('\n', stdout);
  return 0;
}
