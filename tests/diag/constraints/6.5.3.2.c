// C17 6.5.3.2 Address and indirection
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){&3;}  // error: cannot take the address of an rvalue of type 'int'
void t2(void){register int r;&r;}  // error: address of register variable requested
void t3(void){*i;}  // error: indirection requires pointer operand ('int' invalid)
void t4(void){*s;}  // error: indirection requires pointer operand ('struct S' invalid)
void t5(void){struct{int b:3;}bf;&bf.b;}  // error: address of bit-field requested
