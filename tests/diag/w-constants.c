// FLAGS: -Wall -Wextra
int f(int a, int *p) {
  a = a;                            // warning: explicitly assigning value of variable of type 'int' to itself
  a &= a;                           // warning: explicitly assigning value of variable of type 'int' to itself
  a |= a;                           // warning: explicitly assigning value of variable of type 'int' to itself
  a -= a;
  p[1] = p[1];
  *p = *p;
  a = (int)a;
  a = 2147483647 + 1;               // warning: overflow in expression; result is -2147483648 with type 'int'
  a = 1000000 * 1000000;            // warning: overflow in expression; result is -727379968 with type 'int'
  a = -2147483647 - 2;              // warning: overflow in expression; result is 2147483647 with type 'int'
  a = 2147483647 + 1u;
  a = 1 << 31;
  a = 3 << 31;                      // warning: signed shift result (0x180000000) requires 34 bits to represent, but 'int' only has 32 bits
  long l = 1000000 * 1000000;       // warning: overflow in expression; result is -727379968 with type 'int'
  l = 9223372036854775807 + 1;      // warning: overflow in expression; result is -9223372036854775808 with type 'long'
  l = 1L << 62 << 1;
  l = 5L << 62;                     // warning: signed shift result (0x14000000000000000) requires 66 bits to represent, but 'long' only has 64 bits
  unsigned char c = -1;
  c = -200;                         // warning: implicit conversion from 'int' to 'unsigned char' changes value from -200 to 56
  c = 255;
  c = 256;                          // warning: implicit conversion from 'int' to 'unsigned char' changes value from 256 to 0
  signed char d = 200;
  d = 256;                          // warning: implicit conversion from 'int' to 'signed char' changes value from 256 to 0
  d = -129;                         // warning: implicit conversion from 'int' to 'signed char' changes value from -129 to 127
  return a + (l > 0) + c + d;
}
int g(int a[10], int *p) {
  int n = sizeof(a) / sizeof(a[0]);
  // warning@-1: sizeof on array function parameter will return size of 'int *' instead of 'int[10]'
  // warning@-2: 'sizeof (a)' will return the size of the pointer, not the array itself
  n = sizeof p / sizeof *p;         // warning: 'sizeof p' will return the size of the pointer, not the array itself
  n = sizeof(p) / sizeof(int);      // warning: 'sizeof (p)' will return the size of the pointer, not the array itself
  n = sizeof(int *) / sizeof(int);
  int b[4];
  n = sizeof b / sizeof *b;
  return n;
}
