// Counts words in a generated text with a chained hash table, then sorts them by qsort.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Entry {
  struct Entry *next;
  char *word;
  unsigned hash, count;
} Entry;

static Entry *buckets[4096];
static size_t entries;

static unsigned hashOf(const char *word, size_t length) {
  unsigned h = 2166136261u;
  for (size_t i = 0; i < length; i++) h = (h ^ (unsigned char)word[i]) * 16777619u;
  return h;
}

static void count(const char *word, size_t length) {
  unsigned h = hashOf(word, length);
  Entry **link = &buckets[h & 4095];
  for (; *link; link = &(*link)->next)
    if ((*link)->hash == h && strlen((*link)->word) == length && !memcmp((*link)->word, word, length)) {
      (*link)->count++;
      return;
    }
  Entry *entry = malloc(sizeof *entry);
  entry->word = malloc(length + 1);
  memcpy(entry->word, word, length);
  entry->word[length] = 0;
  entry->hash = h;
  entry->count = 1;
  entry->next = NULL;
  *link = entry;
  entries++;
}

static int byCount(const void *a, const void *b) {
  const Entry *x = *(Entry *const *)a, *y = *(Entry *const *)b;
  if (x->count != y->count) return x->count < y->count ? 1 : -1;
  return strcmp(x->word, y->word);
}

int main(void) {
  size_t size = 1 << 21;
  char *text = malloc(size + 1);
  unsigned seed = 1;
  for (size_t i = 0; i < size; i++) {
    seed = seed * 1103515245 + 12345;
    unsigned r = seed >> 16 & 0x7fff;
    text[i] = r % 5 == 0 ? ' ' : (char)('a' + r % 11 * (r >> 7) % 9);
  }
  text[size] = 0;
  for (int round = 0; round < 4; round++) {
    const char *at = text + round * 3;
    while (*at) {
      const char *start;
      while (*at == ' ') at++;
      start = at;
      while (*at && *at != ' ') at++;
      if (at != start && at - start < 7) count(start, (size_t)(at - start));
    }
  }
  Entry **all = malloc(entries * sizeof *all);
  size_t n = 0;
  for (int b = 0; b < 4096; b++)
    for (Entry *e = buckets[b]; e; e = e->next) all[n++] = e;
  qsort(all, n, sizeof *all, byCount);
  unsigned check = 0;
  for (size_t i = 0; i < n; i++) check = check * 31 + all[i]->count + all[i]->hash;
  printf("%zu %s %u %u\n", n, all[0]->word, all[0]->count, check);
  return 0;
}
