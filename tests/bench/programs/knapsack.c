// 0/1 knapsack with a rolling row.
void putint(int x);
void putch(int c);

int best[20001];

int main() {
  int items = 15000, capacity = 20000, i, j, x = 11;
  for (i = 0; i < items; i++) {
    x = x * 69069 + 5;
    int weight = ((x >> 10) & 1023) + 1;
    x = x * 69069 + 5;
    int value = (x >> 12) & 4095;
    for (j = capacity; j >= weight; j--) {
      int with = best[j - weight] + value;
      if (with > best[j]) best[j] = with;
    }
  }
  putint(best[capacity]);
  putch(10);
  return 0;
}
