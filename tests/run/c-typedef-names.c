// Where a name means a type, and where it does not.
int printf(const char *, ...);
typedef int T;
int first(int(T));                              // the parameter is a function that takes T
int second(T T, int x[sizeof(T)]) { return T + x[0]; }
void third(T *T) { *T = (int)sizeof(T); }
int old(a, b) T a; long b; { return a + (int)b; }
struct T { T T; };
enum { one = 1 };
typedef struct list list;
struct list { list *next; T value; };
typedef T (*operation)(T, T);
typedef T table[3];
static T add(T a, T b) { return a + b; }
int call(operation op, T a) { return op(a, one); }
int main(void) {
  T(x);
  T(*p) = &x;
  *p = 4;
  int y[] = {3};
  printf("%d %d\n", second(2, y), x);
  {
    T a, T = 3;
    a = T * 2;
    printf("%d %d\n", a, T);
  }
  third(&x);
  printf("%d\n", x);
  T z = 5;
  {
    typedef long T;
    T w = 1;
    printf("%d %d\n", (int)sizeof w, (int)sizeof(T));
  }
  printf("%d\n", (int)sizeof(T));
  {
    enum { T = 7 };
    int a = 2, b = 3;
    printf("%d\n", (T) + 1 + (a) * b);
  }
  printf("%d\n", z ? (T)1 : (T)2);
  for (T T = 0; T < 2; T++) printf("%d ", T);
  T after = 9;
  struct T s = {.T = 1};
  printf("%d %d %d\n", after, s.T, (struct T){4}.T);
  list l2 = {0, 2}, l1 = {&l2, 1};
  printf("%d\n", l1.next->value);
  table t = {1, 2, 3};
  printf("%d %d %d\n", call(add, 41), t[2], old(1, 2L));
  unsigned T;
  T = 3;
  return T;
}
