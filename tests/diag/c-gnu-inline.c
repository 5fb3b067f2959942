// What may follow a definition that is only there to be inlined.
#define ONLY_INLINE extern inline __attribute__((gnu_inline))
ONLY_INLINE int f(int x) { return x + 1; }
// note@-1: previous definition is here
ONLY_INLINE int f(int x) { return x + 2; }  // error: redefinition of 'f'
inline __attribute__((gnu_inline)) int g(int x) { return x + 1; }
// note@-1: previous definition is here
int g(int x) { return x + 2; }  // error: redefinition of 'g'
ONLY_INLINE int h(int x) { return x + 1; }
static int h(int x) { return x + 2; }
ONLY_INLINE int k(int x) { return x + 1; }
// note@-1: previous definition is here
inline int k(int x) { return x + 2; }  // error: redefinition of 'k'
ONLY_INLINE int l(int x) { return x + 1; }
// note@-1: previous definition is here
extern inline int l(int x) { return x + 2; }  // error: redefinition of 'l'
ONLY_INLINE int p(int x) { return x + 1; }
inline __attribute__((gnu_inline)) int p(int x) { return x + 2; }
ONLY_INLINE int m(int x) { return x + 1; }
int m(int x) { return x + 2; }
// note@-1: previous definition is here
int m(int x) { return x + 3; }  // error: redefinition of 'm'
inline int n(int x) { return x + 1; }
// note@-1: previous definition is here
int n(int x) { return x + 1; }  // error: redefinition of 'n'
ONLY_INLINE int o(int x) { return x + 1; }
// note@-1: previous definition is here
long o(int x) { return x + 2; }  // error: conflicting types for 'o'
int call(void) { return h(1); }
