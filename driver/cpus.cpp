// The tables of CPUs by name.
#include "driver/cpus.h"

namespace minic {
namespace {

// Names with blanks around each.
constexpr std::string_view kX86Cpus =
    " native x86-64 k8 k8-sse3 opteron opteron-sse3 athlon64 athlon64-sse3 athlon-fx amdfam10 "
    "barcelona bdver1 bdver2 bdver3 bdver4 znver1 znver2 znver3 znver4 btver1 btver2 nocona core2 "
    "nehalem corei7 westmere sandybridge corei7-avx ivybridge core-avx-i haswell core-avx2 "
    "broadwell skylake skylake-avx512 cannonlake icelake-client icelake-server cascadelake "
    "tigerlake cooperlake sapphirerapids alderlake rocketlake bonnell atom silvermont slm goldmont "
    "goldmont-plus tremont knl knm nano nano-1000 nano-2000 nano-3000 nano-x2 nano-x4 eden-x2 "
    "eden-x4 ";
constexpr std::string_view kX86Levels = " x86-64-v2 x86-64-v3 x86-64-v4 ";
constexpr std::string_view kX86Families = " generic intel ";
constexpr std::string_view kRiscvCpus = " sifive-s54 sifive-s76 sifive-u54 sifive-u74 ";
constexpr std::string_view kRiscvTunes =
    " rocket size thead-c906 sifive-3-series sifive-5-series sifive-7-series sifive-e20 sifive-e21 "
    "sifive-e24 sifive-e31 sifive-e34 sifive-e76 sifive-s21 sifive-s51 ";

bool contains(std::string_view names, std::string_view name) {
  size_t at = name.empty() || name.find(' ') != name.npos ? names.npos : names.find(name);
  for (; at != names.npos; at = names.find(name, at + 1))
    if (names[at - 1] == ' ' && names[at + name.size()] == ' ') return true;
  return false;
}

}  // namespace

bool isX86Arch(std::string_view name) {
  return contains(kX86Cpus, name) || contains(kX86Levels, name);
}
bool isX86Tune(std::string_view name) {
  return contains(kX86Cpus, name) || contains(kX86Families, name);
}
bool isRiscvTune(std::string_view name) { return contains(kRiscvTunes, name) || isRiscvCpu(name); }
bool isRiscvCpu(std::string_view name) { return contains(kRiscvCpus, name); }

}  // namespace minic
