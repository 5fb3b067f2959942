// C17 6.5.6 Additive operators
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){p+p;}  // error: invalid operands to binary expression ('int *' and 'int *')
void t2(void){p-c;}  // error: 'int *' and 'char *' are not pointers to compatible types
void t3(void){pi+1;}  // error: arithmetic on a pointer to an incomplete type 'struct I'
void t4(void){i-p;}  // error: invalid operands to binary expression ('int' and 'int *')
void t5(void){s+1;}  // error: invalid operands to binary expression ('struct S' and 'int')
void t6(void){p+d;}  // error: invalid operands to binary expression ('int *' and 'double')
void t7(void){pi-pi;}  // error: arithmetic on a pointer to an incomplete type 'struct I'
