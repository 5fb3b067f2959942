// A pthread on a stack that we map ourselves without reserving swap: 2 GiB of address space cost
// nothing until they are touched. Sanitizer builds have frames several times as large.
#include "support/platform/large_stack.h"

#include <exception>
#include <new>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "support/check.h"

namespace minic {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr size_t wanted = size_t(8) << 30;
#else
constexpr size_t wanted = size_t(2) << 30;
#endif
constexpr size_t leastUseful = size_t(16) << 20;

struct Task {
  void (*function)(void*);
  void* argument;
  CrashContext context;
  std::exception_ptr failure;  // for the caller
};

/// Set on the threads made here. Thread-local, because it is a property of the stack.
thread_local bool isOnLargeStack = false;

void* runTask(void* raw) {
  Task* task = static_cast<Task*>(raw);
  crashContext() = task->context;
  isOnLargeStack = true;
  try {
    task->function(task->argument);
  } catch (const InternalError&) {
    task->failure = std::current_exception();
  } catch (const std::bad_alloc&) {
    task->failure = std::current_exception();
  }
  return nullptr;
}

}  // namespace

void runWithLargeStack(void (*function)(void*), void* argument) {
  if (isOnLargeStack) return function(argument);
  Task task{function, argument, crashContext(), {}};
  // Where address space is limited (ulimit -v), most of it must be left for everything else.
  rlimit space;
  bool limited = getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY;
  for (size_t size = wanted; size >= leastUseful; size /= 2) {
    if (limited && size > space.rlim_cur / 4) continue;
    void* stack = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) continue;
    // The lowest page is a guard: an overflow must not corrupt the memory below.
    mprotect(stack, 4096, PROT_NONE);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_t thread;
    bool started = pthread_attr_setstack(&attributes, stack, size) == 0 &&
                   pthread_create(&thread, &attributes, runTask, &task) == 0;
    pthread_attr_destroy(&attributes);
    if (started) pthread_join(thread, nullptr);
    munmap(stack, size);
    if (task.failure) std::rethrow_exception(task.failure);
    if (started) return;
  }
  function(argument);
}

}  // namespace minic
