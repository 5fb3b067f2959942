// A tree of which one node has two parents.
#include <stdio.h>
#include <stdlib.h>

struct tree {
  struct tree *left, *right;
};

static struct tree *make(struct tree *left, struct tree *right) {
  struct tree *t = malloc(sizeof *t);
  if (!t) exit(1);
  t->left = left;
  t->right = right;
  return t;
}

int main(void) {
  struct tree *leaf = make(NULL, NULL);
  struct tree *root = make(leaf, leaf);
  struct tree *children[2] = {root->left, root->right};
  for (int i = 0; i < 2; i++)
    free(children[i]);  // ub: double-free
  free(root);
  puts("freed");
  return 0;
}
