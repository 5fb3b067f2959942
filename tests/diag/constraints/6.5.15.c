// C17 6.5.15 Conditional operator
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){s?1:2;}  // error: used type 'struct S' where arithmetic or pointer type is required
void t2(void){i?s:1;}  // error: incompatible operand types ('struct S' and 'int')
void t3(void){i?p:c;}  // error: pointer type mismatch ('int *' and 'char *') [-Werror,-Wpointer-type-mismatch]
void t4(void){i?v():2;}  // error: C99 forbids conditional expressions with only one void side [-Werror,-Wpedantic]
void t5(void){i?p:i;}  // error: pointer/integer type mismatch in conditional expression ('int *' and 'int') [-Werror,-Wconditional-type-mismatch]
void t6(void){i?ps:pi;}  // error: pointer type mismatch ('struct S *' and 'struct I *') [-Werror,-Wpointer-type-mismatch]
