// C17 6.10.8 Predefined macro names
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
#undef __FILE__  // error: undefining builtin macro [-Werror,-Wbuiltin-macro-redefined]
#define __LINE__ 3  // error: redefining builtin macro [-Werror,-Wbuiltin-macro-redefined]
#undef defined  // error: 'defined' cannot be used as a macro name
