// In a browser: there is one thread, and its stack is as large as the program was linked with.
#include "support/platform/large_stack.h"

namespace minic {

void runWithLargeStack(void (*function)(void*), void* argument) { function(argument); }

}  // namespace minic
