// C17 6.5.2.3 Structure and union members
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){i.a;}  // error: member reference base type 'int' is not a structure or union
void t2(void){s.b;}  // error: no member named 'b' in 'struct S'
void t3(void){ps.a;}  // error: member reference type 'struct S *' is a pointer; did you mean to use '->'?
void t4(void){s->a;}  // error: member reference type 'struct S' is not a pointer; did you mean to use '.'?
void t5(void){pi->a;}  // error: incomplete definition of type 'struct I'
void t6(void){i->a;}  // error: member reference type 'int' is not a pointer
