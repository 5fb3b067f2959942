// _Atomic and atomic functions on what they cannot be.
#include <stdatomic.h>
struct pair { int a, b; } pair;
typedef int row[3];
_Atomic row rows;                 // error: _Atomic cannot be applied to array type 'int[3]'
_Atomic(int (void)) function;     // error: _Atomic cannot be applied to function type 'int (void)'
_Atomic struct pair both;
_Atomic struct later late;        // error: tentative definition has type '_Atomic struct later' that is never completed
struct empty {} empty;
_Atomic long double wide;
struct later *pending;
_Atomic(1) number;                // error: expected a type
struct bits { _Atomic int few : 3; };  // error: '_Atomic' bit-fields are not supported
const atomic_int fixed = 1;
_Atomic double real;
int plain;

int f(void) {
  atomic_fetch_add(&real, 1);     // error: address argument to atomic operation must be a pointer to integer ('_Atomic double *' invalid)
  atomic_store(&fixed, 1);        // error: address argument to atomic operation must be a pointer to non-const type ('const _Atomic int *' invalid)
  atomic_load(plain);             // error: address argument to atomic operation must be a pointer to a scalar, struct or union that is not empty ('int' invalid)
  __atomic_load(&empty, &empty, __ATOMIC_RELAXED);      // error: address argument to atomic operation must be a pointer to a scalar, struct or union that is not empty ('struct empty *' invalid)
  __atomic_load(pending, pending, __ATOMIC_RELAXED);    // error: address argument to atomic operation must be a pointer to a scalar, struct or union that is not empty ('struct later *' invalid)
  __atomic_load_n(&both, __ATOMIC_RELAXED);             // error: address argument to atomic operation must be a pointer to integer or pointer ('_Atomic struct pair *' invalid)
  __atomic_store_n(&wide, 1, __ATOMIC_RELAXED);         // error: address argument to atomic operation must be a pointer to integer or pointer ('_Atomic long double *' invalid)
  __atomic_store(&both, &wide, __ATOMIC_RELAXED);       // error: passing '_Atomic long double *' to parameter of type 'struct pair *'
  atomic_store(&both, plain);     // error: passing 'int' to parameter of incompatible type 'struct pair'
  atomic_fetch_add(&both, 1);     // error: address argument to atomic operation must be a pointer to integer ('_Atomic struct pair *' invalid)
  both += 1;                      // error: invalid operands to binary expression ('_Atomic struct pair' and 'int')
  both.a = 1;                     // warning: accessing a member of an atomic object of type '_Atomic struct pair'
  long expected = 0;
  atomic_compare_exchange_strong(&plain, &expected, 1);  // error: passing 'long *' to parameter of type 'int *'
  atomic_fetch_or(&plain);        // error: too few arguments provided to function-like macro invocation
  // error@-1: use of undeclared identifier 'atomic_fetch_or'
  __sync_fetch_and_add(&plain);   // error: too few arguments to function call, expected at least 2, have 1
  return __atomic_load_n(&plain, "order");  // warning: incompatible pointer to integer conversion passing 'char[6]' to parameter of type 'int'
}
void g(void) {
  atomic_flag flag = ATOMIC_FLAG_INIT;
  atomic_fetch_add(&plain, 1);
  atomic_flag_test_and_set(&flag);
  atomic_load(&plain);            // warning: expression result unused
}
