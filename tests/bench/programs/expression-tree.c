// Builds random expressions as trees of nodes with a union, folds and evaluates them.
#include <stdio.h>
#include <stdlib.h>

typedef struct Node Node;
struct Node {
  enum { NUMBER, VARIABLE, NEGATE, BINARY } kind;
  union {
    int number;
    int variable;
    Node *operand;
    struct {
      char sign;
      Node *left, *right;
    } binary;
  } u;
};

static Node pool[200000];
static int used;
static unsigned seed = 99;

static unsigned draw(unsigned n) {
  seed = seed * 1664525 + 1013904223;
  return (seed >> 8) % n;
}

static Node *make(int depth) {
  Node *node = &pool[used++];
  if (depth == 0 || draw(12) == 0) {
    if (draw(3)) {
      node->kind = VARIABLE;
      node->u.variable = (int)draw(8);
    } else {
      node->kind = NUMBER;
      node->u.number = (int)draw(100);
    }
  } else if (draw(10) == 0) {
    node->kind = NEGATE;
    node->u.operand = make(depth - 1);
  } else {
    node->kind = BINARY;
    node->u.binary.sign = "+-*&^"[draw(5)];
    node->u.binary.left = make(depth - 1);
    node->u.binary.right = make(depth - 1);
  }
  return node;
}

static int apply(char sign, int a, int b) {
  switch (sign) {
    case '+': return (int)((unsigned)a + (unsigned)b);
    case '-': return (int)((unsigned)a - (unsigned)b);
    case '*': return (int)((unsigned)a * (unsigned)b);
    case '&': return a & b;
    default: return a ^ b;
  }
}

static int evaluate(const Node *node, const int *variables) {
  switch (node->kind) {
    case NUMBER: return node->u.number;
    case VARIABLE: return variables[node->u.variable];
    case NEGATE: return (int)(0u - (unsigned)evaluate(node->u.operand, variables));
    default:
      return apply(node->u.binary.sign, evaluate(node->u.binary.left, variables),
                   evaluate(node->u.binary.right, variables));
  }
}

static int fold(Node *node) {
  if (node->kind == NUMBER) return 1;
  if (node->kind == VARIABLE) return 0;
  if (node->kind == NEGATE) {
    if (!fold(node->u.operand)) return 0;
    int value = -node->u.operand->u.number;
    node->kind = NUMBER;
    node->u.number = value;
    return 1;
  }
  int left = fold(node->u.binary.left), right = fold(node->u.binary.right);
  if (!left || !right) return 0;
  int value = apply(node->u.binary.sign, node->u.binary.left->u.number, node->u.binary.right->u.number);
  node->kind = NUMBER;
  node->u.number = value;
  return 1;
}

int main(void) {
  int variables[8];
  unsigned check = 0;
  for (int round = 0; round < 120; round++) {
    used = 0;
    Node *root = make(13);
    for (int run = 0; run < 80; run++) {
      for (int i = 0; i < 8; i++) variables[i] = (int)draw(1000) - 500;
      check = check * 31 + (unsigned)evaluate(root, variables);
      if (run == 20) check += (unsigned)fold(root);
    }
    check += (unsigned)used;
  }
  printf("%u\n", check);
  return 0;
}
