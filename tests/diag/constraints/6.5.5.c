// C17 6.5.5 Multiplicative operators
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){d%2;}  // error: invalid operands to binary expression ('double' and 'int')
void t2(void){p*2;}  // error: invalid operands to binary expression ('int *' and 'int')
void t3(void){s/2;}  // error: invalid operands to binary expression ('struct S' and 'int')
void t4(void){c%i;}  // error: invalid operands to binary expression ('char *' and 'int')
