// FLAGS: -Wall
int putchar(int c);

int plain() {
  int x;     // note: variable 'x' is declared here
  return x;  // warning: variable 'x' is uninitialized when used here
}

// The first turn of the loop reads it before the store below.
int loop(int n) {
  int sum;     // note: 'sum' is declared here
  for (int i = 0; i < n; i++)
    sum += i;  // warning: variable 'sum' is uninitialized
  return sum;
}

int late(int n) {
  int a, b;  // note: 'b' is declared here
  a = 1;
  if (n) {
    b = b + a;  // warning: variable 'b' is uninitialized
    return b;
  }
  return a;
}

// Said only under -Wconditional-uninitialized: the program may know better.
int maybe(int n) {
  int x;
  if (n > 0) x = n;
  if (n > 0) return x;
  return 0;
}

int never(int n) {
  int x, y, flag = 0;
  while (n > 0) {
    if (flag) putchar(y);
    y = n;
    flag = 1;
    n--;
  }
  if (n) x = 1; else x = 2;
  return x;
}

// Its address is taken: somebody else may store.
void set(int *p) { *p = 1; }
int address() {
  int x;
  set(&x);
  return x;
}
