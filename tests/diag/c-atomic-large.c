// _Atomic structs, unions and long doubles where they cannot be.
#include <stdatomic.h>
struct pair { int a, b; };
_Atomic struct pair both;
_Atomic struct later late;        // error: tentative definition has type '_Atomic struct later' that is never completed
struct later *pending;
struct empty {} empty;
_Atomic long double wide;
int plain;
int __atomic_store;               // error: built-in function '__atomic_store' declared as a variable

void f(void) {
  __atomic_load(&empty, &empty, __ATOMIC_RELAXED);      // error: address argument to atomic operation must be a pointer to a scalar, struct or union that is not empty ('struct empty *' invalid)
  __atomic_load(pending, pending, __ATOMIC_RELAXED);    // error: address argument to atomic operation must be a pointer to a scalar, struct or union that is not empty ('struct later *' invalid)
  __atomic_load_n(&both, __ATOMIC_RELAXED);             // error: address argument to atomic operation must be a pointer to integer or pointer ('_Atomic struct pair *' invalid)
  __atomic_store_n(&wide, 1, __ATOMIC_RELAXED);         // error: address argument to atomic operation must be a pointer to integer or pointer ('_Atomic long double *' invalid)
  __atomic_store(&both, &wide, __ATOMIC_RELAXED);       // error: passing '_Atomic long double *' to parameter of type 'struct pair *'
  atomic_store(&both, plain);     // error: passing 'int' to parameter of incompatible type 'struct pair'
  atomic_fetch_add(&both, 1);     // error: address argument to atomic operation must be a pointer to integer ('_Atomic struct pair *' invalid)
  both += 1;                      // error: invalid operands to binary expression ('_Atomic struct pair' and 'int')
  both.a = 1;                     // warning: accessing a member of an atomic object of type '_Atomic struct pair'
}
