// Names and scopes. Every spelling is interned once as a Symbol, which has the stack of the
// name's meanings, innermost first; leaving a scope pops its bindings. Lookup of a token is two
// loads.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "frontend/ast/ast.h"
#include "frontend/lex/token.h"
#include "support/arena.h"

namespace minic {

struct Binding;

struct Symbol {
  std::string_view name;
  uint32_t hash = 0;
  Binding* innermost = nullptr;
  bool isLabel = false;  ///< a declaration of another name has it as its asm label
};

struct Binding {
  Symbol* symbol = nullptr;
  ast::Decl* decl = nullptr;
  Binding* outer = nullptr;
  uint32_t depth = 0;  ///< of its scope: 0 the library, 1 the file, 2 a function, ...
};

/// Numbers of the two outermost scopes.
inline constexpr uint32_t libraryScope = 0, fileScope = 1;

class ScopeTable {
 public:
  ScopeTable() { slots_.resize(1024); }

  /// `name` stays valid as long as the table.
  Symbol* intern(std::string_view name) {
    uint32_t hash = 2166136261u;
    for (char c : name) hash = (hash ^ uint8_t(c)) * 16777619u;
    size_t mask = slots_.size() - 1;
    for (size_t i = hash & mask;; i = (i + 1) & mask) {
      Symbol* symbol = slots_[i];
      if (!symbol) {
        symbol = arena_.create<Symbol>(Symbol{name, hash, nullptr});
        slots_[i] = symbol;
        if (++count_ * 2 > slots_.size()) grow();
        return symbol;
      }
      if (symbol->hash == hash && symbol->name == name) return symbol;
    }
  }

  /// The symbol of the token's name, found once per name.
  Symbol* intern(const Token& name) {
    if (!name.isNamed) return intern(name.spelling());
    if (!name.name->symbol) name.name->symbol = intern(name.name->text);
    return name.name->symbol;
  }

  /// Names with a meaning each, in order.
  using Names = std::vector<std::pair<Symbol*, ast::Decl*>>;
  /// Adds the names of the innermost scope that mean something for which `wanted` is true.
  template <class F>
  void collectInnermost(F&& wanted, Names& names) const {
    for (size_t i = starts_.back(); i < bindings_.size(); ++i)
      if (wanted(bindings_[i]->decl)) names.push_back({bindings_[i]->symbol, bindings_[i]->decl});
  }

  uint32_t depth() const { return depth_; }
  void enter() {
    ++depth_;
    starts_.push_back(bindings_.size());
  }
  /// Unbinds the names of the innermost scope; `visit` sees each declaration, in order.
  template <class F>
  void leave(F&& visit) {
    size_t start = starts_.back();
    for (size_t i = start; i < bindings_.size(); ++i) visit(bindings_[i]->decl);
    for (size_t i = bindings_.size(); i-- > start;) {
      Binding* binding = bindings_[i];
      binding->symbol->innermost = binding->outer;
      binding->outer = free_;
      free_ = binding;
    }
    bindings_.resize(start);
    starts_.pop_back();
    --depth_;
  }

  /// The declarations of the innermost scope so far, in order.
  template <class F>
  void forEachInnermost(F&& visit) const {
    for (size_t i = starts_.back(); i < bindings_.size(); ++i) visit(bindings_[i]->decl);
  }

  /// Binds in the innermost scope, whether or not the name is bound there already.
  void bind(Symbol* symbol, ast::Decl* decl) {
    Binding* binding = newBinding(symbol, decl, depth_);
    binding->outer = symbol->innermost;
    symbol->innermost = binding;
    bindings_.push_back(binding);
  }
  /// Binds outermost (in scope `depth`, 0 or 1), below all inner meanings of the name.
  void bindOutermost(Symbol* symbol, ast::Decl* decl, uint32_t depth) {
    Binding* binding = newBinding(symbol, decl, depth);
    Binding** at = &symbol->innermost;
    while (*at && (*at)->depth > depth) at = &(*at)->outer;
    binding->outer = *at;
    *at = binding;
  }
  /// The meaning of the name in exactly the scope `depth`, or null.
  static ast::Decl* find(const Symbol* symbol, uint32_t depth) {
    for (Binding* binding = symbol->innermost; binding && binding->depth >= depth;
         binding = binding->outer)
      if (binding->depth == depth) return binding->decl;
    return nullptr;
  }

  /// Every name that has a meaning now, for "did you mean".
  template <class F>
  void forEachVisible(F&& visit) const {
    for (const Symbol* symbol : slots_)
      if (symbol && symbol->innermost) visit(symbol->innermost->decl);
  }

 private:
  Binding* newBinding(Symbol* symbol, ast::Decl* decl, uint32_t depth) {
    Binding* binding = free_;
    if (binding)
      free_ = binding->outer;
    else
      binding = arena_.create<Binding>();
    *binding = {symbol, decl, nullptr, depth};
    return binding;
  }
  void grow() {
    std::vector<Symbol*> old(slots_.size() * 2);
    old.swap(slots_);
    size_t mask = slots_.size() - 1;
    for (Symbol* symbol : old) {
      if (!symbol) continue;
      size_t i = symbol->hash & mask;
      while (slots_[i]) i = (i + 1) & mask;
      slots_[i] = symbol;
    }
  }

  Arena arena_;
  std::vector<Symbol*> slots_;  // open addressing, a power of two
  size_t count_ = 0;
  std::vector<Binding*> bindings_;
  std::vector<size_t> starts_;
  Binding* free_ = nullptr;
  uint32_t depth_ = 0;
};

}  // namespace minic
