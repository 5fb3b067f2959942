// C17 6.8.1 Labels
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){case 1:;}  // error: 'case' statement not in switch statement
void t2(void){default:;}  // error: 'default' statement not in switch statement
void t3(void){a:;a:;}  // error: redefinition of label 'a'
