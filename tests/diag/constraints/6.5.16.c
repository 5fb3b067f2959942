// C17 6.5.16 Assignment
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){3=i;}  // error: expression is not assignable
void t2(void){i+1=2;}  // error: expression is not assignable
void t3(void){ar=ar;}  // error: array type 'int[3]' is not assignable
void t4(void){k=2;}  // error: cannot assign to variable 'k' with const-qualified type 'const int'
void t5(void){g=0;}  // error: non-object type 'int (int)' is not assignable
void t6(void){*pi=*pi;}  // error: incomplete type 'struct I' is not assignable
void t7(void){(char)i=1;}  // error: assignment to cast is illegal, lvalue casts are not supported
void t8(void){const struct S cs={1};cs.a=2;}  // error: cannot assign to variable 'cs' with const-qualified type 'const struct S'
void t9(void){const struct{const int m;}*cm;cm->m=1;}  // error: cannot assign to non-static data member 'm' with const-qualified type 'const int'
