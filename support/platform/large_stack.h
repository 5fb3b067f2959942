// Runs a function on a thread with a large stack, for recursion as deep as the user's program
// nests. The pages are reserved: only those that are touched cost memory.
#pragma once

#include <cstddef>
#include <type_traits>

namespace minic {

/// Calls function(argument) on a large stack and returns when it has returned; at once if the
/// caller is on one already. Falls back to smaller stacks when the system refuses the big one, in
/// the end to the caller's own. The crash context of the calling thread is carried over; an
/// InternalError and a std::bad_alloc reach the caller, any other exception is a bug and
/// terminates.
void runWithLargeStack(void (*function)(void*), void* argument);

template <class F>
void runWithLargeStack(F&& body) {
  using Body = std::remove_reference_t<F>;
  runWithLargeStack([](void* argument) { (*static_cast<Body*>(argument))(); },
                    const_cast<void*>(static_cast<const void*>(&body)));
}

}  // namespace minic
