// ({ ... }): values, void ones, jumps out of them, switches and loops inside, as macros use them.
int printf(const char *, ...);

static int twice(int x) { return ({ int y = x; y + y; }); }
static int find(int n) {
  for (int i = 0;; i++) {
    int square = ({ if (i > n) break; i * i; });
    if (square > 20) return square;
    n += ({ if (i == 2) continue; 0; });
  }
  return -n;
}
static int early(int x) { return 1 + ({ if (x) return 7; x + 3; }); }
static int never(int x) { return 1 + ({ return x; 5; }); }
static int jumps(int x) {
  int y = x && ({ if (x > 2) goto out; x; });
  return y;
out:
  return 50 + x;
}
static int inside(int n) {
  return ({
    int sum = 0;
  again:
    sum += n--;
    if (n > 0) goto again;
    switch (sum) { case 10: sum = 100; break; case 15: sum = 150; }
    sum;
  }) + ({ n; });
}
static double mixed(double d) { return ({ float f = d; f; }) * ({ char c = 3; c; }); }
static void nothing(int *p) { ({ if (*p) ; else *p = 9; }); (void)({ ++*p; }); }
static const char *text(int i) { return ({ "abc"; }) + i; }
static int array(int i) { return ({ int a[3] = {4, 5, 6}; a[i]; }); }
static int labelled(int n) { return ({ int s = 0; loop: s += n; n--; if (n > 0) goto loop; value: s; }); }
static int nested(int a, int b) { return ({ int m = ({ int t = a > b ? a : b; t; }); m * ({ b; }); }); }

int main(void) {
  int zero = 0;
  nothing(&zero);
  printf("%d %d %d %d %d %d\n", twice(4), find(10), find(2), early(0), early(1), never(6));
  printf("%d %d %d %d\n", jumps(0), jumps(1), jumps(3), inside(4));
  printf("%g %d %s %d %d %d\n", mixed(1.5), zero, text(1), array(2), nested(3, 4), labelled(4));
  return ({ 3; });
}
