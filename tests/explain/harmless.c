// Functions in which mistakes do no harm, for reasons that are easily told wrongly.
int get(void);
void put(int);

// A join with a phi inside a loop, and no phi at the loop's head.
void join(void) {
  while (get()) {
    int x;
    if (get()) x = 1;
    else x = 2;
    put(x);
  }
}

// One block reads the variable before it writes it, and no loop is there.
int early(int c) {
  int x, y = x;
  x = c;
  return y;
}

// A phi is placed, and it can only be one value.
int same(int c) {
  int x = 4;
  if (c) x = 4;
  return x;
}

// Both branches write what the variable has already.
int again(int c) {
  int x = 1;
  if (c) {
    x = 1;
    put(x);
  } else {
    put(x);
  }
  return x;
}

// Without variables no wrong dominator is seen.
void jumps(void) {
a:
  if (get()) goto c;
b:
  if (get()) goto d;
  if (get()) goto a;
c:
  if (get()) goto b;
d:
  if (get()) goto c;
}
