// C17 6.7.7 Type names
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){(static int)i;}  // error: type name does not allow storage class to be specified
void t2(void){sizeof(int x);}  // error: expected ')'
void t3(void){(register int)i;}  // error: type name does not allow storage class to be specified
