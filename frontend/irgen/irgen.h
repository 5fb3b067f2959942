// Checked AST -> IR: every local variable an alloca in the entry block, every read a load, every
// write a store, short circuit by branches; names and labels as clang -O0 gives them, so that the
// two can be compared. Nothing is optimised and nothing can fail: sema has reported all
// errors.
//
// Before: no error was reported for the item. After: the module verifies; it holds no pointer into
// the item, which may be freed. Types and declarations with linkage must outlive the IrGen.
// Recurses as deep as the program nests: run it on a large stack (support/platform/large_stack.h).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "frontend/ast/ast.h"
#include "frontend/language/options.h"
#include "ir/function.h"
#include "ir/open_order.h"
#include "target/target_info.h"

namespace minic {

/// Which checks of undefined behaviour are made (frontend/irgen/irgen_undefined.cpp).
struct Checks {
  enum class Mode : uint8_t { None, Interpreted, Compiled };
  Mode mode = Mode::None;
  bool overflow = false;  ///< a signed result must fit into its type
  /// Of Interpreted: whether an access must have its object's type, as far as the file was read.
  std::function<bool()> types = [] { return false; };
  OpenOrder* order = nullptr;  ///< Of Interpreted: null: operands are evaluated in the usual order
  /// Of Compiled: a place as messages have it.
  std::function<std::string(SourceLoc)> place = {};

  bool isInterpreted() const { return mode == Mode::Interpreted; }
  bool isCompiled() const { return mode == Mode::Compiled; }
  /// -fsanitize=address: functions are marked sanitize_address, and where the lives of their
  /// variables begin and end; the rest is a pass's (passes/instrument/address.cpp).
  bool address = false;
  explicit operator bool() const { return mode != Mode::None; }
};

namespace irgen {
class ModuleGen;
}

class IrGen {
 public:
  /// In SysY a file is a whole program: everything but main gets internal linkage, so that no
  /// function of the user's can take the place of libc's `read` or `select` when it is linked.
  /// The target says how variables are aligned. `debugInfo`: also describes types, variables and
  /// scopes (Module::debug), with finishDebug() before the types are gone.
  /// `visibility` is that of definitions of which the program says nothing.
  IrGen(Module& module, Dialect dialect, const TargetInfo& target, bool debugInfo = false,
        Visibility visibility = Visibility::Default, Checks checks = {});
  ~IrGen();
  IrGen(const IrGen&) = delete;
  IrGen& operator=(const IrGen&) = delete;

  /// Lowers the definitions of the item; declarations appear once they are used. Returns the
  /// function that is defined, complete, or null.
  Function* lower(const ast::TopLevelItem& item);

  /// Gives an inline function the linkage that it has at the end of the file.
  void settleInline(Function& function, const ast::FunctionDecl& decl);

  /// Makes symbols other names of definitions, at the end of the file.
  void lowerAliases(std::span<const ast::Alias> aliases);

  /// Defines a variable that FrontEnd::finish() returned; `common`: for the linker it is one with
  /// those of the name in other files.
  void lowerTentative(const ast::VarDecl& variable, bool common = false);

  /// Completes the description of records that were used before their definition.
  void finishDebug();

 private:
  std::unique_ptr<irgen::ModuleGen> gen_;
};

}  // namespace minic
