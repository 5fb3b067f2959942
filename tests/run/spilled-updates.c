// A minimum whose other operand two paths bring is spilled on both of them and updated in place. The loops beside each other
// need all registers, so the result must be in the slot when they begin.
int printf(const char *, ...);
long least = 900;
unsigned long filler = 3;
long chosen[16];
int others[16], sums[16];
unsigned a[16][16], c[16][16], d[16][16], e[16][16];
int b[16][16];
long copies[16][16];

__attribute__((noinline)) void work(void) {
  for (int i = 0; i < 16; i++) {
    long other = chosen[i] > 3 ? 507 : others[i];
    least = least < other ? least : other;
    for (int j = 1; j < 12; j++) {
      a[i][j] = b[j][i] & c[i][j];
      sums[j] = d[j][i] | e[i][j];
    }
    for (int j = 0; j < 16; j++) copies[i][j] = filler;
  }
}

int main(void) {
  for (int i = 0; i < 16; i++) {
    chosen[i] = i % 5, others[i] = 600 - (i * 7 % 16) * 20;
    for (int j = 0; j < 16; j++) b[i][j] = i * j, c[i][j] = i + j, d[i][j] = i ^ j, e[i][j] = 2 * i;
  }
  work();
  unsigned long sum = 0;
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < 16; j++) sum = sum * 3 + a[i][j] + copies[j][i] + sums[i];
  printf("%ld %lu\n", least, sum);
  return 0;
}
