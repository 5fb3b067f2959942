// Prototypes, with and without names; calls before the definition; mutual recursion.
int even(int), odd(int n);
float average(int a[], int n);
void print(char *, int);
static long twice(long);
int unused(double, ...);
int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int even(int n) { return n == 0 ? 1 : odd(n - 1); }
int main(void) {
  int a[4] = {1, 2, 3, 5};
  int even(int);
  putint(even(10)); putint(odd(7)); putint(even(3)); putfloat(average(a, 4)); print("ok", 3); putint(twice(21)); putch('\n');
  return average(a, sizeof a / sizeof *a) * 4;
}
float average(int *a, int n) { float s = 0; for (int i = 0; i < n; i++) s += a[i]; return s / n; }
void print(char *s, int n) { while (n--) for (char *p = s; *p; p++) putch(*p); }
long twice(long x) { return x * 2; }
int even(int n);
