// C17 6.5.2.1 Array subscripting
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){i[i];}  // error: subscripted value is not an array, pointer, or vector
void t2(void){p[p];}  // error: array subscript is not an integer
void t3(void){pi[0];}  // error: subscript of pointer to incomplete type 'struct I'
void t4(void){vp[d];}  // error: subscript of pointer to incomplete type 'void'
