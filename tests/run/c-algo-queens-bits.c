// N queens with bit masks, recursion and default promotions.
int solve(unsigned all, unsigned cols, unsigned left, unsigned right) {
  if (cols == all) return 1;
  int n = 0;
  for (unsigned free = all & ~(cols | left | right), bit; free; free ^= bit) {
    bit = free & -free;
    n += solve(all, cols | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return n;
}
int main() {
  for (int n = 1; n <= 8; n++) { putint(solve((1u << n) - 1, 0, 0, 0)); putch(n < 8 ? ' ' : '\n'); }
  return 0;
}
