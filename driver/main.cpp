// The program `minic`, also built under the name `compiler`.
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <string>
#include <sys/mman.h>
#include <vector>

#include "driver/crash.h"
#include "driver/driver.h"

namespace {

/// malloc tuning: never return memory to the system, since the next stage reuses it, and only one
/// arena, since only one thread works at a time. A compilation that needs many megabytes gets them
/// in pages of 2 MiB, since misses of the TLB cost it up to a quarter of its time.
void tuneMalloc() {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  mallopt(M_TOP_PAD, 16 << 20);
#if !defined(__SANITIZE_ADDRESS__)
  // Untouched, the room costs nothing. Small compilations stay below it, in pages of 4 KiB.
  constexpr size_t kRoom = 256 << 20, kSmall = 28 << 20, kPage = 2 << 20;
  if (void* room = std::malloc(kRoom)) {
    const uintptr_t start = (reinterpret_cast<uintptr_t>(room) + kSmall + kPage - 1) & -kPage;
    madvise(reinterpret_cast<void*>(start), kRoom - kSmall - kPage, MADV_HUGEPAGE);
    std::free(room);
  }
#endif
}

}  // namespace

int main(int argc, char** argv) {
  tuneMalloc();
  minic::installCrashHandlers();
  return minic::runDriver(argc > 0 ? argv[0] : "minic",
                          std::vector<std::string>(argv + (argc > 0), argv + argc));
}
