// C17 6.7 Declarations
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){int x;int x;}  // error: redefinition of 'x'
int xx;double xx;  // error: redefinition of 'xx' with a different type: 'double' vs 'int'
typedef int T1;typedef long T1;  // error: typedef redefinition with different types ('long' vs 'int')
int g(double);  // error: conflicting types for 'g'
int;  // error: declaration does not declare anything [-Werror,-Wmissing-declarations]
struct{int q;};  // error: declaration does not declare anything [-Werror,-Wmissing-declarations]
void t7(void){static int sx;extern double i;}  // error: redeclaration of 'i' with a different type: 'double' vs 'int'
void t8(void){void h1(void){}}  // error: function definition is not allowed here
