// See token_source.h.
#include "frontend/pp/token_source.h"

namespace minic {

TokenSource::TokenSource(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
                         const LanguageOptions& options)
    : checker_(diagnostics, options.dialect) {
  if (options.dialect == Dialect::SysY)
    lexer_ = std::make_unique<SysyLexer>(sources, file, diagnostics, names_);
  else
    preprocessor_ = std::make_unique<Preprocessor>(sources, file, diagnostics, names_,
                                                   options.preprocessor, *options.target);
}

std::vector<ReadFile> TokenSource::files() const {
  std::vector<ReadFile> files;
  if (preprocessor_)
    for (const HeaderFile& file : preprocessor_->files())
      files.push_back({file.path, file.isSystem});
  return files;
}

}  // namespace minic
