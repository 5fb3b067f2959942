// C17 6.5.3.3 Unary arithmetic
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){-s;}  // error: invalid argument type 'struct S' to unary expression
void t2(void){+c;}  // error: invalid argument type 'char *' to unary expression
void t3(void){~d;}  // error: invalid argument type 'double' to unary expression
void t4(void){!s;}  // error: invalid argument type 'struct S' to unary expression
void t5(void){-p;}  // error: invalid argument type 'int *' to unary expression
