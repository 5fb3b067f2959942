// std::bit_cast for the C++ library of Debian's emscripten (libc++ 13), which lacks it. Seen by
// each file of the build for a browser (web.cmake).
#pragma once
#if defined(__cplusplus) && __cplusplus >= 202002L

#include <bit>

#if !defined(__cpp_lib_bit_cast)
namespace std {
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}
}  // namespace std
#endif

#endif
