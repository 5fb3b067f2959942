// Statements but `switch`, labels and `goto` (jump.cpp). Control flow is
// checked when the function is complete (flow.cpp).
#include "frontend/sema/stmt.h"

#include <fmt/format.h>

#include "frontend/ast/properties.h"
#include "frontend/lint/sequence.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/context.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/decl.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/literal.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

Expr* discarded(SemaContext& sema, Expr* expr) {
  return expr && isAssignment(expr) ? expr : rvalue(sema, expr);
}

/// A condition: any scalar.
static Expr* condition(SemaContext& sema, uint32_t expressionNode, SourceLoc loc) {
  Expr* expr = rvalue(sema, expression(sema, expressionNode));
  if (!expr) return nullptr;
  if (!requireScalar(sema, expr, loc, Msg::StatementWantsScalar)) return nullptr;
  warnCondition(sema.lint, expr);
  return expr;
}

/// A statement with a syntax error of its own: its remaining parts are still checked.
static void brokenStatement(SemaContext& sema, uint32_t index) {
  sema.scopes.enter();
  ParseCursor cursor(*sema.tree, index);
  while (uint32_t child = nextNode(cursor)) {
    switch (sema.node(child).rule) {
      case Rule::Statement:
        // A jump or a `case` inside need not find its loop or switch again.
        ++sema.function.loopDepth;
        sema.function.switches.emplace_back();
        statement(sema, child);
        sema.function.switches.pop_back();
        --sema.function.loopDepth;
        break;
      case Rule::Block: block(sema, child, true); break;
      case Rule::Declaration: declaration(sema, child, nullptr); break;
      case Rule::Expression: rvalue(sema, expression(sema, child)); break;
      default: break;
    }
  }
  sema.leaveScope();
  sema.function.flowUnknown = true;
}

CompoundStmt* block(SemaContext& sema, uint32_t index, bool ownScope) {
  if (ownScope) sema.scopes.enter();
  uint32_t jumpScope = sema.function.jumpScope;
  const VarDecl* liveArray = sema.function.liveArray;
  size_t labels = sema.function.localLabels.size();
  auto* result = sema.makeStmt<CompoundStmt>(sema.firstToken(index).loc);
  size_t base = sema.stmtStack.size();
  uint32_t previous = 0;  // the statement before
  ParseCursor cursor(*sema.tree, index);
  while (!cursor.atEnd() && !sema.diagnostics.limitReached()) {
    if (!cursor.atNode()) {
      result->end = cursor.token().loc;
      continue;
    }
    uint32_t child = cursor.node();
    if (previous && sema.node(child).firstToken < sema.node(child).endToken)
      warnLayout(sema, previous, sema.firstToken(child));
    previous = sema.node(child).rule == Rule::Statement &&
                       sema.node(child).firstToken < sema.node(child).endToken
                   ? child
                   : 0;
    Stmt* stmt = nullptr;
    if (sema.node(child).rule == Rule::Declaration)
      stmt = declarationStatement(sema, child);
    else if (sema.node(child).rule == Rule::Statement)
      stmt = statement(sema, child);
    if (stmt) sema.stmtStack.push_back(stmt);
  }
  std::span<Stmt*> stmts(sema.stmtStack.data() + base, sema.stmtStack.size() - base);
  result->stmts = sema.arena->copy(std::span<Stmt* const>(stmts));
  sema.stmtStack.resize(base);
  if (sema.node(index).hasError)
    sema.function.flowUnknown = true;  // what was dropped may have been anything
  if (ownScope) sema.leaveScope();
  sema.function.jumpScope = jumpScope;
  sema.function.liveArray = liveArray;
  sema.function.localLabels.resize(labels);
  return result;
}

Expr* statementExpression(SemaContext& sema, uint32_t blockNode, const Token& open) {
  SourceRange all = {open.loc, sema.range(blockNode).end + 1};
  sema.onlyInC(open.loc, Msg::StatementExpressionsNotInSysy);
  if (!sema.function.decl) return sema.fail(open.loc, {Msg::StatementExpressionAtFileScope}, {all});
  sema.warning("gnu-statement-expression", open.loc, {Msg::StatementExpressionExtension}, {all});
  uint32_t outer = sema.function.valueStatement;
  std::vector<VarDecl*> outerBounds = std::exchange(sema.bounds, {});
  sema.function.valueStatement = 0;
  ParseCursor cursor(*sema.tree, blockNode);
  while (uint32_t child = nextNode(cursor)) sema.function.valueStatement = child;
  enterJumpScope(sema, open.loc, JumpScope::StatementExpression);
  unsigned errors = sema.diagnostics.errorCount();
  CompoundStmt* body = block(sema, blockNode, true);
  bool broken = sema.diagnostics.errorCount() != errors;
  sema.function.jumpScope = sema.function.jumpScopes[sema.function.jumpScope].outer;
  sema.function.valueStatement = outer;
  sema.bounds = std::move(outerBounds);
  Stmt** last = body->stmts.empty() ? nullptr : &body->stmts.back();
  while (last && (*last)->kind == StmtKind::Label) last = &(*last)->as<LabelStmt>()->body;
  auto* value = last ? (*last)->tryAs<ExprStmt>() : nullptr;
  sema.lint.changes = 2;                 // what its statements took away may have come before it
  if (!value && broken) return nullptr;  // there may have been one
  const Type* type = value ? value->expr->type->unqualified : sema.basic(TypeKind::Void);
  auto* result = sema.make<StatementExpr>(type, open.loc, all);
  if (value) {
    result->result = value->expr;
    *last = sema.makeStmt<NullStmt>(value->loc);
  }
  result->body = body;
  return result;
}

Stmt* declarationStatement(SemaContext& sema, uint32_t index) {
  std::vector<VarDecl*> vars;
  SourceLoc loc = sema.firstToken(index).loc;
  declaration(sema, index, &vars);
  if (vars.empty()) return nullptr;
  return sema.makeStmt<DeclStmt>(loc, copyOut(*sema.arena, vars));
}

static Stmt* ifStatement(SemaContext& sema, uint32_t index) {
  IfStmt* first = nullptr;
  Stmt** link = nullptr;
  size_t depth = 0;
  uint32_t labels = sema.function.labelsSeen;
  for (;;) {
    ParseCursor cursor(*sema.tree, index);
    SourceLoc keyword = cursor.token().loc;
    auto* result = sema.makeStmt<IfStmt>(keyword);
    if (!first) first = result;
    if (link) *link = result;
    // Of tags and constants in the condition: each statement is a block (6.8.4p3).
    sema.scopes.enter();
    ++depth;
    cursor.token();  // (
    result->condition = condition(sema, cursor.node(), keyword);
    cursor.token();  // )
    uint32_t thenNode = cursor.node();
    bool hasElse = cursor.atToken(Tok::Else);
    const ParseNode& then = sema.node(thenNode);
    const Token* body = then.firstToken < then.endToken ? &sema.firstToken(thenNode) : nullptr;
    if (body && body->kind == Tok::Semi && !hasElse) warnEmptyBody(sema.lint, *body, Msg::EmptyIf);
    if (body && body->kind == Tok::If && !hasElse && !then.hasError) {
      ParseCursor inner(*sema.tree, thenNode);
      for (int i = 0; i < 2; ++i) inner.token();
      inner.node();
      inner.token();
      inner.node();
      if (inner.atToken(Tok::Else))
        sema.warning("dangling-else", inner.peekToken().loc, {Msg::DanglingElse});
    }
    result->thenBranch = statement(sema, thenNode);
    if (!hasElse) break;
    cursor.token();  // else
    uint32_t elseNode = cursor.node();
    link = &result->elseBranch;
    const ParseNode& other = sema.node(elseNode);
    if (other.firstToken < other.endToken && sema.firstToken(elseNode).kind == Tok::If &&
        !other.hasError) {
      index = elseNode;
      continue;
    }
    *link = statement(sema, elseNode);
    break;
  }
  while (depth-- > 0) sema.leaveScope();
  // A link counts as holding the labels of the whole chain.
  for (Stmt* each = first; sema.function.labelsSeen != labels && each && each->kind == StmtKind::If;
       each = each->as<IfStmt>()->elseBranch)
    each->containsLabel = true;
  return first;
}

/// The body of a loop, where `break` and `continue` are allowed.
static Stmt* loopBody(SemaContext& sema, uint32_t index) {
  ++sema.function.loopDepth;
  Stmt* body = statement(sema, index);
  --sema.function.loopDepth;
  return body;
}

/// C17 6.8.5p3: the head of a `for` declares nothing but variables of its own.
static void checkForDeclaration(SemaContext& sema, bool hasVariables) {
  sema.scopes.forEachInnermost([&](const Decl* decl) {
    auto* var = decl->tryAs<VarDecl>();
    bool comesAlong = decl->kind == DeclKind::EnumConstant || decl->kind == DeclKind::Record;
    if (var ? var->hasStaticStorage : !comesAlong || !hasVariables)
      sema.error(decl->loc, var ? Message(Msg::NonLocalInFor) : Message(Msg::NonVariableInFor));
  });
}

static Stmt* loop(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  if (keyword.kind != Tok::While) sema.onlyInC(keyword);
  switch (keyword.kind) {
    case Tok::While: {
      auto* result = sema.makeStmt<WhileStmt>(keyword.loc);
      sema.scopes.enter();
      cursor.token();  // (
      result->condition = condition(sema, cursor.node(), keyword.loc);
      cursor.token();  // )
      result->body = loopBody(sema, cursor.node());
      sema.leaveScope();
      return result;
    }
    case Tok::Do: {
      auto* result = sema.makeStmt<DoWhileStmt>(keyword.loc);
      sema.scopes.enter();
      result->body = loopBody(sema, cursor.node());
      cursor.token();  // while
      cursor.token();  // (
      result->condition = condition(sema, cursor.node(), keyword.loc);
      sema.leaveScope();
      return result;
    }
    default: {
      auto* result = sema.makeStmt<ForStmt>(keyword.loc);
      uint32_t jumpScope = sema.function.jumpScope;
      const VarDecl* liveArray = sema.function.liveArray;
      sema.scopes.enter();
      cursor.token();  // (
      if (cursor.atNode(Rule::Declaration)) {
        const size_t errors = sema.diagnostics.errorCount();
        result->init = declarationStatement(sema, cursor.node());
        if (sema.diagnostics.errorCount() == errors)
          checkForDeclaration(sema, result->init != nullptr);
      } else {
        if (cursor.atNode()) {
          if (Expr* init = discarded(sema, expression(sema, cursor.node(), true))) {
            warnUnusedValue(sema.lint, init, {Msg::ResultUnused});
            result->init = sema.makeStmt<ExprStmt>(init->range.begin, init);
          }
        }
        cursor.token();  // ;
      }
      if (cursor.atNode()) result->condition = condition(sema, cursor.node(), keyword.loc);
      cursor.token();  // ;
      if (cursor.atNode(Rule::Expression)) {
        result->step = discarded(sema, expression(sema, cursor.node(), true));
        if (result->step) {
          warnUnusedValue(sema.lint, result->step, {Msg::ResultUnused});
          warnChanges(sema.lint, result->step);
        }
      }
      cursor.token();  // )
      result->body = loopBody(sema, cursor.node());
      sema.leaveScope();
      sema.function.jumpScope = jumpScope;
      sema.function.liveArray = liveArray;
      return result;
    }
  }
}

static Stmt* returnStatement(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  auto* result = sema.makeStmt<ReturnStmt>(keyword.loc);
  Expr* value = nullptr;
  bool hasValue = cursor.atNode();
  if (hasValue) value = rvalue(sema, expression(sema, cursor.node()));
  if (value) warnChanges(sema.lint, value);
  const Type* type = sema.function.decl->resultType();
  if (type->isError()) return result;
  bool isOld =
      sema.options.preprocessor.isC89() || sema.diagnostics.relaxed("return-type", keyword.loc);
  if (type->isVoid()) {
    if (value && !value->type->isVoid()) {
      Message message(Msg::VoidReturnsValue, quote(sema.function.decl->name));
      if (!isOld) {
        sema.error(keyword.loc, std::move(message), {value->range});
        return result;
      }
      sema.warning("return-type", keyword.loc, std::move(message), {value->range});
      value = castNode(sema, CastKind::ToVoid, type, value);
    } else if (value) {
      sema.warning("pedantic", keyword.loc, {Msg::VoidReturnsVoid, quote(sema.function.decl->name)},
                   {value->range});
    }
    result->value = value;
    return result;
  }
  if (!hasValue) {
    Message message(Msg::ReturnWithoutValue, quote(sema.function.decl->name));
    if (isOld)
      sema.warning("return-type", keyword.loc, std::move(message));
    else
      sema.error(keyword.loc, std::move(message));
    return result;
  }
  if (value && type->isPointer()) warnReturnedAddress(sema.lint, value);
  if (value)
    result->value = convertFor(sema, Context::Returning, type->unqualified, value, value->loc);
  return result;
}

static Stmt* anyStatement(SemaContext& sema, uint32_t index) {
  const ParseNode& at = sema.node(index);
  auto nothing = [&] { return sema.makeStmt<NullStmt>(sema.firstToken(index).loc); };
  if (at.firstToken >= at.endToken) return sema.makeStmt<NullStmt>({});
  if (at.hasError) {
    brokenStatement(sema, index);
    return nothing();
  }
  ParseCursor cursor(*sema.tree, index);
  if (cursor.atNode(Rule::Block)) return block(sema, cursor.node(), true);
  if (cursor.atNode(Rule::Expression)) {
    Expr* expr = discarded(sema, expression(sema, cursor.node(), true));
    if (!expr) return nothing();
    if (index != sema.function.valueStatement)
      warnUnusedValue(sema.lint, expr, {Msg::ResultUnused});
    warnChanges(sema.lint, expr);
    return sema.makeStmt<ExprStmt>(expr->range.begin, expr);
  }
  if (cursor.atNode(Rule::Assembly)) return assemblyStatement(sema, cursor.node());
  const Token& token = cursor.token();
  switch (token.kind) {
    case Tok::If: return ifStatement(sema, index);
    case Tok::While:
    case Tok::Do:
    case Tok::For: return loop(sema, index);
    case Tok::Return: return returnStatement(sema, index);
    case Tok::Break:
    case Tok::Continue: {
      bool isBreak = token.kind == Tok::Break;
      if (sema.function.loopDepth == 0 && (!isBreak || sema.function.switches.empty())) {
        sema.error(token.loc, isBreak ? Message(Msg::BreakOutside) : Message(Msg::ContinueOutside));
        return nothing();
      }
      if (isBreak) return sema.makeStmt<BreakStmt>(token.loc);
      return sema.makeStmt<ContinueStmt>(token.loc);
    }
    case Tok::Semi:
      return sema.makeStmt<NullStmt>(token.loc, hasAttribute(sema, at.firstToken, "fallthrough"));
    case Tok::Switch: return switchStatement(sema, index);
    case Tok::Case:
    case Tok::Default: return caseStatement(sema, index);
    case Tok::Label: return labelStatement(sema, index);
    case Tok::Goto: return gotoStatement(sema, index);
    case Tok::LocalLabel: return localLabels(sema, index);
    default: return nothing();
  }
}

Stmt* statement(SemaContext& sema, uint32_t index) {
  uint32_t labels = sema.function.labelsSeen;
  Stmt* result = anyStatement(sema, index);
  result->containsLabel |= sema.function.labelsSeen != labels;
  return result;
}

}  // namespace minic
