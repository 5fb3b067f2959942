// Sorting with a comparison function that is passed as a pointer: shell sort and merge sort.
#include <stdio.h>
#include <string.h>

typedef struct {
  int key, group;
  short weight;
  char name[6];
} Record;
typedef int Compare(const Record *, const Record *);

enum { COUNT = 40000 };
static Record records[COUNT], original[COUNT], scratch[COUNT];

static int byKey(const Record *a, const Record *b) { return (a->key > b->key) - (a->key < b->key); }
static int byGroup(const Record *a, const Record *b) {
  if (a->group != b->group) return a->group < b->group ? -1 : 1;
  if (a->weight != b->weight) return b->weight - a->weight;
  return byKey(a, b);
}
static int byName(const Record *a, const Record *b) {
  int order = strncmp(a->name, b->name, 6);
  return order ? order : byKey(a, b);
}

static void shellSort(Record *all, int n, Compare *compare) {
  int gap = 1;
  while (gap < n / 3) gap = gap * 3 + 1;
  for (; gap > 0; gap /= 3)
    for (int i = gap; i < n; i++) {
      Record moving = all[i];
      int at = i;
      for (; at >= gap && compare(&moving, &all[at - gap]) < 0; at -= gap) all[at] = all[at - gap];
      all[at] = moving;
    }
}

static void mergeSort(Record *all, int n, Compare *compare) {
  if (n < 2) return;
  int half = n / 2;
  mergeSort(all, half, compare);
  mergeSort(all + half, n - half, compare);
  memcpy(scratch, all, half * sizeof *all);
  int left = 0, right = half, to = 0;
  while (left < half)
    all[to++] = right < n && compare(&all[right], &scratch[left]) < 0 ? all[right++] : scratch[left++];
}

static unsigned checksum(void) {
  unsigned h = 0;
  for (int i = 0; i < COUNT; i++) h = h * 31 + (unsigned)records[i].key + (unsigned)records[i].group;
  return h;
}

int main(void) {
  static Compare *const orders[] = {byKey, byGroup, byName};
  unsigned seed = 4711, check = 0;
  for (int i = 0; i < COUNT; i++) {
    seed = seed * 1103515245 + 12345;
    original[i] = (Record){.key = (int)(seed >> 4), .group = (int)(seed >> 16 & 31), .weight = (short)(seed >> 10 & 63)};
    for (int k = 0; k < 5; k++) original[i].name[k] = (char)('a' + (seed >> (k * 3 + 5) & 7));
  }
  for (int round = 0; round < 3; round++)
    for (int o = 0; o < 3; o++) {
      memcpy(records, original, sizeof records);
      shellSort(records, COUNT, orders[o]);
      check = check * 7 + checksum();
      memcpy(records, original, sizeof records);
      mergeSort(records, COUNT, orders[o]);
      check = check * 7 + checksum();
    }
  printf("%u\n", check);
  return 0;
}
