// Heapsort: unpredictable branches and index arithmetic.
void putint(int x);
void putch(int c);

int heap[600001];

void sift(int root, int n) {
  int x = heap[root], child = root * 2;
  while (child <= n) {
    if (child < n && heap[child + 1] > heap[child]) child++;
    if (heap[child] <= x) break;
    heap[root] = heap[child];
    root = child;
    child = root * 2;
  }
  heap[root] = x;
}

int main() {
  int n = 600000, i, round, x = 7, check = 0;
  for (round = 0; round < 4; round++) {
    for (i = 1; i <= n; i++) {
      x = x * 69069 + 1;
      heap[i] = (x >> 4) & 0x7ffffff;
    }
    for (i = n / 2; i >= 1; i--) sift(i, n);
    for (i = n; i > 1; i--) {
      int t = heap[1];
      heap[1] = heap[i];
      heap[i] = t;
      sift(1, i - 1);
    }
    check = check * 31 + heap[n / 7];
  }
  putint(check);
  putch(10);
  return 0;
}
