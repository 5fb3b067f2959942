// Quicksort and binary search with pointers, on ints, chars and strings.
int compare(const char *a, const char *b) { while (*a && *a == *b) ++a, ++b; return *a - *b; }
void sort(int *lo, int *hi) {
  if (lo >= hi) return;
  int pivot = lo[(hi - lo) / 2], *i = lo, *j = hi;
  while (i <= j) {
    while (*i < pivot) ++i;
    while (*j > pivot) --j;
    if (i <= j) { int t = *i; *i++ = *j; *j-- = t; }
  }
  sort(lo, j); sort(i, hi);
}
void sortWords(char **w, int n) {
  for (char **i = w + 1; i < w + n; i++) {
    char *key = *i, **j = i;
    for (; j > w && compare(j[-1], key) > 0; --j) *j = j[-1];
    *j = key;
  }
}
int *search(int *lo, int *hi, int key) { while (lo < hi) { int *m = lo + (hi - lo) / 2; if (*m < key) lo = m + 1; else hi = m; } return *lo == key ? lo : 0; }
int a[500];
int main() {
  unsigned seed = 1;
  for (int i = 0; i < 500; i++) a[i] = (seed = seed * 1103515245 + 12345) >> 16 & 1023;
  sort(a, a + 499);
  int ok = 1, found = 0, h = 0;
  for (int *p = a + 1; p < a + 500; p++) { ok &= p[-1] <= *p; h = h * 31 + *p; }
  for (int k = 0; k < 1024; k++) if (search(a, a + 499, k)) found++;
  putint(ok); putch(' '); putint(found); putch(' '); putint(h); putch(' '); putint(search(a, a + 499, a[250]) - a); putch('\n');
  char *w[] = {"pear", "fig", "apple", "figs", "banana", "", "Apple"};
  sortWords(w, 7);
  for (int i = 0; i < 7; i++) { for (char *s = w[i]; *s; s++) putch(*s); putch(','); }
  putch('\n');
  return 0;
}
