#include <stdio.h>
#define APART __attribute__((noinline))

struct Row {
  int value, rest[6];
};
APART int thirds(const struct Row* rows, long n) {
  int sum = 0;
  for (long i = 0; i < n; i += 3) sum = sum * 7 + rows[i].value;
  return sum;
}
int main(void) {
  static struct Row rows[40];
  for (int i = 0; i < 40; i++) rows[i].value = i;
  for (int n = 0; n < 20; n++) printf("%d ", thirds(rows, n));
  return 0;
}
