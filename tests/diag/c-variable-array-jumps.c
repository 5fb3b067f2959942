// C17 6.8.4.2, 6.8.6.1: no jump into the scope of a variably modified type.
int jumps(int m) {
  goto a;                       // error: cannot jump from this goto statement to its label
  int v[m];                     // note: jump bypasses initialization of variable length array
a:
  goto b;                       // error: cannot jump from this goto statement to its label
  typedef int T[m];             // note: jump bypasses initialization of VLA typedef
b:
  switch (m) {
    int (*q)[m];                // note: jump bypasses initialization of variable length array
    case 1:;                    // error: cannot jump from switch statement to this case label
  }
  { int w[m]; goto c; }
c:
  for (int x[m];;) goto a;
}
