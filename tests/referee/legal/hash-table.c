// A hash table of words with chains.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 7

struct entry {
  struct entry *next;
  int count;
  char word[];
};

static struct entry *table[BUCKETS];

static struct entry *find(const char *word, size_t n) {
  unsigned h = 0;
  for (size_t i = 0; i < n; i++) h = h * 31 + (unsigned char)word[i];
  struct entry **e = &table[h % BUCKETS];
  for (; *e; e = &(*e)->next)
    if (strncmp((*e)->word, word, n) == 0 && (*e)->word[n] == '\0') return *e;
  *e = malloc(sizeof **e + n + 1);
  if (!*e) exit(1);
  (*e)->next = NULL;
  (*e)->count = 0;
  memcpy((*e)->word, word, n);
  (*e)->word[n] = '\0';
  return *e;
}

int main(void) {
  const char *p = "the cat and the dog and the bird";
  while (*p) {
    size_t n = strcspn(p, " ");
    find(p, n)->count++;
    p += n;
    p += strspn(p, " ");
  }
  printf("%d %d %d\n", find("the", 3)->count, find("and", 3)->count, find("an", 2)->count);
  for (int i = 0; i < BUCKETS; i++)
    while (table[i]) {
      struct entry *e = table[i];
      table[i] = e->next;
      free(e);
    }
  return 0;
}
