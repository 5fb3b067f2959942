// A function of 14 blocks for the explain page: a loop with branches, a break, and a loop in it.
int putint(int); int putch(int); int getint();
int work(int n) {
  int i = 0, sum = 0, best = 0, last = 0;
  while (i < n) {
    int x = i * i % 7;
    if (x > 3) {
      if (x == 5) break;
      sum = sum + x;
    } else {
      best = best + 1;
    }
    int j = 0;
    while (j < x) {
      last = last + j;
      j = j + 1;
    }
    if (last > 100) last = 0;
    i = i + 1;
  }
  return sum * 100 + best * 10 + last;
}
int main() { putint(work(20)); putch(10); return 0; }
