// Placemarkers of __VA_OPT__, and blanks around arguments without tokens.
#include <stdio.h>

#define TEXT_(...) #__VA_ARGS__
#define TEXT(...) TEXT_(__VA_ARGS__)
#define SHOW(...) puts(TEXT(__VA_ARGS__))
#define EMPTY

// C23 6.10.5.1
#define F(...) f(0 __VA_OPT__(, ) __VA_ARGS__)
#define G(X, ...) f(0, X __VA_OPT__(, ) __VA_ARGS__)
#define SDEF(sname, ...) S sname __VA_OPT__(= {__VA_ARGS__})
#define EMP
#define H2(X, Y, ...) __VA_OPT__(X##Y, ) __VA_ARGS__
#define H3(X, ...) #__VA_OPT__(X##X X##X)
#define H4(X, ...) __VA_OPT__(a X##X)##b
#define H5A(...) __VA_OPT__() /**/ __VA_OPT__()
#define H5B(X) a##X##b
#define H5C(X) H5B(X)

#define END(X, ...) __VA_OPT__(a X)##b
#define START(X, ...) p##__VA_OPT__(X a)
#define BOTH(X, ...) p##__VA_OPT__(X X)##q
#define PASTED_END(X, ...) __VA_OPT__(a X##X)##b
#define PASTED_START(X, ...) p##__VA_OPT__(X##X a)
#define ONE(X, ...) p##__VA_OPT__(X)##q
// `##` joins from the left to the right: y with 2.5e+3 alone would be no token.
#define THROUGH(X, ...) X##__VA_OPT__(y##z##X) a
#define TAIL(X, ...) p##__VA_OPT__(X##X a X)##q
#define STRING(X, ...) #__VA_OPT__(X a X)
#define LAST(X, ...) [c __VA_OPT__(X)]
#define FIRST(X, ...) [__VA_OPT__(X) c]

#define AFTER(x) {a x}
#define BEFORE(x) {x a}
#define ALONE(x) [ x ]
#define TWO(x, y) [x y]
#define LEFT(x) x b
#define RIGHT(x) a x
#define INSIDE(x) {x}

int main(void) {
  SHOW(F(a, b, c));
  SHOW(F());
  SHOW(F(EMP));
  SHOW(G(a, b, c));
  SHOW(G(a, ));
  SHOW(G(a));
  SHOW(SDEF(foo));
  SHOW(SDEF(bar, 1, 2));
  SHOW(H2(a, b, c, d));
  puts(H3(, 0));
  SHOW(H4(, 1));
  SHOW(H5C(H5A()));

  SHOW(END(, 1) END(x, 1) END(EMPTY, 1) END(, ));
  SHOW(START(, 1) START(x, 1) START(EMPTY, 1) START(, ));
  SHOW(BOTH(, 1) BOTH(x, 1) BOTH(EMPTY, 1) BOTH(, ));
  SHOW(PASTED_END(, 1) PASTED_END(x, 1) PASTED_END(, ));
  SHOW(PASTED_START(, 1) PASTED_START(x, 1) PASTED_START(, ));
  SHOW(ONE(, 1) ONE(x, 1) ONE(EMPTY, 1) ONE(, ));
  SHOW(THROUGH(2.5e+3, 1) THROUGH(2.5e+3) THROUGH(, 1));
  SHOW(TAIL(, 1) TAIL(x, 1) TAIL(x));
  puts(STRING(, 1));
  puts(STRING(x, 1));
  SHOW(LAST(, 1) LAST(x, 1) LAST(, ));
  SHOW(FIRST(, 1) FIRST(x, 1) FIRST(, ));

  SHOW(AFTER());
  SHOW(BEFORE());
  SHOW(ALONE());
  SHOW(TWO(, ) TWO(1, ) TWO(, 1));
  SHOW([LEFT()][RIGHT()]);
  SHOW(LEFT() RIGHT());
  SHOW(INSIDE(a EMPTY) INSIDE(EMPTY a) INSIDE(EMPTY));
  SHOW([INSIDE(RIGHT())][RIGHT(EMPTY)]);
  return 0;
}
