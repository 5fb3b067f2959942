// C17 6.10.3.3 The ## operator
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
#define F(a) ## a  // error: '##' cannot appear at start of macro expansion
#define F(a) a ##  // error: '##' cannot appear at end of macro expansion
#define F(a,b) a##b
int y=F(+,/);  // error: pasting formed '+/', an invalid preprocessing token  // error: expected expression
