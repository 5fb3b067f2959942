// How a table of library functions says what the interpreter does: a function of the host, called
// with pointers to where the host keeps the program's memory (H), or code (F). For the files with
// such tables; the macros stay defined to the end of each.
#pragma once

#include <type_traits>
#include <utility>

#include "interp/library/library.h"

namespace minic::interp {

/// Argument i, as a function of the host takes it.
template <class T>
T argument(const HostCall& c, uint32_t i) {
  using Pointee = std::remove_const_t<std::remove_pointer_t<T>>;
  if constexpr (std::is_same_v<T, FILE*>)
    return fileArg(c, i);
  else if constexpr (std::is_pointer_v<T> && std::is_void_v<Pointee>)
    return c.pointer(i);
  else if constexpr (std::is_pointer_v<T>)
    return c.pointer<std::remove_pointer_t<T>>(i);
  else if constexpr (std::is_same_v<T, float>)
    return c.f32(i);
  else if constexpr (std::is_same_v<T, double>)
    return c.f64(i);
  else
    return T(c.args[i]);
}

/// Calls a function of the host with all arguments.
template <auto function, class R, class... A, size_t... I>
void forward(HostCall& c, std::index_sequence<I...>) {
  if constexpr (std::is_void_v<R>)
    function(argument<A>(c, I)...);
  else if constexpr (std::is_pointer_v<R>)
    c.set(static_cast<const void*>(function(argument<A>(c, I)...)));
  else if constexpr (std::is_floating_point_v<R>)
    c.set(function(argument<A>(c, I)...));
  else if constexpr (sizeof(R) <= 4)
    c.set(int32_t(function(argument<A>(c, I)...)));
  else
    c.set(int64_t(function(argument<A>(c, I)...)));
}

template <auto function, class R, class... A>
constexpr HostEntry entry(std::string_view name) {
  return {name, sizeof...(A),
          [](HostCall& c) { forward<function, R, A...>(c, std::index_sequence_for<A...>()); }};
}
/// The entry of a function by its own type (H below), or by one of its overloads.
template <auto function, class R, class... A>
constexpr HostEntry hostEntry(std::string_view name, R (*)(A...)) {
  return entry<function, R, A...>(name);
}

/// A text of the library's own.
inline void keepText(HostCall& c, const char* text) {
  c.result = text ? c.interp.keepText(text) : 0;
}

}  // namespace minic::interp

/// The function of the host that has this name.
#define H(name) hostEntry<name>(#name, name)
/// One of several overloads, by its type.
#define OVERLOADED_AS(text, name, result, ...) \
  entry<static_cast<result (*)(__VA_ARGS__)>(name), result, __VA_ARGS__>(text)
#define OVERLOADED(name, ...) OVERLOADED_AS(#name, name, __VA_ARGS__)
/// A row whose code is written in the table.
#define F(name, args, ...)                             \
  {                                                    \
#name, args, [](HostCall& c) { (void)c; __VA_ARGS__; } \
  }
