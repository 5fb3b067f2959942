int f(int *p, float *q, const char *s) {
  p = q;           // warning: incompatible pointer types assigning to 'int *' from 'float *'
  p = 5;           // warning: incompatible integer to pointer conversion assigning to 'int *' from 'int'
  int i = p;       // warning: incompatible pointer to integer conversion initializing 'int' with an expression of type 'int *'
  char *t = s;     // warning: initializing 'char *' with an expression of type 'const char *' discards qualifiers
  if (p == q)      // warning: comparison of distinct pointer types ('int *' and 'float *')
    p = 0;
  if (p == 3)      // warning: comparison between pointer and integer ('int *' and 'int')
    p = (int *)0;
  void *v = p;
  q = v;
  return i + *t;
}
