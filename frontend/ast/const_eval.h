// Evaluates constant expressions of the checked AST: integers of any type (wrapping), floating
// types in their own formats - as the compiled program would compute them - and addresses of
// objects with static storage plus an offset.
#pragma once

#include <cstdint>

#include "frontend/ast/ast.h"

namespace minic {

struct ConstValue {
  enum Kind : uint8_t { NotConstant, Int, Float, Address };
  Kind kind = NotConstant;
  /// Int: extended by the sign of its type from up to 64 bits (a large unsigned one of 64 bits is
  /// negative); Address: offset in bytes.
  Int128 integer = 0;
  WideFloat floating;                    ///< Float: rounded to its type
  ast::Decl* decl = nullptr;             ///< Address: of this, or
  ast::StringLiteral* string = nullptr;  ///< of this, or
  ast::LabelStmt* label = nullptr;       ///< of this,
  ast::LabelStmt* minus = nullptr;       ///< less the address of this: a number, but not known yet

  /// Addresses in one object: their difference is known.
  bool isSameObject(const ConstValue& other) const {
    return kind == other.kind && decl == other.decl && string == other.string &&
           label == other.label && !minus && !other.minus;
  }

  explicit operator bool() const { return kind != NotConstant; }
  bool isTrue() const {
    return kind == Int ? integer != 0 : kind == Float ? !floating.isZero() : kind == Address;
  }
};

/// The reason why an expression is not constant.
struct ConstFailure {
  SourceLoc divisionByZero;            ///< valid: the operator that divides by a constant zero
  const ast::Expr* culprit = nullptr;  ///< the innermost expression that is no constant
  /// The first comma operator that was evaluated. It is set for constants, too: an initialiser may
  /// have commas, as an extension.
  const ast::Expr* comma = nullptr;
};

/// The value of the rvalue `expr`; NotConstant (with the reason in `failure`, if given) otherwise.
/// With `failure` the caller needs a constant at once: then __builtin_constant_p of an operand that
/// only the optimizer may know is 0.
ConstValue evaluate(const ast::Expr* expr, ConstFailure* failure = nullptr);

/// The value of an integer constant expression: as evaluate(), but with an evaluated comma operator
/// an expression is none.
ConstValue evaluateInteger(const ast::Expr* expr, ConstFailure* failure = nullptr);

/// The value of an rvalue whose operands are all numbers: no object is read, not even a constant
/// one, and no address is compared, which may be that of a weak symbol.
ConstValue evaluateNumber(const ast::Expr* expr);

/// The object and byte offset that the lvalue `expr` designates, as an Address. Its decl may be an
/// automatic variable: then it is a place, but no address constant.
ConstValue evaluatePlace(const ast::Expr* expr, ConstFailure* failure = nullptr);

/// The relations, as WideFloat::compare and FloatPred have them, for which a comparison is true:
/// one by an operator, or isgreater or another one without.
unsigned holdingRelations(ast::BinaryOp comparison);
unsigned holdingRelations(ast::Builtin comparison);

/// `value` as an integer of `type` holds it: truncated and extended again by the type's sign.
Int128 wrapInteger(const ast::Type* type, Int128 value);

/// The number that an integer of `type` with the value of a ConstValue is: a large unsigned one is
/// not negative. One of unsigned __int128 that Int128 has not is Int128's largest.
Int128 numberOf(const ast::Type* type, Int128 value);

/// Converts between arithmetic types (and _Bool) as a cast does.
ConstValue convertConstant(ConstValue value, const ast::Type* from, const ast::Type* to);

}  // namespace minic
