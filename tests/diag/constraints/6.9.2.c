// C17 6.9.2 Tentative definitions
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
static int x1[];  // error: tentative definition of variable with internal linkage has incomplete array type 'int[]' [-Werror,-Wtentative-definition-incomplete-type]  // warning: tentative array definition assumed to have one element [-Wtentative-definition-array]
int x2;static int x2;  // error: static declaration of 'x2' follows non-static declaration
static struct I x3;  // error: tentative definition of variable with internal linkage has incomplete non-array type 'struct I' [-Werror,-Wtentative-definition-incomplete-type]
static int x4;int x4;  // error: non-static declaration of 'x4' follows static declaration
struct I x5;  // error: tentative definition has type 'struct I' that is never completed
