// C17 6.8.4.1 if
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){if(s);}  // error: statement requires expression of scalar type ('struct S' invalid)
void t2(void){if(v());}  // error: statement requires expression of scalar type ('void' invalid)
