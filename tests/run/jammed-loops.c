// Nests whose inner loop updates the same places in each round of the outer one: several rounds of
// it may run in one, or must not.
#include <stdio.h>

enum { N = 37 };
static long rows[64][N], sum[N + 8];
static double weights[64][N], total[N];
static char bytes[64][80];
static unsigned crc[256];

static void fill(void) {
  for (int k = 0; k < 64; k++)
    for (int j = 0; j < N; j++) {
      bytes[k][j] = (char)(k * 7 + j * 3);
      rows[k][j] = (k * 31 + j * 17) % 101 - 50;
      weights[k][j] = rows[k][j] / 8.0;
    }
  for (int j = 0; j < N + 8; j++) sum[j] = j;
  for (int j = 0; j < N; j++) total[j] = 0.25 * j;
}

static void show(const char* what) {
  unsigned long hash = 17;
  double all = 0;
  for (int j = 0; j < N + 8; j++) hash = hash * 31 + (unsigned long)sum[j];
  for (int j = 0; j < N; j++) all = all * 0.5 + total[j];
  for (int j = 0; j < 64 * 80; j++) hash = hash * 7 + (unsigned char)bytes[j / 80][j % 80];
  printf("%s %lu %.6f\n", what, hash, all);
  fill();
}

// 64 rounds, 62, 61 and 33: four at once, two at once, and some left over.
static void rounds64(void) {
  for (long k = 0; k < 64; k++)
    for (long j = 0; j < N; j++) sum[j] += rows[k][j];
}
static void rounds62(void) {
  for (long k = 1; k < 63; k++)
    for (long j = 0; j < N; j++) sum[j] = sum[j] * 3 ^ rows[k][j];
}
static void rounds61(void) {
  for (long k = 0; k < 61; k++)
    for (long j = 0; j < N; j++) total[j] = total[j] * 0.75 + weights[k][j];
}
static void down33(void) {
  for (long k = 33; k > 0; k--)
    for (long j = N - 1; j >= 0; j--) sum[j] = sum[j] * 5 + rows[k][j];
}

// Numbers of rounds that only the caller knows, also none.
__attribute__((noinline)) static void some(long from, long to, long n) {
  for (long k = from; k < to; k++)
    for (long j = 0; j < n; j++) sum[j] = sum[j] * 3 + rows[k][j];
}
__attribute__((noinline)) static void whole(long from, long to) {
  for (long k = from; k < to; k++)
    for (long j = 0; j < N; j++) sum[j] = sum[j] * 3 + rows[k][j];
}
__attribute__((noinline)) static void wholeDown(int from, int to) {
  for (int k = from; k >= to; k -= 2)
    for (int j = N; j > 0; j -= 3) total[j - 1] = total[j - 1] * 0.75 + weights[k][j - 1];
}
__attribute__((noinline)) static void steps(int from, int to, int by) {
  for (int k = from; k < to; k += 3)
    for (int j = 0; j < N; j += by) total[j] = total[j] * 0.5 + weights[k][j];
}

// The inner loop's bounds depend on the outer counter.
static void triangle(void) {
  for (long k = 0; k < 36; k++)
    for (long j = 0; j < k + 1; j++) sum[j] = sum[j] * 3 + rows[k][j];
}
static void upper(void) {
  for (long k = 0; k < 36; k++)
    for (long j = k; j < N; j++) sum[j] = sum[j] * 3 + rows[k][j];
}

// What this round stores the next one loads, later on, at once, or earlier.
static void ahead(void) {
  for (long k = 0; k < 40; k++)
    for (long j = 0; j < N; j++) sum[j] += sum[j + 1];
}
static void behind(void) {
  for (long k = 0; k < 40; k++)
    for (long j = 1; j < N; j++) sum[j] += sum[j - 1];
}
static void behindDown(void) {
  for (long k = 0; k < 40; k++)
    for (long j = N - 1; j > 0; j--) sum[j] += sum[j - 1];
}
static void aheadDown(void) {
  for (long k = 0; k < 40; k++)
    for (long j = N - 1; j >= 0; j--) sum[j] += sum[j + 3];
}
static void moving(void) {
  for (long k = 0; k < 40; k++)
    for (long j = 0; j < 30; j++) {
      bytes[k + 1][j] = bytes[k][j + 1] ^ 5;
      sum[j] += k;
    }
}
static void onePlace(void) {
  for (long k = 0; k < 40; k++)
    for (long j = 0; j < 30; j++) {
      sum[3] = sum[3] * 3 + rows[k][j];
      sum[j] += rows[k][j];
    }
}
static void sliding(void) {
  for (long k = 0; k < 8; k++)
    for (long j = 0; j < 36; j++) sum[j + k] = sum[j + k] * 3 + rows[k][j];
}
static void slidingBack(void) {
  for (long k = 8; k > 0; k--)
    for (long j = 0; j < 36; j++) sum[j + k] = sum[j + k] * 3 + rows[k][j];
}
static void wide(void) {
  for (long k = 0; k < 8; k++)
    for (long j = 0; j < 9; j++) {
      sum[4 * j + 3 - k % 2] += k;
      sum[4 * j] = sum[4 * j] * 3 + sum[4 * j + 3] + rows[k][j];
    }
}

// Rows that the caller passes: other ones, or the sums themselves.
__attribute__((noinline)) static void fromPointer(long* to, const long* from, long stride) {
  for (long k = 0; k < 16; k++)
    for (long j = 0; j < 20; j++) to[j] = to[j] * 3 + from[k * stride + j];
}
static void flat(long* to) {
  for (long k = 0; k < 4; k++)
    for (long j = 0; j < 8; j++) to[j] = to[j] * 3 + to[k * 9 + j];
}

// No memory in the inner loop but its table; a shift eight times.
static void table(void) {
  for (unsigned i = 0; i < 256; i++) crc[i] = i;
  for (int bit = 0; bit < 8; bit++)
    for (int i = 0; i < 256; i++) crc[i] = crc[i] & 1 ? crc[i] >> 1 ^ 0xedb88320u : crc[i] >> 1;
}

int main(void) {
  fill();
  rounds64(), show("64");
  rounds62(), show("62");
  rounds61(), show("61");
  down33(), show("33");
  for (long n = 0; n < 7; n++) some(2, 2 + n, N), show("some");
  for (long n = -1; n < 11; n++) whole(4, 4 + n), show("whole");
  for (int n = -1; n < 11; n++) wholeDown(2 * n, n / 3), show("whole, down");
  some(5, 2, N), some(0, 9, 0), some(0, 9, 1), some(0, 9, -3), show("none");
  for (int n = 0; n < 9; n++) steps(1, n * 2, 1 + n % 3), show("steps");
  triangle(), show("triangle");
  upper(), show("upper");
  ahead(), show("ahead");
  behind(), show("behind");
  behindDown(), show("behind, down");
  aheadDown(), show("ahead, down");
  moving(), show("moving");
  onePlace(), show("one place");
  sliding(), show("sliding");
  slidingBack(), show("sliding back");
  wide(), show("wide");
  fromPointer(sum, rows[0], N), show("pointer");
  fromPointer(sum, sum, 1), show("pointer to the sums");
  fromPointer(&rows[3][1], rows[0], N), sum[0] = rows[3][9] + rows[4][5], show("pointer to a row");
  flat(sum), show("flat");
  table();
  unsigned all = 0;
  for (int i = 0; i < 256; i++) all = all * 31 + crc[i];
  printf("table %u\n", all);
  return 0;
}
