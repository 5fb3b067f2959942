// A tree whose leaf points back to the root.
#include <stdio.h>

struct tree {
  int value;
  struct tree *left, *right;
};

static unsigned sum(const struct tree *t) {
  if (!t) return 0;
  return t->value + sum(t->left) + sum(t->right);  // ub: recursion
}

int main(void) {
  struct tree leaf = {3, NULL, NULL};
  struct tree root = {5, &leaf, NULL};
  printf("%u\n", sum(&root));
  leaf.left = &root;
  printf("%u\n", sum(&root));
  return 0;
}
