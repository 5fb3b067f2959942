void (*p)(void);
void f(void);
void (*g)(void) = &*f;
int local(void) {
  __label__ *p;  // error: expected identifier
  return &*p == g;
}
struct D { char c, d; } x = {.c = {1}, .d = 3};  // warning: braces around scalar initializer
int b[3] = {[1] = {2}};                          // warning: braces around scalar initializer
