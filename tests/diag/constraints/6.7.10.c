// C17 6.7.10 Static assertions
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
_Static_assert(0,"no");  // error: static_assert failed "no"
_Static_assert(d,"no");  // error: static_assert expression is not an integral constant expression
_Static_assert(1);  // error: '_Static_assert' with no message is a C2x extension [-Werror,-Wc2x-extensions]
