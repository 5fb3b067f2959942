// FLAGS: -pedantic
// An extension in a macro of the system's headers is theirs.
#include <assert.h>
#define PICK(x) ({ x; })                   // note: expanded from macro 'PICK'
int f(int x) {
  assert(x);
  return PICK(x);                          // warning: use of GNU statement expression extension
}
