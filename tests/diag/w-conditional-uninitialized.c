// FLAGS: -Wconditional-uninitialized
int maybe(int n) {
  int x;
  if (n > 0) x = n;
  return x;  // warning: variable 'x' may be uninitialized when used here
}

int sure(int n) {
  int x;
  do x = n--;
  while (n > 0);
  return x;
}
