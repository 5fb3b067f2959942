// The program `minic`, also built under the name `compiler`.
#include <climits>
#include <malloc.h>
#include <string>
#include <vector>

#include "driver/crash.h"
#include "driver/driver.h"

namespace {

/// malloc tuning: never return memory to the system, since the next stage reuses it, and only one
/// arena, since only one thread works at a time.
void keepFreedMemory() {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  mallopt(M_TOP_PAD, 16 << 20);
}

}  // namespace

int main(int argc, char** argv) {
  keepFreedMemory();
  minic::installCrashHandlers();
  return minic::runDriver(argc > 0 ? argv[0] : "minic",
                          std::vector<std::string>(argv + (argc > 0), argv + argc));
}
