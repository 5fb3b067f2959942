// C17 6.8.4.2 switch
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){switch(d){}}  // error: statement requires expression of integer type ('double' invalid)
void t2(void){switch(i){case 1:case 1:;}}  // error: duplicate case value '1'
void t3(void){switch(i){default:default:;}}  // error: multiple default labels in one switch
void t4(void){switch(i){case d:;}}  // error: integer constant expression must have integer type, not 'double'
void t5(void){switch(p){}}  // error: statement requires expression of integer type ('int *' invalid)
void t6(void){switch(i){int x[i];case 1:;}}  // error: cannot jump from switch statement to this case label
void t7(void){switch(i){case 1.5:;}}  // error: integer constant expression must have integer type, not 'double'
