// C17 6.8.6.4 return
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){return 1;}  // error: void function 't1' should not return a value
int f1(void){return;}  // error: non-void function 'f1' should return a value
int f2(void){return s;}  // error: returning 'struct S' from a function with incompatible result type 'int'
struct S f3(void){return 1;}  // error: returning 'int' from a function with incompatible result type 'struct S'
int*f4(void){return d;}  // error: returning 'double' from a function with incompatible result type 'int *'
