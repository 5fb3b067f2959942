// C17 6.5.4 Casts
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){(int)s;}  // error: operand of type 'struct S' where arithmetic or pointer type is required
void t2(void){(int*)d;}  // error: operand of type 'double' cannot be cast to a pointer type
void t3(void){(struct S)i;}  // error: used type 'struct S' where arithmetic or pointer type is required
void t4(void){(float)p;}  // error: pointer cannot be cast to type 'float'
void t5(void){(int[3])p;}  // error: used type 'int[3]' where arithmetic or pointer type is required
void t6(void){(struct I)i;}  // error: cast to incomplete type 'struct I'
