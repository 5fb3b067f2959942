// C17 6.7.3 Type qualifiers
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
restrict int x1;  // error: restrict requires a pointer or reference ('int' is invalid)
int restrict*x2;  // error: restrict requires a pointer or reference ('int' is invalid)
int(*restrict x3)(void);  // error: pointer to function type 'int (void)' may not be 'restrict' qualified
