// What the compiled rewrite rules see: the operations that build a replacement, and the facts that
// conditions ask for. The rules are in *.rules, rulec.py compiles them into one decision tree per
// operation, and the pass simplify (passes/scalar/simplify.cpp) walks the function and applies
// them.
#pragma once

#include <string_view>
#include <vector>

#include "ir/function.h"

namespace minic {

/// One attempt to rewrite an instruction: what it makes goes before the instruction.
class Rewriter {
 public:
  explicit Rewriter(Function& function) : function_(function) {}

  /// The instruction to be rewritten next.
  void start(Inst* root) {
    root_ = root;
    made.clear();
  }

  // New values; those of constants are folded.
  Value* binary(Op op, Value* left, Value* right);
  Value* unary(Op op, Type* type, Value* operand);  ///< casts, freeze and fneg
  Value* compare(IntPred pred, Value* left, Value* right);
  Value* compare(FloatPred pred, Value* left, Value* right);
  Value* select(Value* condition, Value* ifTrue, Value* ifFalse);
  Value* number(Type* type, uint64_t bits) const;
  Value* real(Type* type, double number) const;
  Type* intType(unsigned bits) const;

  // Facts about values; what is not known is false.
  static bool nonneg(const Value* value);
  static bool nonzero(const Value* value);
  static bool zeros(const Value* value, uint64_t mask);
  static bool nopoison(const Value* value);

  /// Ends the attempt: the rule applies and gives this value.
  Value* done(uint16_t rule, Value* result) {
    fired = rule;
    return result;
  }

  uint16_t fired = 0;       ///< the rule that gave the last result
  std::vector<Inst*> made;  ///< instructions made for it, operands first

 private:
  Value* make(Op op, Type* type, std::initializer_list<Value*> operands, uint16_t sub = 0);

  Function& function_;
  Inst* root_ = nullptr;
};

/// The value that a rule gives instead of the instruction; null: no rule applies.
Value* applyRules(Rewriter& rewriter, Inst* inst);

/// "rule <name>" of all rules, in the order of their numbers (Rewriter::fired).
std::span<const std::string_view> ruleNames();

}  // namespace minic
