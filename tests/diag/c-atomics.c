// _Atomic and atomic functions on what they cannot be.
#include <stdatomic.h>
struct pair { int a, b; } pair;
typedef int row[3];
_Atomic row rows;                 // error: _Atomic cannot be applied to array type 'int[3]'
_Atomic(int (void)) function;     // error: _Atomic cannot be applied to function type 'int (void)'
_Atomic(1) number;                // error: expected a type
struct bits { _Atomic int few : 3; };  // error: '_Atomic' bit-fields are not supported
const atomic_int fixed = 1;
_Atomic double real;
int plain;

int f(void) {
  atomic_fetch_add(&real, 1);     // error: address argument to atomic operation must be a pointer to integer ('_Atomic double *' invalid)
  atomic_store(&fixed, 1);        // error: address argument to atomic operation must be a pointer to non-const type ('const _Atomic int *' invalid)
  atomic_load(plain);             // error: address argument to atomic operation must be a pointer to a scalar, struct or union that is not empty ('int' invalid)
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
