// Types, constants, members and symbols whose attributes speak against uses: one message where a
// declaration or a type name has the type, none in what is deprecated itself.
struct __attribute__((deprecated)) S { int a; struct S *next; };  // note: 'S' has been explicitly marked deprecated here
struct S *s1, *s2;  // warning: 'S' is deprecated
struct T { int a; } __attribute__((deprecated("use U")));  // note: 'T' has been explicitly marked deprecated here
struct T t;  // warning: 'T' is deprecated: use U
union __attribute__((deprecated)) U { int a; };  // note: 'U' has been explicitly marked deprecated here
union U u;  // warning: 'U' is deprecated
enum __attribute__((deprecated)) E {  // note: 'E' has been explicitly marked deprecated here
  E1,
  E2 __attribute__((deprecated("no"))),  // note: 'E2' has been explicitly marked deprecated here
  E3
};
enum E e1 = E1;  // warning: 'E' is deprecated
int e2 = E2;  // warning: 'E2' is deprecated: no
typedef int I __attribute__((deprecated));  // note: 'I' has been explicitly marked deprecated here
I i1, i2, *i3;  // warning: 'I' is deprecated
typedef struct S Alias;  // warning: 'S' is deprecated // note@-15: 'S' has been
Alias alias;
typedef struct { int a; } __attribute__((deprecated)) Untagged;  // warning: type is deprecated // note: type has been explicitly marked deprecated here
Untagged untagged;
struct M {
  int old __attribute__((deprecated));  // note: 'old' has been explicitly marked deprecated here
  int n;
};
struct S;
struct S *result(void);  // warning: 'S' is deprecated // note@-24: 'S' has been
__attribute__((deprecated)) I inOld;
typedef I J __attribute__((deprecated));
enum { C __attribute__((deprecated)) } constants = 0;  // note: 'C' has been explicitly marked deprecated here
int bound[C + 1];  // warning: 'C' is deprecated

int f(struct M *m, const I parameter) {  // warning: 'I' is deprecated // note@-17: 'I' has been
  struct M k = {.old = 1};
  int local __attribute__((deprecated)) = 1;  // note: 'local' has been explicitly marked deprecated here
  m->n = k.old;  // warning: 'old' is deprecated
  constants = 0;
  m->n += sizeof(struct S);  // warning: 'S' is deprecated // note@-35: 'S' has been
  m->n += (I)3;  // warning: 'I' is deprecated // note@-23: 'I' has been
  return local + parameter;  // warning: 'local' is deprecated
}

struct __attribute__((unavailable)) N { int a; };  // note: 'N' has been explicitly marked unavailable here
struct N n;  // error: 'N' is unavailable
void gone(void) __attribute__((unavailable("gone now")));  // note: 'gone' has been explicitly marked unavailable here
typedef int NI __attribute__((__unavailable__));  // note: 'NI' has been explicitly marked unavailable here
NI ni;  // error: 'NI' is unavailable
__attribute__((unavailable)) NI hidden;  // note: 'hidden' has been explicitly marked unavailable here
void g(void) {
  gone();  // error: 'gone' is unavailable: gone now
  hidden = 1;  // error: 'hidden' is unavailable
}
