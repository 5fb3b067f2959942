// A header turns off what only SysY has.
#include <limits.h>
int main(void) {
  putint(INT_MAX);  // warning: call to undeclared function 'putint'
  int 变量 = CHAR_BIT;
  return --3 + 变量;  // error: expression is not assignable
}
