// C17 6.7.6.2 Array declarators
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
int x1[-1];  // error: 'x1' declared as an array with a negative size
struct I x2[2];  // error: array has incomplete element type 'struct I'
int x3[static 2];  // error: 'static' used in array declarator outside of function prototype
void t4(void){static int x4[i];}  // error: variable length array declaration cannot have 'static' storage duration
int x5[i];  // error: variable length array declaration not allowed at file scope
int x6(void)[3];  // error: function cannot return array type 'int[3]'
int x7[1.5];  // error: size of array has non-integer type 'double'
int f8[2](void);  // error: 'f8' declared as array of functions of type 'int (void)'
void x9[2];  // error: array has incomplete element type 'void'
void t10(void){extern int x10[i];}  // error: variable length array declaration cannot have 'extern' linkage
int x11[];extern int x11[2];extern int x11[3];  // error: redeclaration of 'x11' with a different type: 'int[3]' vs 'int[2]'
int x12[const 3];  // error: type qualifier used in array declarator outside of function prototype
int x13[2][];  // error: array has incomplete element type 'int[]'
