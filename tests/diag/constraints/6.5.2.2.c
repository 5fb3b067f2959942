// C17 6.5.2.2 Function calls
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){i();}  // error: called object type 'int' is not a function or function pointer
void t2(void){g();}  // error: too few arguments to function call, expected 1, have 0
void t3(void){g(1,2);}  // error: too many arguments to function call, expected 1, have 2
void t4(void){g(s);}  // error: passing 'struct S' to parameter of incompatible type 'int'
void t5(void){zzz();}  // error: call to undeclared function 'zzz'
void t6(void){struct I ret(void);ret();}  // error: calling 'ret' with incomplete return type 'struct I'
