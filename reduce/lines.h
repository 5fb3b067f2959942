// Texts of any kind, of which lines are deleted.
#pragma once

#include <algorithm>
#include <memory>

#include "reduce/search.h"

namespace minic::reduce {

class LinesLanguage : public Language {
 public:
  bool begin(std::string&, std::string&) override { return true; }
  std::optional<Changes> changes(const std::string& text, size_t, size_t level) override {
    if (level) return std::nullopt;
    auto lines = std::make_shared<std::vector<std::string>>();
    for (size_t at = 0; at < text.size();) {
      size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
      lines->push_back(text.substr(at, end - at));
      at = end;
    }
    return Changes{lines->size(), true, [lines](const std::vector<size_t>& chosen) {
                     std::string left;
                     auto next = chosen.begin();
                     for (size_t i = 0; i < lines->size(); ++i) {
                       if (next != chosen.end() && *next == i)
                         ++next;
                       else
                         left += (*lines)[i];
                     }
                     return std::optional(left);
                   }};
  }
  size_t kinds() const override { return 1; }
  bool isValid(const std::string&) override { return true; }
};

}  // namespace minic::reduce
