// C17 6.6 Constant expressions
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
int x1=i;  // error: initializer element is not a compile-time constant
static int x2=g(1);  // error: initializer element is not a compile-time constant
void t3(void){switch(1){case i:;}}  // error: expression is not an integer constant expression
enum{A1=1.5};  // error: integer constant expression must have integer type, not 'double'
enum{A2=i};  // error: expression is not an integer constant expression
struct{int b:i;};  // error: expression is not an integer constant expression  // error: declaration does not declare anything [-Werror,-Wmissing-declarations]
int x3=i++;  // error: initializer element is not a compile-time constant
int x4[]={[i]=1};  // error: expression is not an integer constant expression
_Static_assert(i,"");  // error: static_assert expression is not an integral constant expression
