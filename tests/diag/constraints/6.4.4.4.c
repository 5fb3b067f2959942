// C17 6.4.4.4 Character constants
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){i = '\400';}  // error: octal escape sequence out of range
void t2(void){i = '\x100';}  // error: hex escape sequence out of range
void t3(void){i = '';}  // error: empty character constant
