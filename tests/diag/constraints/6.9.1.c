// C17 6.9.1 Function definitions
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
int f1(int){return 1;}  // error: omitting the parameter name in a function definition is a C2x extension
int f2(a)int a;int b;{return a;}  // error: parameter named 'b' is missing
struct I f3(void){}  // error: incomplete result type 'struct I' in function definition  // warning: non-void function does not return a value [-Wreturn-type]
int f4(struct I x){return 0;}  // error: variable has incomplete type 'struct I'
typedef int F(void);F f5{return 0;}  // error: expected ';' after top level declarator
register int f6(void){return 0;}  // error: illegal storage class on function
int f7(a)int a=1;{return a;}  // error: a parameter cannot be initialized
int f8(a)static int a;{return a;}  // error: invalid storage class specifier in function declarator
extern int x9{}  // error: expected ';' after top level declarator
int f10(void)int a;{return 0;}  // error: expected ';' after top level declarator
typedef int f11(void){return 0;}  // error: function definition declared 'typedef'
