// N queens with bit masks.
void putint(int x);
void putch(int c);

int full;

int count(int columns, int left, int right) {
  if (columns == full) return 1;
  int free = full & ~(columns | left | right), total = 0;
  while (free) {
    int bit = free & -free;
    free = free ^ bit;
    total += count(columns | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return total;
}

int main() {
  int n;
  for (n = 8; n <= 14; n++) {
    full = (1 << n) - 1;
    putint(count(0, 0, 0));
    putch(10);
  }
  return 0;
}
