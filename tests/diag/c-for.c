int f(int i) {
  for (static int j; i;) i--;        // error: declaration of non-local variable in 'for' loop
  for (int k(void); i;) i--;         // error: non-variable declaration in 'for' loop
  for (extern int q; i;) i--;        // error: declaration of non-local variable in 'for' loop
  for (typedef int T; i;) i--;       // error: non-variable declaration in 'for' loop
  for (struct S; i;) i--;            // error: non-variable declaration in 'for' loop
  for (struct P { int a; } p = {i}; p.a; p.a--) i++;
  for (enum { X = 3 } e = X; e; e--) i++;
  for (register int r = 3, *s = &i; r; r--) ++*s;
  for (int a = 0; a < 3) i++;        // error: expected ';' in 'for' statement specifier
  return i;
}
