// From text to checked items: lexer, parser and sema, with one item in memory at a time.
#include "frontend/frontend.h"

#include "frontend/parse/parser.h"
#include "frontend/pp/token_source.h"
#include "frontend/sema/sema.h"

namespace minic {

struct FrontEnd::Impl {
  Impl(SourceManager& sources, SourceLoc file, Diagnostics& d, const LanguageOptions& options)
      : diagnostics(d),
        tokens(sources, file, d, options),
        parser(tokens, d, options),
        sema(tokens, d, options) {}
  ~Impl() { diagnostics.release(); }

  Diagnostics& diagnostics;
  TokenSource tokens;
  Parser parser;
  Sema sema;
  ParseTree tree;
  std::vector<ast::VarDecl*> tentative;
  StageTimes* times = nullptr;
  bool hasMayAlias = false;
};

FrontEnd::FrontEnd(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
                   const LanguageOptions& options)
    : impl_(std::make_unique<Impl>(sources, file, diagnostics, options)) {}

FrontEnd::~FrontEnd() = default;

std::unique_ptr<ast::TopLevelItem> FrontEnd::next() {
  impl_->diagnostics.hold();
  {
    StageTimer timer(impl_->times, "parse");
    if (impl_->diagnostics.limitReached() || !impl_->parser.parseItem(impl_->tree)) return nullptr;
  }
  StageTimer timer(impl_->times, "check");
  auto item = std::make_unique<ast::TopLevelItem>();
  impl_->diagnostics.startStage();
  impl_->sema.item(impl_->tree, *item);
  for (const Token& token : impl_->tree.attributeTokens)
    impl_->hasMayAlias |= token.spelling().find("may_alias") != std::string_view::npos;
  impl_->parser.drop(impl_->tree);
  return item;
}

std::span<ast::VarDecl* const> FrontEnd::finish() {
  impl_->diagnostics.hold();
  impl_->tentative = impl_->sema.finish();
  impl_->diagnostics.release();
  return impl_->tentative;
}

std::span<const ast::Alias> FrontEnd::aliases() const { return impl_->sema.aliases(); }

void FrontEnd::measure(StageTimes& times) {
  for (std::string_view stage : {"lex", "parse", "check"}) times.add(stage);  // in this order
  impl_->times = &times;
  impl_->parser.measureLexer(times);
}

std::vector<ReadFile> FrontEnd::files() const { return impl_->tokens.files(); }

bool FrontEnd::declaresLibrary() const { return impl_->tokens.declaresLibrary(); }

bool FrontEnd::hasMayAlias() const { return impl_->hasMayAlias; }

ast::TypeContext& FrontEnd::types() { return impl_->sema.types(); }

uint32_t FrontEnd::staticCount() const { return impl_->sema.staticCount(); }

}  // namespace minic
