// The options of gcc that rename folders in what is written, so that it is the same wherever it is
// built: -ffile-prefix-map=, -fmacro-prefix-map=, -fdebug-prefix-map=.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace minic {

/// Names that begin with `from` begin with `to` instead.
struct PrefixMap {
  std::string from, to;
};

/// The name after the last of the maps that applies to it, as in gcc.
inline std::string mapPrefix(std::string_view name, std::span<const PrefixMap> maps) {
  for (size_t i = maps.size(); i-- > 0;)
    if (name.starts_with(maps[i].from))
      return maps[i].to + std::string(name.substr(maps[i].from.size()));
  return std::string(name);
}

}  // namespace minic
