// Naive and Knuth-Morris-Pratt search, edit distance on strings of bytes.
void putint(int x);
void putch(int c);

char text[2000001];
char pattern[32];
int fail[32];
int row[2001];

int naive(char *t, char *p) {
  int count = 0;
  for (; *t; t++) {
    char *a = t, *b = p;
    while (*b && *a == *b) {
      a++;
      b++;
    }
    if (!*b) count++;
  }
  return count;
}

int kmp(char *t, char *p) {
  int count = 0, k = 0, m = 0;
  while (p[m]) m++;
  fail[0] = 0;
  for (int i = 1; i < m; i++) {
    while (k && p[i] != p[k]) k = fail[k - 1];
    if (p[i] == p[k]) k++;
    fail[i] = k;
  }
  k = 0;
  for (int i = 0; t[i]; i++) {
    while (k && (k == m || t[i] != p[k])) k = fail[k - 1];
    if (t[i] == p[k]) k++;
    if (k == m) count++;
  }
  return count;
}

int editDistance(char *a, char *b, int n) {
  for (int j = 0; j <= n; j++) row[j] = j;
  for (int i = 1; i <= n; i++) {
    int diagonal = row[0];
    row[0] = i;
    for (int j = 1; j <= n; j++) {
      int old = row[j], best = diagonal + (a[i - 1] != b[j - 1]);
      if (row[j] + 1 < best) best = row[j] + 1;
      if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
      row[j] = best;
      diagonal = old;
    }
  }
  return row[n];
}

int main() {
  unsigned x = 1;
  int total = 0;
  for (int i = 0; i < 2000000; i++) {
    x = x * 1664525 + 1013904223;
    text[i] = 'a' + (x >> 30);
  }
  for (int round = 0; round < 8; round++) {
    int m = 6 + round;
    for (int i = 0; i < m; i++) pattern[i] = text[round * 1000 + i];
    pattern[m] = 0;
    int n = naive(text, pattern);
    if (n != kmp(text, pattern)) return 1;
    total = total * 7 + n;
  }
  for (int round = 0; round < 8; round++) total += editDistance(text + round * 5000, text + 900000, 2000);
  putint(total);
  putch(10);
  return 0;
}
