// Statements but `switch`, labels and `goto` (sema_jump.cpp). Control flow is
// checked when the function is complete (flow.cpp).
#include <fmt/format.h>

#include "frontend/lint/sequence.h"
#include "frontend/sema/sema.h"

namespace minic {

using namespace ast;

bool Sema::hasSideEffects(const Expr* expr) {
  for (;;) {
    switch (expr->kind) {
      case ExprKind::IntConst:
      case ExprKind::FloatConst:
      case ExprKind::StringLiteral:
      case ExprKind::AddressConst:
      case ExprKind::DeclRef:
      case ExprKind::CompoundLiteral:
        return false;
      case ExprKind::Unary:
        expr = expr->as<UnaryExpr>()->operand;
        continue;
      case ExprKind::Cast: {
        auto* cast = expr->as<CastExpr>();
        if (cast->cast == CastKind::LValueToRValue && cast->operand->type->isVolatile())
          return true;
        expr = cast->operand;
        continue;
      }
      case ExprKind::Binary: {
        auto* binary = expr->as<BinaryExpr>();
        if (hasSideEffects(binary->rhs)) return true;
        expr = binary->lhs;
        continue;
      }
      case ExprKind::Subscript: {
        auto* subscript = expr->as<SubscriptExpr>();
        if (hasSideEffects(subscript->index)) return true;
        expr = subscript->base;
        continue;
      }
      case ExprKind::Conditional: {
        auto* conditional = expr->as<ConditionalExpr>();
        if (hasSideEffects(conditional->thenExpr) || hasSideEffects(conditional->elseExpr))
          return true;
        expr = conditional->condition;
        continue;
      }
      case ExprKind::Member:
        expr = expr->as<MemberExpr>()->base;
        continue;
      case ExprKind::IncDec:
      case ExprKind::Assign:
      case ExprKind::CompoundAssign:
      case ExprKind::Call:
      case ExprKind::Statement:
      case ExprKind::VaArg:
      case ExprKind::Builtin:
        return true;
    }
  }
}

namespace {

/// A builtin that stores through a pointer.
bool isUpdate(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) expr = cast->operand;
  auto* builtin = expr->tryAs<BuiltinExpr>();
  if (!builtin) return false;
  return builtin->builtin == Builtin::AtomicUpdate ||
         builtin->builtin == Builtin::AtomicCompareExchange ||
         builtin->builtin == Builtin::AddOverflow || builtin->builtin == Builtin::SubOverflow ||
         builtin->builtin == Builtin::MulOverflow;
}

bool isAssignment(const Expr* expr) {
  return expr->kind == ExprKind::Assign || expr->kind == ExprKind::IncDec ||
         expr->kind == ExprKind::CompoundAssign;
}

}  // namespace

/// A full expression. Few change a variable other than by the operator of the whole.
void Sema::checkChanges(const Expr* expr) {
  if (std::exchange(changes_, 0) > unsigned(isAssignment(expr))) checkSequence(expr, diagnostics_);
}

void Sema::warnUnusedValue(const Expr* expr, std::string_view message) {
  // The value that is dropped last is reported: `a, b` and `c ? a : b` drop their parts.
  while (expr->kind == ExprKind::Binary && expr->as<BinaryExpr>()->op == BinaryOp::Comma)
    expr = expr->as<BinaryExpr>()->rhs;
  if (expr->type->isVoid()) return;
  if (auto* cast = expr->tryAs<CastExpr>();
      cast && !cast->isExplicit && isAssignment(cast->operand))
    return;  // to a bit-field
  if (auto* call = expr->tryAs<CallExpr>()) {
    auto* callee = call->callee->tryAs<CastExpr>();
    auto* ref = callee ? callee->operand->tryAs<DeclRef>() : nullptr;
    auto* function = ref ? ref->decl->tryAs<FunctionDecl>() : nullptr;
    if (function && function->mustUseResult)
      diagnostics_.warning("unused-result", call->range.begin,
                           "ignoring return value of function declared with 'warn_unused_result' "
                           "attribute",
                           {call->range});
    return;
  }
  if (auto* binary = expr->tryAs<BinaryExpr>();
      binary && (binary->op == BinaryOp::LogicalAnd || binary->op == BinaryOp::LogicalOr)) {
    if (hasSideEffects(binary->rhs)) return;
  } else if (expr->kind == ExprKind::Conditional) {
    if (hasSideEffects(expr)) return;
  } else if (isAssignment(expr) || expr->kind == ExprKind::Call ||
             expr->kind == ExprKind::Statement || expr->kind == ExprKind::VaArg || isUpdate(expr)) {
    return;
  } else if (auto* load = expr->tryAs<CastExpr>();
             load && load->cast == CastKind::LValueToRValue && load->operand->type->isVolatile()) {
    return;
  }
  if (auto* binary = expr->tryAs<BinaryExpr>();
      binary && binary->op >= BinaryOp::Less && binary->op <= BinaryOp::NotEqual) {
    bool isEqual = binary->op == BinaryOp::Equal;
    if (diagnostics_.warning("unused-comparison", expr->loc,
                             fmt::format("{} comparison result unused",
                                         isEqual                            ? "equality"
                                         : binary->op == BinaryOp::NotEqual ? "inequality"
                                                                            : "relational"),
                             {binary->lhs->range, binary->rhs->range}) &&
        isEqual)
      diagnostics_.note(expr->loc, "use '=' to turn this equality comparison into an assignment",
                        {}, {{{expr->loc, expr->loc + 2}, "="}});
    return;
  }
  diagnostics_.warning("unused-value", expr->loc, std::string(message), {expr->range});
}

/// The value of `expr`, which is not used.
Expr* Sema::discarded(Expr* expr) { return expr && isAssignment(expr) ? expr : rvalue(expr); }

/// A condition: any scalar.
Expr* Sema::condition(uint32_t expressionNode, SourceLoc loc) {
  Expr* expr = rvalue(expression(expressionNode));
  if (!expr) return nullptr;
  if (!requireScalar(expr, loc, "statement requires expression of scalar type ({} invalid)"))
    return nullptr;
  checkChanges(expr);
  warnAlwaysTrue(expr);
  warnShiftAsTruth(expr);
  warnExtraParentheses(expr);
  if (expr->kind == ExprKind::Assign && !expr->isParenthesized) {
    if (diagnostics_.warning("parentheses", expr->loc,
                             "using the result of an assignment as a condition without parentheses",
                             {expr->range})) {
      diagnostics_.note(expr->loc,
                        "place parentheses around the assignment to silence this warning", {},
                        {{{expr->range.begin, expr->range.begin}, "("},
                         {{expr->range.end, expr->range.end}, ")"}});
      diagnostics_.note(expr->loc, "use '==' to turn this assignment into an equality comparison",
                        {}, {{{expr->loc, expr->loc + 1}, "=="}});
    }
  }
  return expr;
}

/// A statement with a syntax error of its own: its remaining parts are still checked.
void Sema::brokenStatement(uint32_t index) {
  scopes_.enter();
  ParseCursor cursor(*tree_, index);
  while (!cursor.atEnd()) {
    if (!cursor.atNode()) {
      cursor.token();
      continue;
    }
    uint32_t child = cursor.node();
    switch (node(child).rule) {
      case Rule::Statement:
        // A jump or a `case` inside need not find its loop or switch again.
        ++loopDepth_;
        switches_.emplace_back();
        statement(child);
        switches_.pop_back();
        --loopDepth_;
        break;
      case Rule::Block:
        block(child, true);
        break;
      case Rule::Declaration:
        declaration(child, nullptr);
        break;
      case Rule::Expression:
        rvalue(expression(child));
        break;
      default:
        break;
    }
  }
  leaveScope();
  flowUnknown_ = true;
}

CompoundStmt* Sema::block(uint32_t index, bool ownScope) {
  if (ownScope) scopes_.enter();
  uint32_t jumpScope = jumpScope_;
  const VarDecl* liveArray = liveArray_;
  size_t labels = localLabels_.size();
  auto* result = makeStmt<CompoundStmt>(StmtKind::Compound, firstToken(index).loc);
  size_t base = stmtStack_.size();
  uint32_t previous = 0;  // the statement before
  ParseCursor cursor(*tree_, index);
  while (!cursor.atEnd() && !diagnostics_.limitReached()) {
    if (!cursor.atNode()) {
      result->end = cursor.token().loc;
      continue;
    }
    uint32_t child = cursor.node();
    if (previous && node(child).firstToken < node(child).endToken)
      warnLayout(previous, firstToken(child));
    previous = node(child).rule == Rule::Statement && node(child).firstToken < node(child).endToken
                   ? child
                   : 0;
    Stmt* stmt = nullptr;
    if (node(child).rule == Rule::Declaration)
      stmt = declarationStatement(child);
    else if (node(child).rule == Rule::Statement)
      stmt = statement(child);
    if (stmt) stmtStack_.push_back(stmt);
  }
  std::span<Stmt*> stmts(stmtStack_.data() + base, stmtStack_.size() - base);
  result->stmts = arena_->copy(std::span<Stmt* const>(stmts));
  stmtStack_.resize(base);
  if (node(index).hasError) flowUnknown_ = true;  // what was dropped may have been anything
  if (ownScope) leaveScope();
  jumpScope_ = jumpScope;
  liveArray_ = liveArray;
  localLabels_.resize(labels);
  return result;
}

/// `({ ... })`: the value is that of its last statement, if that is an expression.
Expr* Sema::statementExpression(uint32_t blockNode, const Token& open) {
  SourceRange all = {open.loc, range(blockNode).end + 1};
  onlyInC(open.loc, "statement expressions are");
  if (!function_) {
    error(open.loc, "statement expression not allowed at file scope", {all});
    return nullptr;
  }
  diagnostics_.warning("gnu-statement-expression", open.loc,
                       "use of GNU statement expression extension", {all});
  uint32_t outer = valueStatement_;
  std::vector<VarDecl*> outerBounds = std::exchange(bounds_, {});
  valueStatement_ = 0;
  for (ParseCursor cursor(*tree_, blockNode); !cursor.atEnd();) {
    if (cursor.atNode())
      valueStatement_ = cursor.node();
    else
      cursor.token();
  }
  enterJumpScope(open.loc, JumpScope::StatementExpression);
  unsigned errors = diagnostics_.errorCount();
  CompoundStmt* body = block(blockNode, true);
  bool broken = diagnostics_.errorCount() != errors;
  jumpScope_ = jumpScopes_[jumpScope_].outer;
  valueStatement_ = outer;
  bounds_ = std::move(outerBounds);
  Stmt** last = body->stmts.empty() ? nullptr : &body->stmts.back();
  while (last && (*last)->kind == StmtKind::Label) last = &(*last)->as<LabelStmt>()->body;
  auto* value = last ? (*last)->tryAs<ExprStmt>() : nullptr;
  changes_ = 2;                          // what its statements took away may have come before it
  if (!value && broken) return nullptr;  // there may have been one
  const Type* type = value ? value->expr->type->unqualified : basic(TypeKind::Void);
  auto* result = make<StatementExpr>(ExprKind::Statement, type, open.loc, all);
  if (value) {
    result->result = value->expr;
    *last = makeStmt<NullStmt>(StmtKind::Null, value->loc);
  }
  result->body = body;
  return result;
}

/// The variables declared, or null if there are none.
Stmt* Sema::declarationStatement(uint32_t index) {
  std::vector<VarDecl*> vars;
  SourceLoc loc = firstToken(index).loc;
  declaration(index, &vars);
  if (vars.empty()) return nullptr;
  auto* result = makeStmt<DeclStmt>(StmtKind::Decl, loc);
  result->vars = copyOut(*arena_, vars);
  return result;
}

Stmt* Sema::statement(uint32_t index) {
  uint32_t labels = labelsSeen_;
  Stmt* result = anyStatement(index);
  result->containsLabel |= labelsSeen_ != labels;
  return result;
}

Stmt* Sema::anyStatement(uint32_t index) {
  const ParseNode& at = node(index);
  auto nothing = [&] { return makeStmt<NullStmt>(StmtKind::Null, firstToken(index).loc); };
  if (at.firstToken >= at.endToken) return makeStmt<NullStmt>(StmtKind::Null, {});
  if (at.hasError) {
    brokenStatement(index);
    return nothing();
  }
  ParseCursor cursor(*tree_, index);
  if (cursor.atNode(Rule::Block)) return block(cursor.node(), true);
  if (cursor.atNode(Rule::Expression)) {
    assignmentAllowed_ = true;
    Expr* expr = discarded(expression(cursor.node()));
    assignmentAllowed_ = false;
    if (!expr) return nothing();
    if (index != valueStatement_) warnUnusedValue(expr);
    checkChanges(expr);
    auto* result = makeStmt<ExprStmt>(StmtKind::Expr, expr->range.begin);
    result->expr = expr;
    return result;
  }
  if (cursor.atNode(Rule::Assembly)) return assemblyStatement(cursor.node());
  const Token& token = cursor.token();
  switch (token.kind) {
    case Tok::If:
      return ifStatement(index);
    case Tok::While:
    case Tok::Do:
    case Tok::For:
      return loop(index);
    case Tok::Return:
      return returnStatement(index);
    case Tok::Break:
    case Tok::Continue: {
      bool isBreak = token.kind == Tok::Break;
      if (loopDepth_ == 0 && (!isBreak || switches_.empty())) {
        error(token.loc, isBreak ? "'break' statement not in loop or switch statement"
                                 : "'continue' statement not in loop statement");
        return nothing();
      }
      if (isBreak) return makeStmt<BreakStmt>(StmtKind::Break, token.loc);
      return makeStmt<ContinueStmt>(StmtKind::Continue, token.loc);
    }
    case Tok::Semi: {
      auto* result = makeStmt<NullStmt>(StmtKind::Null, token.loc);
      result->isFallthrough = hasAttribute(at.firstToken, "fallthrough");
      return result;
    }
    case Tok::Switch:
      return switchStatement(index);
    case Tok::Case:
    case Tok::Default:
      return caseStatement(index);
    case Tok::Label:
      return labelStatement(index);
    case Tok::Goto:
      return gotoStatement(index);
    default:
      return nothing();
  }
}

/// The body of a loop, where `break` and `continue` are allowed.
Stmt* Sema::loopBody(uint32_t index) {
  ++loopDepth_;
  Stmt* body = statement(index);
  --loopDepth_;
  return body;
}

/// A `;` on the line of the `)` before it is probably a mistake.
void Sema::warnEmptyBody(const Token& semi, std::string_view what) {
  if (semi.startsLine) return;
  if (diagnostics_.warning("empty-body", semi.loc, fmt::format("{} has empty body", what)))
    diagnostics_.note(semi.loc, "put the semicolon on a separate line to silence this warning");
}

Stmt* Sema::ifStatement(uint32_t index) {
  IfStmt* first = nullptr;
  Stmt** link = nullptr;
  size_t depth = 0;
  uint32_t labels = labelsSeen_;
  for (;;) {
    ParseCursor cursor(*tree_, index);
    SourceLoc keyword = cursor.token().loc;
    auto* result = makeStmt<IfStmt>(StmtKind::If, keyword);
    if (!first) first = result;
    if (link) *link = result;
    scopes_.enter();  // of tags and constants in the condition: each statement is a block (6.8.4p3)
    ++depth;
    cursor.token();  // (
    result->condition = condition(cursor.node(), keyword);
    cursor.token();  // )
    uint32_t thenNode = cursor.node();
    bool hasElse = cursor.atToken(Tok::Else);
    const ParseNode& then = node(thenNode);
    const Token* body = then.firstToken < then.endToken ? &firstToken(thenNode) : nullptr;
    if (body && body->kind == Tok::Semi && !hasElse) warnEmptyBody(*body, "if statement");
    if (body && body->kind == Tok::If && !hasElse && !then.hasError) {
      ParseCursor inner(*tree_, thenNode);
      for (int i = 0; i < 2; ++i) inner.token();
      inner.node();
      inner.token();
      inner.node();
      if (inner.atToken(Tok::Else))
        diagnostics_.warning("dangling-else", inner.peekToken().loc,
                             "add explicit braces to avoid dangling else");
    }
    result->thenBranch = statement(thenNode);
    if (!hasElse) break;
    cursor.token();  // else
    uint32_t elseNode = cursor.node();
    link = &result->elseBranch;
    const ParseNode& other = node(elseNode);
    if (other.firstToken < other.endToken && firstToken(elseNode).kind == Tok::If &&
        !other.hasError) {
      index = elseNode;
      continue;
    }
    *link = statement(elseNode);
    break;
  }
  while (depth-- > 0) leaveScope();
  // A link counts as holding the labels of the whole chain.
  for (Stmt* each = first; labelsSeen_ != labels && each && each->kind == StmtKind::If;
       each = each->as<IfStmt>()->elseBranch)
    each->containsLabel = true;
  return first;
}

/// C17 6.8.5p3: the head of a `for` declares nothing but variables of its own.
void Sema::checkForDeclaration(bool hasVariables) {
  scopes_.forEachInnermost([&](const Decl* decl) {
    auto* var = decl->tryAs<VarDecl>();
    bool comesAlong = decl->kind == DeclKind::EnumConstant || decl->kind == DeclKind::Record;
    if (var ? var->hasStaticStorage : !comesAlong || !hasVariables)
      error(decl->loc, var ? "declaration of non-local variable in 'for' loop"
                           : "non-variable declaration in 'for' loop");
  });
}

Stmt* Sema::loop(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  const Token& keyword = cursor.token();
  if (keyword.kind != Tok::While)
    onlyInC(keyword.loc, fmt::format("'{}' is", tokenName(keyword.kind)));
  switch (keyword.kind) {
    case Tok::While: {
      auto* result = makeStmt<WhileStmt>(StmtKind::While, keyword.loc);
      scopes_.enter();
      cursor.token();  // (
      result->condition = condition(cursor.node(), keyword.loc);
      cursor.token();  // )
      result->body = loopBody(cursor.node());
      leaveScope();
      return result;
    }
    case Tok::Do: {
      auto* result = makeStmt<DoWhileStmt>(StmtKind::DoWhile, keyword.loc);
      scopes_.enter();
      result->body = loopBody(cursor.node());
      cursor.token();  // while
      cursor.token();  // (
      result->condition = condition(cursor.node(), keyword.loc);
      leaveScope();
      return result;
    }
    default: {
      auto* result = makeStmt<ForStmt>(StmtKind::For, keyword.loc);
      uint32_t jumpScope = jumpScope_;
      const VarDecl* liveArray = liveArray_;
      scopes_.enter();
      cursor.token();  // (
      if (cursor.atNode(Rule::Declaration)) {
        const size_t errors = diagnostics_.errorCount();
        result->init = declarationStatement(cursor.node());
        if (diagnostics_.errorCount() == errors) checkForDeclaration(result->init != nullptr);
      } else {
        if (cursor.atNode()) {
          assignmentAllowed_ = true;
          if (Expr* init = discarded(expression(cursor.node()))) {
            warnUnusedValue(init);
            auto* stmt = makeStmt<ExprStmt>(StmtKind::Expr, init->range.begin);
            stmt->expr = init;
            result->init = stmt;
          }
        }
        cursor.token();  // ;
      }
      if (cursor.atNode()) result->condition = condition(cursor.node(), keyword.loc);
      cursor.token();  // ;
      if (cursor.atNode(Rule::Expression)) {
        assignmentAllowed_ = true;
        result->step = discarded(expression(cursor.node()));
        if (result->step) {
          warnUnusedValue(result->step);
          checkChanges(result->step);
        }
      }
      assignmentAllowed_ = false;
      cursor.token();  // )
      result->body = loopBody(cursor.node());
      leaveScope();
      jumpScope_ = jumpScope;
      liveArray_ = liveArray;
      return result;
    }
  }
}

Stmt* Sema::returnStatement(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  const Token& keyword = cursor.token();
  auto* result = makeStmt<ReturnStmt>(StmtKind::Return, keyword.loc);
  Expr* value = nullptr;
  bool hasValue = cursor.atNode();
  if (hasValue) value = rvalue(expression(cursor.node()));
  if (value) checkChanges(value);
  const Type* type = function_->resultType();
  if (type->isError()) return result;
  bool isOld = options_.preprocessor.isC89() || diagnostics_.relaxed("return-type");
  if (type->isVoid()) {
    if (value && !value->type->isVoid()) {
      std::string message =
          fmt::format("void function {} should not return a value", quote(function_->name));
      if (!isOld) {
        error(keyword.loc, std::move(message), {value->range});
        return result;
      }
      diagnostics_.warning("return-type", keyword.loc, std::move(message), {value->range});
      value = castNode(CastKind::ToVoid, type, value);
    } else if (value) {
      diagnostics_.warning(
          "pedantic", keyword.loc,
          fmt::format("void function {} should not return void expression", quote(function_->name)),
          {value->range});
    }
    result->value = value;
    return result;
  }
  if (!hasValue) {
    std::string message =
        fmt::format("non-void function {} should return a value", quote(function_->name));
    if (isOld)
      diagnostics_.warning("return-type", keyword.loc, std::move(message));
    else
      error(keyword.loc, std::move(message));
    return result;
  }
  if (value && type->isPointer()) warnReturnedAddress(value);
  if (value) result->value = convertFor(Context::Returning, type->unqualified, value, value->loc);
  return result;
}

}  // namespace minic
