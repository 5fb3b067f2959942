// C17 6.7.2.2 Enumerations
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
enum E1{A=2147483648};  // error: ISO C restricts enumerator values to range of 'int' (2147483648 is too large) [-Werror,-Wpedantic]
enum E2{B,B};  // error: redefinition of enumerator 'B'
enum E3{C=1.0};  // error: integer constant expression must have integer type, not 'double'
enum E4{D=i};  // error: expression is not an integer constant expression
