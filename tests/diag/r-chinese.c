// RUN: %minic -fsyntax-only -Wall -Wextra --lang=zh -ferror-limit=0 %s
// EXIT: 1
// RUN: %minic -fsyntax-only --lang=zh -DHEADER %s
// EXIT: 1
// The mistakes that a course sees most, in Chinese.
#include <stdio.h>
#ifdef HEADER
#include <stdoi.h>
#endif
struct point { int x, y; };
int count;
int sum(int a, int b) { return a + b }
int undeclared(void) { return coutn + other; }
int calls(void) { return smu(1, 2) + sum(1) + sum(1, 2, 3); }
void prints(int n) { printf("%s %d\n", n); }
int missing(int n) { if (n) return 1; }
int equal(int n) { if (n = 3) return 1; else return 0; }
int empty(int n) { while (n > 0); return n; }
int pointer(int n) { int *p = n; return *n + p; }
int constant(void) { const int limit = 3; limit = 4; 5 = limit; return limit; }
int member(struct point p, struct point *q) { return p.z + q.x + p->y; }
int twice(int n) { int n = 3; int m; float m; return m; }
int array(void) { int a[3] = {1, 2, 3, 4}; return a[3] + a["x"]; }
int divide(int n) { return n / 0 + n % 0 << 40; }
void nothing(void) { return 1; }
int unset(int n) { int value; if (n) value = 1; return value; }
int *local(void) { int value = 1; return &value; }
int choose(int n) { switch (n) { case 1: n = 2; case 1: break; } break; }
int text(char c) { c = "a"; c = 'ab'; c = ''; return c; }
int sizes(int a[]) { return sizeof a / sizeof a[0]; }
int unknown(strng s) { retrun 0; }
int types(void) { struct point p; p = 1; return p; }
int count(void) { return 0; }
int digits(void) { return 089 + 12abc; }
int chinese(int n) { return n + 1； }
int brace(int n) { if (n) { return 1; return 0; }
// OUTPUT[1]:
// %s:12:37: error: return 语句之后需要 ';'
// int sum(int a, int b) { return a + b }
//                                     ^
//                                     ;
// %s:13:31: error: 使用了未声明的标识符 'coutn'; 是否想写 'count'?
// int undeclared(void) { return coutn + other; }
//                               ^~~~~
//                               count
// %s:11:5: note: 'count' 声明在这里
// int count;
//     ^
// %s:13:39: error: 使用了未声明的标识符 'other'
// int undeclared(void) { return coutn + other; }
//                                       ^~~~~
// %s:14:26: warning: 调用了未声明的函数 'smu'; ISO C99 及以后的标准不支持隐式函数声明 [-Wimplicit-function-declaration]
// int calls(void) { return smu(1, 2) + sum(1) + sum(1, 2, 3); }
//                          ^~~
// %s:14:43: error: 函数调用的实参过少, 需要 2 个, 只有 1 个
// int calls(void) { return smu(1, 2) + sum(1) + sum(1, 2, 3); }
//                                           ^
// %s:12:5: note: 'sum' 声明在这里
// int sum(int a, int b) { return a + b }
//     ^
// %s:14:57: error: 函数调用的实参过多, 需要 2 个, 却有 3 个
// int calls(void) { return smu(1, 2) + sum(1) + sum(1, 2, 3); }
//                                                         ^
// %s:12:5: note: 'sum' 声明在这里
// int sum(int a, int b) { return a + b }
//     ^
// %s:15:34: warning: '%' 转换说明的个数多于数据实参 [-Wformat-insufficient-args]
// void prints(int n) { printf("%s %d\n", n); }
//                                 ~^
// %s:15:40: warning: 格式指定的类型是 'char *', 而实参的类型是 'int' [-Wformat]
// void prints(int n) { printf("%s %d\n", n); }
//                              ~~        ^
//                              %d
// %s:16:39: warning: 非 void 函数并非在所有路径上都返回值 [-Wreturn-type]
// int missing(int n) { if (n) return 1; }
//                                       ^
// %s:17:26: warning: 把赋值的结果用作条件, 却没有加括号 [-Wparentheses]
// int equal(int n) { if (n = 3) return 1; else return 0; }
//                        ~~^~~
// %s:17:26: note: 在赋值外加上括号可消除此警告
// int equal(int n) { if (n = 3) return 1; else return 0; }
//                          ^
//                        (    )
// %s:17:26: note: 用 '==' 可把该赋值变为相等比较
// int equal(int n) { if (n = 3) return 1; else return 0; }
//                          ^
//                          ==
// %s:18:33: warning: while 循环的循环体为空 [-Wempty-body]
// int empty(int n) { while (n > 0); return n; }
//                                 ^
// %s:18:33: note: 把分号单独放在一行可消除此警告
// int empty(int n) { while (n > 0); return n; }
//                                 ^
// %s:19:27: warning: 整数到指针的转换不兼容: 用类型为 'int' 的表达式初始化 'int *'; 请用 & 取地址 [-Wint-conversion]
// int pointer(int n) { int *p = n; return *n + p; }
//                           ^   ~
//                               &
// %s:19:41: error: 解引用的操作数必须是指针 ('int' 无效)
// int pointer(int n) { int *p = n; return *n + p; }
//                                         ^~
// %s:20:49: error: 不能给类型 'const int' 带 const 限定的变量 'limit' 赋值
// int constant(void) { const int limit = 3; limit = 4; 5 = limit; return limit; }
//                                           ~~~~~ ^
// %s:20:32: note: 变量 'limit' 在这里声明为 const
// int constant(void) { const int limit = 3; limit = 4; 5 = limit; return limit; }
//                                ^
// %s:20:56: error: 表达式不可赋值
// int constant(void) { const int limit = 3; limit = 4; 5 = limit; return limit; }
//                                                      ~ ^
// %s:21:56: error: 'struct point' 中没有名为 'z' 的成员
// int member(struct point p, struct point *q) { return p.z + q.x + p->y; }
//                                                        ^
// %s:21:61: error: 成员访问的类型 'struct point *' 是指针; 是否想用 '->'?
// int member(struct point p, struct point *q) { return p.z + q.x + p->y; }
//                                                            ~^
//                                                             ->
// %s:21:67: error: 成员访问的类型 'struct point' 不是指针; 是否想用 '.'?
// int member(struct point p, struct point *q) { return p.z + q.x + p->y; }
//                                                                  ~^
//                                                                   .
// %s:22:24: error: 'n' 重定义
// int twice(int n) { int n = 3; int m; float m; return m; }
//                        ^
// %s:22:15: note: 之前的定义在这里
// int twice(int n) { int n = 3; int m; float m; return m; }
//               ^
// %s:22:44: error: 'm' 重定义
// int twice(int n) { int n = 3; int m; float m; return m; }
//                                            ^
// %s:22:35: note: 之前的定义在这里
// int twice(int n) { int n = 3; int m; float m; return m; }
//                                   ^
// %s:23:40: warning: 数组的初始化器中有多余的元素 [-Wexcess-initializers]
// int array(void) { int a[3] = {1, 2, 3, 4}; return a[3] + a["x"]; }
//                                        ^
// %s:23:51: warning: 数组下标 3 超出数组的末尾 (数组有 3 个元素) [-Warray-bounds]
// int array(void) { int a[3] = {1, 2, 3, 4}; return a[3] + a["x"]; }
//                                                   ^ ~
// %s:23:23: note: 数组 'a' 声明在这里
// int array(void) { int a[3] = {1, 2, 3, 4}; return a[3] + a["x"]; }
//                       ^
// %s:23:60: error: 数组下标不是整数
// int array(void) { int a[3] = {1, 2, 3, 4}; return a[3] + a["x"]; }
//                                                            ^~~
// %s:24:30: warning: 除以零是未定义行为 [-Wdivision-by-zero]
// int divide(int n) { return n / 0 + n % 0 << 40; }
//                              ^ ~
// %s:24:34: warning: 运算符 '<<' 的优先级低于 '+'; 会先计算 '+' [-Wshift-op-parentheses]
// int divide(int n) { return n / 0 + n % 0 << 40; }
//                            ~~~~~~^~~~~~~
// %s:24:34: note: 在 '+' 表达式外加上括号可消除此警告
// int divide(int n) { return n / 0 + n % 0 << 40; }
//                                  ^
//                            (            )
// %s:24:38: warning: 对零取余是未定义行为 [-Wdivision-by-zero]
// int divide(int n) { return n / 0 + n % 0 << 40; }
//                                      ^ ~
// %s:24:42: warning: 移位量不小于类型的位数 [-Wshift-count-overflow]
// int divide(int n) { return n / 0 + n % 0 << 40; }
//                                          ^  ~~
// %s:25:22: error: void 函数 'nothing' 不应返回值
// void nothing(void) { return 1; }
//                      ^      ~
// %s:27:43: warning: 返回了局部变量 'value' 所在的栈内存的地址 [-Wreturn-stack-address]
// int *local(void) { int value = 1; return &value; }
//                                          ~^~~~~
// %s:28:54: error: case 的值 '1' 重复
// int choose(int n) { switch (n) { case 1: n = 2; case 1: break; } break; }
//                                                      ^
// %s:28:39: note: 之前的 case 在这里
// int choose(int n) { switch (n) { case 1: n = 2; case 1: break; } break; }
//                                       ^
// %s:28:66: error: 'break' 语句不在循环或 switch 语句中
// int choose(int n) { switch (n) { case 1: n = 2; case 1: break; } break; }
//                                                                  ^
// %s:28:73: warning: 非 void 函数没有返回值 [-Wreturn-type]
// int choose(int n) { switch (n) { case 1: n = 2; case 1: break; } break; }
//                                                                         ^
// %s:29:43: error: 空的字符常量
// int text(char c) { c = "a"; c = 'ab'; c = ''; return c; }
//                                           ^
// %s:30:36: warning: 对数组形参使用 sizeof 得到的是 'int *' 的大小, 而不是 'int[]' 的大小 [-Wsizeof-array-argument]
// int sizes(int a[]) { return sizeof a / sizeof a[0]; }
//                                    ^
// %s:30:15: note: 声明在这里
// int sizes(int a[]) { return sizeof a / sizeof a[0]; }
//               ^
// %s:30:38: warning: 'sizeof a' 得到的是指针的大小, 而不是数组本身的大小 [-Wsizeof-pointer-div]
// int sizes(int a[]) { return sizeof a / sizeof a[0]; }
//                             ~~~~~~~~ ^ ~~~~~~~~~~~
// %s:30:15: note: 指针 'a' 声明在这里
// int sizes(int a[]) { return sizeof a / sizeof a[0]; }
//               ^
// %s:31:13: error: 未知的类型名 'strng'
// int unknown(strng s) { retrun 0; }
//             ^
// %s:31:24: error: 使用了未声明的标识符 'retrun'; 是否想写 'return'?
// int unknown(strng s) { retrun 0; }
//                        ^
//                        return
// %s:32:37: error: 不能用不兼容的类型 'int' 给 'struct point' 赋值
// int types(void) { struct point p; p = 1; return p; }
//                                     ^ ~
// %s:32:49: error: 函数的返回类型是 'int', 不能返回不兼容的 'struct point'
// int types(void) { struct point p; p = 1; return p; }
//                                                 ^
// %s:33:5: error: 'count' 重定义为另一种符号
// int count(void) { return 0; }
//     ^
// %s:11:5: note: 之前的定义在这里
// int count;
//     ^
// %s:34:28: error: 八进制常量中有无效数字 '8'
// int digits(void) { return 089 + 12abc; }
//                            ^
// %s:35:34: error: 意外的字符 <U+FF1B>; 是否想写 ';'?
// int chinese(int n) { return n + 1； }
//                                  ^
//                                  ;
// %s:231:22: error: 此处需要 '}'
// // 共 1 个错误。
//                 ^
// %s:36:18: note: 与这个 '{' 匹配
// int brace(int n) { if (n) { return 1; return 0; }
//                  ^
// 共 17 个警告和 26 个错误。
// OUTPUT[2]:
// %s:8:10: error: 找不到文件 'stdoi.h', 是否想写 'stdio.h'?
// #include <stdoi.h>
//          ^~~~~~~~~
// 共 1 个错误。
