// Quicksort with the middle element as pivot, on pseudo-random numbers.
void putint(int x);
void putch(int c);

int data[1000000];
int seed = 12345;

int next() {
  seed = seed * 1103515245 + 12345;
  return (seed >> 8) & 0xffffff;
}

void sort(int v[], int low, int high) {
  int i = low, j = high, pivot = v[(low + high) / 2];
  while (i <= j) {
    while (v[i] < pivot) i = i + 1;
    while (v[j] > pivot) j = j - 1;
    if (i <= j) {
      int t = v[i];
      v[i] = v[j];
      v[j] = t;
      i = i + 1;
      j = j - 1;
    }
  }
  if (low < j) sort(v, low, j);
  if (i < high) sort(v, i, high);
}

int main() {
  int n = 1000000, i, round, check = 0;
  for (round = 0; round < 5; round++) {
    for (i = 0; i < n; i++) data[i] = next();
    sort(data, 0, n - 1);
    for (i = 1; i < n; i++)
      if (data[i - 1] > data[i]) return 1;
    check = check * 31 + data[n / 3];
  }
  putint(check);
  putch(10);
  return 0;
}
