// C17 6.7.1 Storage-class specifiers
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
static extern int x1;  // error: cannot combine with previous 'static' declaration specifier
register int x2;  // error: illegal storage class on file-scoped variable
auto int x3;  // error: illegal storage class on file-scoped variable
typedef static int x6;  // error: cannot combine with previous 'typedef' declaration specifier
void t6(void){register int f7(void);}  // error: illegal storage class on function
