// What a pass says of its work, as a name (support/remarks.def) and what fills the slots of its
// text. -Rpass prints it in English; the explain page makes its own sentences, in two languages.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace minic {

enum class Remark : uint8_t {
  None,
#define REMARK(id, text) id,
#include "support/remarks.def"
};

struct RemarkRow {
  std::string_view name, text;
  bool isMissed;  ///< a decision against something
};
inline constexpr RemarkRow kRemarks[] = {
    {"", "", false},
#define REMARK(id, text) {#id, text, false},
#define MISSED(id, text) {#id, text, true},
#define PART(id, text) {#id, text, false},
#include "support/remarks.def"
};
inline constexpr const RemarkRow& remarkRow(Remark remark) { return kRemarks[size_t(remark)]; }

/// The first slot in the text from `at` on, without braces, or an empty one; `at` is moved behind
/// it. A choice of words, {#name:one|more}, is none.
constexpr std::string_view nextSlot(std::string_view text, size_t& at) {
  while (true) {
    const size_t open = text.find('{', at);
    if (open == text.npos) return {};
    at = text.find('}', open) + 1;
    if (text[open + 1] != '#') return text.substr(open + 1, at - open - 2);
  }
}
constexpr size_t slotCount(Remark remark) {
  size_t count = 0;
  for (size_t at = 0; !nextSlot(remarkRow(remark).text, at).empty();) ++count;
  return count;
}

/// A remark with its slots filled, or what fills a slot: a text, or another one.
class Said {
 public:
  Said() = default;
  /// A row without slots; None: nothing.
  Said(Remark name) : name_(name) {}
  Said(Remark name, std::vector<Said> slots) : name_(name), slots_(std::move(slots)) {}
  explicit Said(std::string text) : text_(std::move(text)) {}

  bool empty() const { return name_ == Remark::None && text_.empty(); }
  Remark name() const { return name_; }
  /// In the order of the slots in the row's text.
  const std::vector<Said>& slots() const { return slots_; }
  /// In English.
  std::string text() const;

 private:
  Remark name_ = Remark::None;
  std::string text_;
  std::vector<Said> slots_;
};

inline Said toSaid(Said said) { return said; }
inline Said toSaid(Remark remark) { return remark; }
template <class T>
Said toSaid(const T& value) {
  return Said(fmt::format("{}", value));
}

/// The remark with that in its slots; compiled only if it has as many.
template <Remark remark, class... Args>
Said filled(const Args&... args) {
  static_assert(slotCount(remark) == sizeof...(Args));
  std::vector<Said> slots;
  slots.reserve(sizeof...(Args));
  (slots.push_back(toSaid(args)), ...);
  return Said(remark, std::move(slots));
}

}  // namespace minic
