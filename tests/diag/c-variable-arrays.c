// C17 6.7.6.2, 6.7.6.3.
int n;
int a[n];                       // error: variable length array declaration not allowed at file scope
int (*p)[n];                    // error: variably modified type declaration not allowed at file scope
typedef int A[n];               // error: variable length array declaration not allowed at file scope
struct S {
  int a[n];                     // error: fields must have a constant size: 'variable length array in structure' extension will never be supported
};
int (*f(void))[n];              // error: function declaration cannot have variably modified type
int g(int a[*]) { return 0; }   // error: variable length array must be bound in function definition
int h(int a[static 2][static 3]);  // error: 'static' used in non-outermost array type derivation
int i(int (*a)[const 2]);       // error: type qualifier used in non-outermost array type derivation
int j(int a[static]);           // error: 'static' may not be used without an array size
int k(int m, int a[m][m]);      // note: previous declaration is here
int k(int m, int a[*][3]);
int k(int m, double a[m][m]);   // error: conflicting types for 'k'
int scopes(int m) {
  static int s[m];              // error: variable length array declaration cannot have 'static' storage duration
  extern int e[m];              // error: variable length array declaration cannot have 'extern' linkage
  extern int (*q)[m];           // error: variably modified type declaration cannot have 'extern' linkage
  static int (*t)[m];
  int v[m] = {0};               // error: variable-sized object may not be initialized
  int w[*];                     // error: star modifier used outside of function prototype
  int x[static 2];              // error: 'static' used in array declarator outside of function prototype
  int y[const 2];               // error: type qualifier used in array declarator outside of function prototype
  int z[m][];                   // error: array has incomplete element type 'int[]'
  _Static_assert(sizeof(int[m]) > 0, "");  // error: static_assert expression is not an integral constant expression
  return *(int[m]){1};          // error: variable-sized object may not be initialized
}
