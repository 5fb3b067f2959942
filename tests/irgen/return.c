// RUN: %minic -O0 -S -emit-llvm %s -o -
// One return is a `ret`; several meet in one block. main ends with 0, other functions with undef.
void nothing() {}

int one() { return 1; }

int early(int x) {
  if (x) return 1;
  x = 2;
  return x;
}

void leave(int x) {
  if (x) return;
  x = 1;
}

int fallOff(int x) {
  if (x) return 1;
}

int noReturn() {}

void call() { return nothing(); }

int main() { nothing(); }
