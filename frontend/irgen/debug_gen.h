// Describes the source program for debuggers (ir/debug_info.h). Made under -g only.
//
// Types of the language die with the front end, so they are copied. A record that is incomplete
// when it is met is described again by finish().
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "frontend/ast/ast.h"
#include "ir/function.h"

namespace minic::irgen {

class DebugGen {
 public:
  explicit DebugGen(Module& module);

  /// The description of a function that is going to be lowered: its type, and no variables yet.
  std::unique_ptr<FunctionDebug> function(const ast::FunctionDecl& decl);
  /// A variable without scope and address.
  DebugVariable variable(const ast::VarDecl& decl);
  /// A global that is defined here.
  void global(const ast::VarDecl& decl, const GlobalVar& symbol);
  void finish();

 private:
  const DebugType* type(const ast::Type* type);
  DebugType* make(DebugType::Kind kind, std::string_view name = {});
  void describeRecord(DebugType& made, const ast::Type* type);
  void describe(DebugType& made, const ast::Type* type);

  Module& module_;
  std::vector<const DebugType*> known_;  // by ast::Type::id
  std::vector<std::pair<DebugType*, const ast::Type*>> incomplete_;
};

}  // namespace minic::irgen
