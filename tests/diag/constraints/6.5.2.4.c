// C17 6.5.2.4 Postfix increment and decrement
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){3++;}  // error: expression is not assignable
void t2(void){s++;}  // error: cannot increment value of type 'struct S'
void t3(void){k++;}  // error: cannot assign to variable 'k' with const-qualified type 'const int'
void t4(void){ar--;}  // error: cannot decrement value of type 'int[3]'
void t5(void){g++;}  // error: cannot increment value of type 'int (int)'
void t6(void){pi++;}  // error: arithmetic on a pointer to an incomplete type 'struct I'
