// C17 6.10.1 Conditional inclusion
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
#if 1.0  // error: floating point literal in preprocessor expression
#endif
#if  // error: expected value in expression
#endif
#if (1  // error: expected ')' in preprocessor expression
#endif
#if 1/0  // error: division by zero in preprocessor expression
#endif
#ifdef 3  // error: macro name must be an identifier
#endif
#if defined  // error: macro name missing
#endif
#if "a"  // error: invalid token at start of a preprocessor expression
#endif
#if 1 = 2  // error: token is not a valid binary operator in a preprocessor subexpression
#endif
