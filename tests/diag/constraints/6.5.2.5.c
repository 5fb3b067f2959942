// C17 6.5.2.5 Compound literals
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){(int[i]){1};}  // error: variable-sized object may not be initialized
void t2(void){(struct I){0};}  // error: variable has incomplete type 'struct I'
void t3(void){(void){0};}  // error: variable has incomplete type 'void'
void t4(void){(int){1,2};}  // error: excess elements in scalar initializer [-Werror,-Wexcess-initializers]
