// Extensions of instruction sets by name.
#include "target/extensions.h"

namespace minic {

std::span<const ExtensionName> extensionNames() {
  static constexpr ExtensionName kNames[] = {
      {"popcnt", ext::Popcnt}, {"lzcnt", ext::Lzcnt}, {"bmi", ext::Bmi},
      {"bmi2", ext::Bmi2},     {"movbe", ext::Movbe}, {"zbb", ext::Zbb},
  };
  return kNames;
}

uint16_t findExtensions(std::span<const ExtensionName> rows, std::string_view name) {
  for (const ExtensionName& row : rows)
    if (row.name == name) return row.extensions;
  return 0;
}

}  // namespace minic
