// A hash of text that is the same on every machine and in every run.
#pragma once

#include <cstdint>
#include <string_view>

namespace minic {

inline constexpr uint64_t kFnv1aBasis = 0xcbf29ce484222325;

/// FNV-1a of 64 bits. `hash`: that of what stands before the text.
constexpr uint64_t fnv1a(std::string_view text, uint64_t hash = kFnv1aBasis) {
  for (char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return hash;
}

}  // namespace minic
