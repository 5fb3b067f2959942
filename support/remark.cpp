// The English of remarks.
#include "support/remark.h"

#include <algorithm>

namespace minic {

std::string Said::text() const {
  if (name_ == Remark::None) return text_;
  const std::string_view whole = remarkRow(name_).text;
  std::vector<std::pair<std::string_view, std::string>> values;
  for (size_t at = 0; values.size() < slots_.size();)
    values.emplace_back(nextSlot(whole, at), slots_[values.size()].text());
  auto valueOf = [&](std::string_view name) -> std::string_view {
    for (const auto& [slot, value] : values)
      if (slot == name) return value;
    return {};
  };
  std::string text;
  for (size_t at = 0; at < whole.size();) {
    const size_t open = std::min(whole.find('{', at), whole.size());
    text += whole.substr(at, open - at);
    if (open == whole.size()) break;
    const size_t close = whole.find('}', open);
    std::string_view slot = whole.substr(open + 1, close - open - 1);
    if (slot[0] == '#') {
      const size_t colon = slot.find(':'), bar = slot.find('|');
      text += valueOf(slot.substr(1, colon - 1)) == "1" ? slot.substr(colon + 1, bar - colon - 1)
                                                        : slot.substr(bar + 1);
    } else {
      text += valueOf(slot);
    }
    at = close + 1;
  }
  return text;
}

}  // namespace minic
