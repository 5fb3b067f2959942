// A binary search tree with removal.
#include <stdio.h>
#include <stdlib.h>

struct tree {
  int key;
  struct tree *child[2];
};

static struct tree *insert(struct tree *t, int key) {
  if (!t) {
    t = calloc(1, sizeof *t);
    if (!t) exit(1);
    t->key = key;
  } else if (key != t->key) {
    t->child[key > t->key] = insert(t->child[key > t->key], key);
  }
  return t;
}

static struct tree *remove_smallest(struct tree *t, int *key) {
  if (t->child[0]) {
    t->child[0] = remove_smallest(t->child[0], key);
    return t;
  }
  struct tree *right = t->child[1];
  *key = t->key;
  free(t);
  return right;
}

int main(void) {
  struct tree *t = NULL;
  unsigned x = 7;
  for (int i = 0; i < 20; i++) t = insert(t, (int)((x = x * 75 % 65537) % 50));
  while (t) {
    int key;
    t = remove_smallest(t, &key);
    printf("%d ", key);
  }
  putchar('\n');
  return 0;
}
