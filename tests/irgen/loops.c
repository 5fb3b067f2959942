// RUN: %minic -O0 -S -emit-llvm %s -o -
// while, do, for with break and continue; loops without end or without repetition.
int whileLoop(int n) {
  int sum = 0;
  while (n > 0) {
    n = n - 1;
    if (n == 7) continue;
    if (n == 3) break;
    sum = sum + n;
  }
  return sum;
}

int doLoop(int n) {
  do {
    if (n == 5) continue;
    n = n + 1;
  } while (n < 10);
  return n;
}

int forLoop(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    if (i == 2) continue;
    if (i == 8) break;
    sum += i;
  }
  return sum;
}

void forever() {
  for (;;) {
  }
}

int untilBreak(int n) {
  while (1) {
    if (n > 10) break;
    n = n + n;
  }
  return n;
}

int once(int n) {
  do {
    n = n + 1;
  } while (0);
  return n;
}

int leaves(int n) {
  do {
    return n;
  } while (n);
}

int nested(int n) {
  int count = 0;
  for (int i = 0; i < n; ++i)
    for (int j = i; j < n; ++j) {
      if (j == 3) break;
      count = count + 1;
    }
  return count;
}
