// One walk over the expression. Each part gives the reads and changes of variables that belong to
// its value; parts of an operator that are in no order are compared with each other. A part that is
// evaluated before another one (`,`, `&&`, `?:`) is not compared with it, but both are compared
// with what stands beside the whole.
//
// Few expressions change a variable inside an operand: all others are known after a walk that
// counts.
#include "frontend/ast/sequence.h"

#include <algorithm>
#include <vector>

#include "frontend/ast/properties.h"

namespace minic {

using namespace ast;

namespace {

/// Larger expressions are left out: each pair of accesses is looked at.
constexpr unsigned kMaxNodes = 600;

struct Access {
  const Expr* place;        ///< the lvalue
  const VarDecl* variable;  ///< that it names; null: it is another one
  SourceLoc loc;
  bool isChange;
  bool isSideEffect;  ///< complete at the next sequence point only: not the `=` of the whole
};
using Accesses = std::vector<Access>;

class SequenceChecker {
 public:
  using Perhaps = std::function<void(const Expr*, const Expr*)>;
  SequenceChecker(const std::function<void(const Unsequenced&)>& found, const Perhaps& perhaps)
      : found_(found), perhaps_(perhaps) {}

  /// Changes in the expression; more than any limit if it is too large.
  unsigned countChanges(const Expr* expr) {
    if (!expr || ++nodes_ > kMaxNodes) return 0;
    unsigned own = isAssignment(expr);
    forEachPart(expr, [&](const Expr* part) { own += countChanges(part); });
    return own;
  }
  bool isLarge() const { return nodes_ > kMaxNodes; }

  Accesses visit(const Expr* expr) {
    Accesses all;
    if (!expr) return all;
    switch (expr->kind) {
      case ExprKind::Cast: {
        auto* cast = expr->as<CastExpr>();
        all = visitPlace(cast->operand);
        if (cast->cast == CastKind::LValueToRValue && isScalarPlace(cast->operand))
          join(all, {access(cast->operand, cast->operand->range.begin, false)});
        return all;
      }
      case ExprKind::IncDec: {
        const Expr* operand = expr->as<IncDecExpr>()->operand;
        all = visitPlace(operand);
        if (isScalarPlace(operand)) join(all, {access(operand, expr->loc, true)});
        return all;
      }
      case ExprKind::Assign:
      case ExprKind::CompoundAssign: {
        auto* plain = expr->tryAs<AssignExpr>();
        const Expr* lhs = plain ? plain->lhs : expr->as<CompoundAssignExpr>()->lhs;
        const Expr* rhs = plain ? plain->rhs : expr->as<CompoundAssignExpr>()->rhs;
        all = visitPlace(lhs);
        const bool isKnown = isScalarPlace(lhs);
        // What `+=` reads is one more operand; `=` comes after the reads of both, but in no order
        // with their side effects.
        if (isKnown && !plain) join(all, {access(lhs, lhs->range.begin, false)});
        const Accesses right = visit(rhs);
        compareAndJoin(all, right);
        if (isKnown) {
          const Access whole = access(lhs, expr->loc, true);
          // Of `a = b = c` both objects get the same value: that is undefined, too, but harmless.
          const bool isChain = !whole.variable && isAssignmentOfValue(rhs);
          for (const Access& each : right)
            if (each.isChange && each.isSideEffect && !(isChain && &each == &right.back()))
              compare(each, whole);
          join(all, {whole});
        }
        return all;
      }
      case ExprKind::Binary: {
        auto* binary = expr->as<BinaryExpr>();
        bool isOrdered = binary->op == BinaryOp::Comma || isLogical(binary->op);
        all = visit(binary->lhs);
        if (isOrdered) {
          complete(all);
          join(all, visit(binary->rhs));
        } else {
          compareAndJoin(all, visit(binary->rhs));
        }
        return all;
      }
      case ExprKind::Conditional: {
        auto* choice = expr->as<ConditionalExpr>();
        all = visit(choice->condition);
        complete(all);
        Accesses then = visit(choice->thenExpr);
        join(all, visit(choice->elseExpr));
        join(all, then);
        return all;
      }
      case ExprKind::Call: {
        auto* call = expr->as<CallExpr>();
        all = visit(call->callee);
        for (const Expr* arg : call->args) compareAndJoin(all, visit(arg));
        complete(all);  // before the body
        return all;
      }
      case ExprKind::Statement: return all;  // full expressions of their own
      default:
        forEachPart(expr, [&](const Expr* part) { compareAndJoin(all, visit(part)); });
        return all;
    }
  }

 private:
  /// The variable that an lvalue names, if its value is a scalar.
  static const VarDecl* named(const Expr* lvalue) {
    auto* ref = lvalue->tryAs<DeclRef>();
    auto* variable = ref ? ref->decl->tryAs<VarDecl>() : nullptr;
    return variable && variable->type->isScalar() ? variable : nullptr;
  }

  /// An lvalue whose object is looked at.
  bool isScalarPlace(const Expr* lvalue) const {
    if (named(lvalue)) return true;
    return perhaps_ && lvalue->isLValue && lvalue->type->isScalar() && !bitFieldOf(lvalue) &&
           (lvalue->kind == ExprKind::Unary || lvalue->kind == ExprKind::Subscript ||
            lvalue->kind == ExprKind::Member);
  }
  static Access access(const Expr* place, SourceLoc loc, bool isChange) {
    return {place, named(place), loc, isChange, isChange};
  }

  /// `=` or `op=`, perhaps converted.
  static bool isAssignmentOfValue(const Expr* expr) {
    while (auto* cast = expr->tryAs<CastExpr>()) expr = cast->operand;
    return expr->kind == ExprKind::Assign || expr->kind == ExprKind::CompoundAssign;
  }

  /// What it takes to find the object, not its value.
  Accesses visitPlace(const Expr* lvalue) { return named(lvalue) ? Accesses() : visit(lvalue); }

  static void join(Accesses& all, const Accesses& more) {
    all.insert(all.end(), more.begin(), more.end());
  }
  /// A sequence point: the side effects so far are complete where an assignment of the whole is.
  static void complete(Accesses& all) {
    for (Access& access : all) access.isSideEffect = false;
  }

  void compareAndJoin(Accesses& all, const Accesses& more) {
    for (const Access& a : all)
      for (const Access& b : more)
        if (a.isChange || b.isChange) compare(a, b);
    join(all, more);
  }

  /// The two are in no order.
  void compare(const Access& a, const Access& b) {
    if (a.variable && b.variable) {
      if (a.variable == b.variable) report(a, b);
    } else if (perhaps_ && a.place->type->unqualified == b.place->type->unqualified) {
      perhaps_(a.isChange ? a.place : b.place, a.isChange ? b.place : a.place);
    }
  }

  void report(const Access& a, const Access& b) {
    if (std::find(reported_.begin(), reported_.end(), a.variable) != reported_.end()) return;
    reported_.push_back(a.variable);
    const Access &at = a.isChange ? a : b, &other = a.isChange ? b : a;
    found_({a.variable, at.loc, other.loc, a.isChange && b.isChange});
  }

  const std::function<void(const Unsequenced&)>& found_;
  const Perhaps& perhaps_;
  unsigned nodes_ = 0;
  std::vector<const VarDecl*> reported_;
};

}  // namespace

void findUnsequenced(const Expr* expr, const std::function<void(const Unsequenced&)>& found,
                     const std::function<void(const Expr*, const Expr*)>& perhaps) {
  SequenceChecker checker(found, perhaps);
  unsigned changes = checker.countChanges(expr);
  if (checker.isLarge() || changes == 0) return;
  if (changes == 1 && isAssignment(expr)) return;
  checker.visit(expr);
}

}  // namespace minic
