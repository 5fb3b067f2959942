// Programs of LLVM IR: the changes that make a module smaller.
#pragma once

#include "reduce/search.h"

namespace minic::reduce {

class IrLanguage : public Language {
 public:
  bool begin(std::string& text, std::string& problem) override;
  std::optional<Changes> changes(const std::string& text, size_t kind, size_t level) override;
  size_t kinds() const override;
  bool isValid(const std::string& text) override;
};

}  // namespace minic::reduce
