// C17 6.10.3 Macro replacement
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
#define F(...) __VA_ARGS__
#define G __VA_ARGS__  // error: __VA_ARGS__ can only appear in the expansion of a C99 variadic macro [-Werror,-Wpedantic]
