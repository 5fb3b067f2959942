// C17 6.5.3.4 sizeof and _Alignof
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){sizeof(struct I);}  // error: invalid application of 'sizeof' to an incomplete type 'struct I'
void t2(void){sizeof g;}  // error: invalid application of 'sizeof' to a function type [-Werror,-Wpointer-arith]
void t3(void){sizeof(int(void));}  // error: invalid application of 'sizeof' to a function type [-Werror,-Wpointer-arith]
void t4(void){struct{int b:3;}bf;sizeof bf.b;}  // error: invalid application of 'sizeof' to bit-field
void t5(void){_Alignof(struct I);}  // error: invalid application of '_Alignof' to an incomplete type 'struct I'
void t6(void){_Alignof(int(void));}  // error: invalid application of '_Alignof' to a function type [-Werror,-Wpointer-arith]
