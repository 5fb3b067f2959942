// C17 6.7.1.
_Thread_local int a;
int b;                            // note: previous declaration is here
extern _Thread_local int b;       // error: thread-local declaration of 'b' follows non-thread-local declaration
_Thread_local int c;              // note: previous declaration is here
extern int c;                     // error: non-thread-local declaration of 'c' follows thread-local declaration
int *d = &a;                      // error: initializer element is not a compile-time constant
_Thread_local int f(void);        // error: '_Thread_local' is only allowed on variable declarations
typedef _Thread_local int T;      // error: '_Thread_local' is only allowed on variable declarations
void g(_Thread_local int x);      // error: '_Thread_local' is only allowed on variable declarations
void h(void) {
  _Thread_local int local;        // error: '_Thread_local' variables must have global storage
  static __thread int good;
}
_Thread_local int e = a;          // error: initializer element is not a compile-time constant
