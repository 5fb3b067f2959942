// Edit distance of two texts with two rows, and of the texts' parts.
void putint(int x);
void putch(int c);

int first[2048], second[2048], row[2049], last[2049];

int least(int a, int b, int c) {
  int m = a;
  if (b < m) m = b;
  if (c < m) m = c;
  return m;
}

int distance(int from, int n, int m) {
  int i, j;
  for (j = 0; j <= m; j++) last[j] = j;
  for (i = 1; i <= n; i++) {
    row[0] = i;
    for (j = 1; j <= m; j++) {
      int cost = 1;
      if (first[from + i - 1] == second[j - 1]) cost = 0;
      row[j] = least(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
    }
    for (j = 0; j <= m; j++) last[j] = row[j];
  }
  return last[m];
}

int main() {
  int i, seed = 7, check = 0;
  for (i = 0; i < 2048; i++) {
    seed = (seed * 1103 + 377) % 65521;
    first[i] = seed % 4;
    seed = (seed * 1103 + 377) % 65521;
    second[i] = seed % 4;
  }
  for (i = 0; i < 24; i++) {
    check = check * 7 + distance(i * 10, 1500 + i * 3, 2048 - i * 5);
  }
  putint(check);
  putch(10);
  return 0;
}
