// FLAGS: -Wall -Wextra
int fp(void);
int *h(int x, int a, int *q) {
  int y[3];
  int z;
  static int s;
  if (x == 1) return y;             // warning: address of stack memory associated with local variable 'y' returned
  if (x == 2) return &z;            // warning: address of stack memory associated with local variable 'z' returned
  if (x == 3) return &y[2];         // warning: address of stack memory associated with local variable 'y' returned
  if (x == 4) return &a;            // warning: address of stack memory associated with parameter 'a' returned
  if (x == 5) return y + 1;         // warning: address of stack memory associated with local variable 'y' returned
  if (x == 6) return &s;
  if (x == 7) return &q[1];
  q = &z;
  return q;
}
char *text(int x) {
  char buf[3];
  if (x) return "abc";
  return buf;                       // warning: address of stack memory associated with local variable 'buf' returned
}
int truths(int *p, int x) {
  int a[3];
  if (fp) return 1;                 // warning: address of function 'fp' will always evaluate to 'true'
  if (!fp) return 2;                // warning: address of function 'fp' will always evaluate to 'true'
  if (a) return 3;                  // warning: address of array 'a' will always evaluate to 'true'
  if (&a) return 4;                 // warning: address of 'a' will always evaluate to 'true'
  if (&x && a) return 5;
  // warning@-1: address of 'x' will always evaluate to 'true'
  // warning@-2: address of array 'a' will always evaluate to 'true'
  if (&fp) return 6;
  if (p) return 7;
  while (fp()) return 8;
  return 0;
}
int signs(int i, unsigned u, unsigned char uc, long l, unsigned long ul) {
  if (i < u) return 1;              // warning: comparison of integers of different signs: 'int' and 'unsigned int'
  if ((i & 3) < u) return 2;
  if (uc < u) return 3;
  if (3 < u) return 4;
  if (l < u) return 5;
  if (i == ul) return 6;            // warning: comparison of integers of different signs: 'int' and 'unsigned long'
  if (i < sizeof(int)) return 7;    // warning: comparison of integers of different signs: 'int' and 'unsigned long'
  if (-1 < u) return 8;
  if ((i > 3) < u) return 9;
  if (i % 10 < u) return 10;        // warning: comparison of integers of different signs: 'int' and 'unsigned int'
  if ((uc + 1) < u) return 11;
  if ((uc >> 1) < u) return 12;
  return 0;
}
