// C17 6.7.8 Type definitions
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
typedef int T1=1;  // error: illegal initializer (only variables can be initialized)
typedef int T2;T2 T2;  // error: redefinition of 'T2' as different kind of symbol
