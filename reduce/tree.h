// Programs of C and SysY: the changes that make one smaller, found on the parse tree of minic's own
// front end.
#pragma once

#include "frontend/language/options.h"
#include "reduce/search.h"

namespace minic::reduce {

class SourceLanguage : public Language {
 public:
  explicit SourceLanguage(LanguageOptions options) : options_(std::move(options)) {}

  bool begin(std::string& text, std::string& problem) override;
  std::optional<Changes> changes(const std::string& text, size_t kind, size_t level) override;
  size_t kinds() const override;
  bool isValid(const std::string& text) override;

 private:
  LanguageOptions options_;
};

}  // namespace minic::reduce
