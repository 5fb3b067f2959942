// Writes the IR as the text that LLVM 15 and later read, in the layout of opt: two spaces before an
// instruction, `; preds = ...` in column 50 beside a label, alignments always given. The text
// depends on the IR alone, so the same module gives the same bytes. Unfinished or broken functions
// print too (null operands as <null>): the verifier's messages and dumps in a debugger need that.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ir/function.h"

namespace minic {

struct PrintOptions {
  bool predComments = true;    ///< `; preds = ...` beside the labels
  bool onlyFunctions = false;  ///< printModule: leave out types, globals and declarations
  bool noFunctions = false;    ///< printModule: leave out functions, even declarations
  /// printModule: pointers as LLVM 14 and older have them (i32*), their pointees inferred, with
  /// bitcasts where a pointer is used as another type than it has.
  bool typedPointers = false;
};

/// The names that values and blocks of one function are printed with: a value's own name, made
/// unique by a number (`a`, `a1`) if an earlier value has it, else LLVM's number (arguments, blocks
/// and results without a name, counted in order). A snapshot: passes that make values after it was
/// taken add() them, and names already given never change.
class ValueNamer {
 public:
  explicit ValueNamer(const Function& function);

  /// As an operand without its type: %x, @f, 42, null, undef, zeroinitializer, a whole aggregate.
  void append(std::string& out, const Value* value) const;
  void append(std::string& out, const Block* block) const;       ///< %block
  void appendLabel(std::string& out, const Block* block) const;  ///< without the %
  std::string operator()(const Value* value) const;
  std::string operator()(const Block* block) const;

  /// Names an instruction or block that came into the function after the snapshot.
  void add(const Inst* inst);
  void add(const Block* block);

  const Function& function() const { return function_; }

 private:
  uint32_t pick(uint32_t name);
  uint32_t makeUnique(uint32_t name);
  void appendLocal(std::string& out, uint32_t code) const;

  const Function& function_;
  // Per id: a name number, or kNumber | number, or kMade | index into made_; kNone: not named.
  std::vector<uint32_t> values_, blocks_;
  std::vector<uint32_t> taken_;  // open-addressing set of the name numbers in use
  uint32_t takenCount_ = 0;
  std::vector<std::string> made_;                // texts of made-up names, unique
  std::unordered_set<std::string> madeSet_;      // looked up only
  std::unordered_map<uint32_t, uint32_t> next_;  // by name: the next suffix to try
  uint32_t nextNumber_ = 0;

  bool take(uint32_t name);
  bool isTaken(uint32_t name) const;
};

void printModule(std::string& out, const Module& module, const PrintOptions& options = {});
void printFunction(std::string& out, const Function& function, const PrintOptions& options = {});
/// One instruction without indentation and newline.
void printInst(std::string& out, const Inst& inst, const ValueNamer& namer);
/// `i32 %x`: the operand with its type.
void printTyped(std::string& out, const Value* value, const ValueNamer& namer);
/// A constant without its type.
void printConstant(std::string& out, const Value* constant);
void printGlobal(std::string& out, const GlobalVar& global);

// The same for messages and debuggers.
std::string toString(const Module& module);
std::string toString(const Function& function);
/// One instruction; costs a walk over its function.
std::string toString(const Inst& inst);

}  // namespace minic
