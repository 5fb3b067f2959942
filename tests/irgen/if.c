// RUN: %minic -O0 -S -emit-llvm %s -o -
// if, else, chains of else-if; a condition that is a literal leaves no branch.
int classify(int x) {
  if (x < 0)
    x = 1;
  else if (x == 0)
    x = 2;
  else if (x > 100)
    x = 3;
  else
    x = 4;
  if (x) x = 5;
  return x;
}

int bothReturn(int x) {
  if (x > 1)
    return 1;
  else
    return 2;
}

int literal(int x) {
  if (0) x = 1;
  if (1) x = 2;
  if (0)
    x = 3;
  else
    x = 4;
  return x;
}

void empty(int x) {
  if (x)
    ;
  else
    ;
}
