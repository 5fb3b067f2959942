// C17 6.5.3.1 Prefix increment and decrement
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){++3;}  // error: '++' before an expression that is not assignable is read as two signs [-Werror,-Wpedantic]
void t2(void){--s;}  // error: cannot decrement value of type 'struct S'
void t3(void){++k;}  // error: cannot assign to variable 'k' with const-qualified type 'const int'
void t4(void){--ar;}  // error: cannot decrement value of type 'int[3]'
