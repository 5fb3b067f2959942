// C17 6.8.6.1 goto
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){goto nowhere;}  // error: use of undeclared label 'nowhere'
void t2(void){goto x;int y[i];x:;}  // error: cannot jump from this goto statement to its label
