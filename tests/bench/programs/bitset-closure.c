// The transitive closure of a graph by rows of bits (Warshall), and set operations on them.
#include <stdint.h>
#include <stdio.h>

enum { N = 1024, WORDS = N / 64 };
typedef struct {
  uint64_t words[WORDS];
} Set;

static Set reach[N], forward[N];

static inline int has(const Set *set, int i) { return set->words[i >> 6] >> (i & 63) & 1; }
static inline void add(Set *set, int i) { set->words[i >> 6] |= (uint64_t)1 << (i & 63); }
static void unite(Set *set, const Set *other) {
  for (int w = 0; w < WORDS; w++) set->words[w] |= other->words[w];
}
static int bits(uint64_t x) {
  int n = 0;
  while (x) {
    x &= x - 1;
    n++;
  }
  return n;
}
static int size(const Set *set) {
  int n = 0;
  for (int w = 0; w < WORDS; w++) n += bits(set->words[w]);
  return n;
}

int main(void) {
  uint32_t seed = 12345;
  long total = 0;
  for (int round = 0; round < 72; round++) {
    for (int i = 0; i < N; i++) {
      forward[i] = (Set){{0}};
      for (int k = 0; k < 2; k++) {
        seed = seed * 1664525 + 1013904223;
        if ((seed >> 28) < (uint32_t)(round % 12) + 2) add(&forward[i], seed >> 12 & (N - 1));
      }
      reach[i] = forward[i];
    }
    for (int k = 0; k < N; k++)
      for (int i = 0; i < N; i++)
        if (has(&reach[i], k)) unite(&reach[i], &reach[k]);
    for (int i = 0; i < N; i++) total = total * 3 + size(&reach[i]);
  }
  printf("%ld\n", total);
  return 0;
}
