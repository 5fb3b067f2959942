struct S { int a; } s;            // error: 'struct' is not supported
enum E { A, B };                  // error: 'enum' is not supported
typedef int T;                    // error: 'typedef' is not supported
long double ld;                   // error: 'long double' is not supported
int f(int a) {
  switch (a) { case 1: return 2; }  // error: 'switch' is not supported
  goto end;                       // error: 'goto' is not supported
  return undeclared;              // error: use of undeclared identifier 'undeclared'
}
