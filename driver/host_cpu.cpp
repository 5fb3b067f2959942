// The processor that minic runs on, by the instruction that tells: Intel's manual, volume 2, CPUID;
// AMD's, volume 3, appendix E.
#include "driver/host_cpu.h"

#include "target/extensions.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace minic {

uint16_t hostExtensions() {
  uint16_t found = 0;
#if defined(__x86_64__)
  unsigned a, b, c, d;
  auto add = [&](unsigned word, unsigned bit, uint16_t extension) {
    if (word >> bit & 1) found |= extension;
  };
  if (__get_cpuid(1, &a, &b, &c, &d)) {
    add(c, 22, ext::Movbe);
    add(c, 23, ext::Popcnt);
  }
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d)) {
    add(b, 3, ext::Bmi);
    add(b, 8, ext::Bmi2);
  }
  if (__get_cpuid(0x80000001, &a, &b, &c, &d)) add(c, 5, ext::Lzcnt);
#endif
  return found;
}

}  // namespace minic
