// C17 6.10.3 Macro replacement
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
#define A 1
#define A 2  // error: 'A' macro redefined [-Werror,-Wmacro-redefined]
#define F(a,a)  // error: duplicate macro parameter name 'a'
#define F(a) a
int y=F(1,2);  // error: too many arguments provided to function-like macro invocation  // error: use of undeclared identifier 'F'
#define F(a  // error: missing ')' in macro parameter list
#define defined  // error: 'defined' cannot be used as a macro name
#define __VA_ARGS__ 1  // error: __VA_ARGS__ can only appear in the expansion of a C99 variadic macro [-Werror,-Wpedantic]
#define F(1)  // error: invalid token in macro parameter list
#define 3  // error: macro name must be an identifier
#define B"x"  // error: ISO C99 requires whitespace after the macro name [-Werror,-Wc99-extensions]
