// Extensions of instruction sets: what a function's code may use beyond what every machine of its
// target has. The user says so (-mbmi2, -march=haswell), the program does for one function (the
// attribute `target`), or IR text ("target-features").
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace minic {

/// One bit each.
namespace ext {
enum : uint16_t {
  Popcnt = 1,
  Lzcnt = 2,
  Bmi = 4,   ///< tzcnt, andn, blsi, blsr, blsmsk
  Bmi2 = 8,  ///< bzhi, rorx, sarx, shlx, shrx
  Movbe = 16,
  Zbb = 32,  ///< clz, ctz, cpop, rev8, rol, ror, min, max, andn, orn, xnor, sext.b, sext.h, zext.h
};
}

/// A name, and the extensions that it allows.
struct ExtensionName {
  std::string_view name;
  uint16_t extensions;
};

/// Each extension by the name that LLVM, gcc and the psABI have for it.
std::span<const ExtensionName> extensionNames();

/// The extensions of the row with the name, 0 if there is none.
uint16_t findExtensions(std::span<const ExtensionName> rows, std::string_view name);

/// Calls `visit` with each part of a list, without blanks around it.
template <class Visit>
void forEachWord(std::string_view list, Visit visit, char separator = ',') {
  while (!list.empty()) {
    std::string_view word = list.substr(0, list.find(separator));
    list.remove_prefix(word.size() == list.size() ? word.size() : word.size() + 1);
    while (word.starts_with(' ')) word.remove_prefix(1);
    while (word.ends_with(' ')) word.remove_suffix(1);
    visit(word);
  }
}

}  // namespace minic
