/* Functions of the C library by hand-written prototypes: files, strings, numbers, math. */
int printf(const char *format, ...);
int fprintf(void *file, const char *format, ...);
int fscanf(void *file, const char *format, ...);
int sscanf(const char *text, const char *format, ...);
void *tmpfile(void);
int fclose(void *file);
int fseek(void *file, long offset, int from);
long ftell(void *file);
void rewind(void *file);
int fgetc(void *file);
char *fgets(char *to, int room, void *file);
unsigned long fread(void *to, unsigned long size, unsigned long count, void *file);
int feof(void *file);
char *strtok(char *text, const char *separators);
unsigned long strspn(const char *text, const char *set);
unsigned long strcspn(const char *text, const char *set);
char *strpbrk(const char *text, const char *set);
char *strncat(char *to, const char *from, unsigned long most);
int strcmp(const char *a, const char *b);
long long strtoll(const char *text, char **end, int base);
unsigned long strtoul(const char *text, char **end, int base);
double strtod(const char *text, char **end);
double copysign(double value, double sign);
double frexp(double value, int *exponent);
double ldexp(double value, int exponent);
double modf(double value, double *whole);
double log1p(double x);
double hypot(double x, double y);
double nan(const char *tag);
double fdim(double x, double y);
long lround(double x);
int isblank(int c);
int iscntrl(int c);
long long llabs(long long x);
void *aligned_alloc(unsigned long align, unsigned long size);
void free(void *memory);
int *__errno_location(void);
void *fopen(const char *name, const char *mode);

static void files(void) {
  void *file = tmpfile();
  char line[40];
  int number = 0;
  double real = 0;
  char word[20];
  for (int i = 0; i < 4; i++) fprintf(file, "line %d: %.2f %s\n", i, i * 1.25, i % 2 ? "odd" : "even");
  long size = ftell(file);
  rewind(file);
  while (fgets(line, 40, file)) printf("%s", line);
  printf("end %d, %ld bytes\n", feof(file) != 0, size);
  fseek(file, 15, 0);
  while (fscanf(file, "line %d: %lf %19s\n", &number, &real, word) == 3)
    printf("%d %g %s\n", number, real, word);
  fseek(file, -5, 2);
  unsigned long got = fread(line, 1, 40, file);
  line[got] = 0;
  printf("%lu %s", got, line);
  fclose(file);
  printf("%d\n", fopen("/no/such/file", "r") == 0 && *__errno_location() == 2);
}

static void strings(void) {
  char text[] = "one, two;three  four";
  char joined[40] = "<";
  for (char *word = strtok(text, ", ;"); word; word = strtok(0, ", ;")) strncat(joined, word, 3);
  printf("%s %d\n", joined, strcmp(joined, "<onetwothrfou"));
  printf("%lu %lu %s\n", strspn("aabbc", "ab"), strcspn("xyz,", ","), strpbrk("key=value", "=:"));
  char *end;
  printf("%lld ", strtoll("-9000000000 rest", &end, 10));
  printf("%s %lx\n", end, strtoul("ff", 0, 16));
  double number = strtod("2.5e3x", &end);
  printf("%g %s\n", number, end);
  int a, b;
  char c;
  int read = sscanf("12-34q", "%d-%d%c", &a, &b, &c);
  printf("%d %d %d %c\n", read, a, b, c);
  printf("%d %d\n", isblank('\t') != 0, iscntrl('a'));
}

int main(void) {
  files();
  strings();
  int exponent;
  double fraction = frexp(48.0, &exponent), whole;
  printf("%g %d %g\n", fraction, exponent, ldexp(0.75, 4));
  fraction = modf(-3.25, &whole);
  printf("%g %g %g %g\n", fraction, whole, copysign(2.0, -0.0), fdim(5, 3));
  printf("%.6f %g %d %ld %lld\n", log1p(1.0), hypot(3, 4), nan("") != nan(""), lround(-2.5),
         llabs(-5000000000));
  char *memory = aligned_alloc(64, 128);
  printf("%d\n", (long)memory % 64 == 0);
  free(memory);
  return 0;
}
