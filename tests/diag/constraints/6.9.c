// C17 6.9 External definitions
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
register int x1;  // error: illegal storage class on file-scoped variable
static int f2(void);int f3(void){return f2();}  // error: function 'f2' has internal linkage but is not defined
int x4=1;int x4=2;  // error: redefinition of 'x4'
int g(int a){return a;}int g(int a){return a;}  // error: redefinition of 'g'
