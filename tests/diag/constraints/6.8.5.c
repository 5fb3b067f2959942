// C17 6.8.5 Loops
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){while(s);}  // error: statement requires expression of scalar type ('struct S' invalid)
void t2(void){for(;s;);}  // error: statement requires expression of scalar type ('struct S' invalid)
void t3(void){for(static int x;;);}  // error: declaration of non-local variable in 'for' loop
void t4(void){for(extern int x;;);}  // error: declaration of non-local variable in 'for' loop
void t5(void){for(typedef int T;;);}  // error: non-variable declaration in 'for' loop
void t6(void){do;while(v());}  // error: statement requires expression of scalar type ('void' invalid)
void t7(void){for(int f(void);;);}  // error: non-variable declaration in 'for' loop
