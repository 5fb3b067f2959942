struct S { int a; } s;            // error: 'struct' is not supported
enum E { A, B };                  // error: 'enum' is not supported
typedef int T;                    // error: 'typedef' is not supported
long double ld;                   // error: 'long double' is not supported
int f(int a) {
  return undeclared;              // error: use of undeclared identifier 'undeclared'
}
