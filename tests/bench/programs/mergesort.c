// Bottom-up merge sort with a second array.
void putint(int x);
void putch(int c);

int a[1048576], b[1048576];

void mergeRuns(int from[], int to[], int n, int width) {
  int start = 0;
  while (start < n) {
    int mid = start + width, end = start + 2 * width;
    if (mid > n) mid = n;
    if (end > n) end = n;
    int i = start, j = mid, k = start;
    while (i < mid && j < end) {
      if (from[i] <= from[j]) {
        to[k] = from[i];
        i = i + 1;
      } else {
        to[k] = from[j];
        j = j + 1;
      }
      k = k + 1;
    }
    while (i < mid) {
      to[k] = from[i];
      i = i + 1;
      k = k + 1;
    }
    while (j < end) {
      to[k] = from[j];
      j = j + 1;
      k = k + 1;
    }
    start = end;
  }
}

int main() {
  int n = 1048576, i, round, x = 1, check = 0;
  for (round = 0; round < 4; round++) {
    for (i = 0; i < n; i++) {
      x = x * 1664525 + 1013904223;
      a[i] = x;
    }
    int width = 1, flip = 0;
    while (width < n) {
      if (flip) mergeRuns(b, a, n, width); else mergeRuns(a, b, n, width);
      flip = !flip;
      width = width * 2;
    }
    check = check * 7 + (flip ? b[n / 5] : a[n / 5]);
  }
  putint(check);
  putch(10);
  return 0;
}
