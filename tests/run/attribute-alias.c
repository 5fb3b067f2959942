// Several names of one symbol: strong and weak, of visible and static functions and variables.
int printf(const char *, ...);
int fg(int a) { return a + 1; }
int bg(int a) __attribute__((alias("fg")));
int wg(int a) __attribute__((weak, alias("fg")));
static int hidden(int a) { return a * 3; }
int shown(int a) __attribute__((alias("hidden")));
static int local(int a) __attribute__((alias("hidden")));
int number = 5;
extern int other __attribute__((alias("number")));
extern int third __attribute__((weak, alias("number")));
static int table[4] = {1, 2, 3, 4};
extern int view[4] __attribute__((alias("table")));
int main(void) {
  printf("%d %d %d\n", fg(1), bg(2), wg(3));
  printf("%d %d %d\n", hidden(1), shown(2), local(3));
  printf("%d %d %d %d\n", number, other, third, view[2]);
  table[1] = 20;
  printf("%d %d\n", view[1], fg == bg);
  return 0;
}
