// `switch` with its `case` labels, labels and `goto`.
#include <algorithm>
#include <fmt/format.h>

#include "frontend/ast/properties.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/context.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/stmt.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

bool isTruthValue(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) {
    if (cast->operand->type->kind == TypeKind::Bool) return true;
    if (cast->cast != CastKind::Integral && cast->cast != CastKind::NoOp) return false;
    expr = cast->operand;
  }
  if (auto* unary = expr->tryAs<UnaryExpr>()) return unary->op == UnaryOp::LogicalNot;
  auto* binary = expr->tryAs<BinaryExpr>();
  return binary && (isComparison(binary->op) || isLogical(binary->op));
}

std::string spell(const Type* type, Int128 value) {
  return fmt::format("{}", numberOf(type, value));
}

/// Whether a < b as values of the type.
bool less(const Type* type, int64_t a, int64_t b) {
  return type->isSigned() ? a < b : uint64_t(a) < uint64_t(b);
}

}  // namespace

// ---- labels of both kinds ----------------------------------------------------------------------

/// What follows the label of statement `statementNode`; the cursor is at its colon.
static Stmt* labelled(SemaContext& sema, uint32_t statementNode, ParseCursor& cursor) {
  cursor.token();  // :
  if (!cursor.atNode()) return sema.makeStmt<NullStmt>({});
  uint32_t child = cursor.node();
  if (statementNode == sema.function.valueStatement) sema.function.valueStatement = child;
  if (sema.node(child).rule == Rule::Declaration) {
    sema.warning("pedantic", sema.firstToken(child).loc, {Msg::LabelBeforeDeclaration});
    if (Stmt* result = declarationStatement(sema, child)) return result;
    return sema.makeStmt<NullStmt>(sema.firstToken(child).loc);
  }
  const ParseNode& body = sema.node(child);
  if (body.firstToken < body.endToken && sema.firstToken(child).length == 0)
    sema.warning("pedantic", sema.firstToken(child).loc, {Msg::LabelAtEnd});
  return statement(sema, child);
}

/// Complains if a jump at `loc` between two scopes enters one.
static void checkJump(SemaContext& sema, uint32_t from, uint32_t to, SourceLoc loc,
                      Wording<> wording) {
  std::vector<uint32_t> entered;
  while (from != to) {
    if (from > to) {
      from = sema.function.jumpScopes[from].outer;
      continue;
    }
    entered.push_back(to);
    to = sema.function.jumpScopes[to].outer;
  }
  if (entered.empty()) return;
  sema.error(loc, {wording});
  for (uint32_t scope : entered)
    sema.note(sema.function.jumpScopes[scope].loc,
              sema.function.jumpScopes[scope].kind == JumpScope::StatementExpression
                  ? Message(Msg::JumpIntoStatementExpression)
              : sema.function.jumpScopes[scope].kind == JumpScope::VariableTypedef
                  ? Message(Msg::JumpPastTypedef)
                  : Message(Msg::JumpPastArray));
}

// ---- switch ------------------------------------------------------------------------------------

/// Values that two labels share.
static void checkCases(SemaContext& sema, const Switch& finished) {
  std::vector<const CaseStmt*> sorted;
  for (const CaseStmt* each : finished.cases)
    if (!less(finished.type, each->high, each->low)) sorted.push_back(each);
  std::stable_sort(sorted.begin(), sorted.end(), [&](const CaseStmt* a, const CaseStmt* b) {
    return less(finished.type, a->low, b->low);
  });
  struct Clash {
    const CaseStmt *again, *first;
    int64_t value;
  };
  std::vector<Clash> clashes;
  const CaseStmt* furthest = nullptr;  // of those before, the one that ends last
  for (const CaseStmt* each : sorted) {
    if (furthest && !less(finished.type, furthest->high, each->low)) {
      bool inOrder = furthest->id < each->id;
      clashes.push_back({inOrder ? each : furthest, inOrder ? furthest : each, each->low});
    }
    if (!furthest || less(finished.type, furthest->high, each->high)) furthest = each;
  }
  std::stable_sort(clashes.begin(), clashes.end(),
                   [](const Clash& a, const Clash& b) { return a.again->id < b.again->id; });
  for (const Clash& clash : clashes) {
    sema.error(clash.again->valueLoc, {Msg::DuplicateCase, spell(finished.type, clash.value)});
    sema.note(clash.first->valueLoc, {Msg::PreviousCase});
  }
}

/// Cases that are no enumerators, and enumerators without a case.
static void checkEnumCases(SemaContext& sema, const Switch& finished) {
  std::span<const Enumerator> enumerators = finished.written->record->enumerators;
  for (const CaseStmt* each : finished.cases)
    if (each->low == each->high &&
        std::none_of(enumerators.begin(), enumerators.end(),
                     [&](const Enumerator& e) { return e.value == each->low; }))
      sema.warning("switch", each->valueLoc,
                   {Msg::CaseNotInEnum, quote(finished.written->unqualified)});
  if (finished.stmt->defaultCase) return;
  std::vector<int64_t> handled, missed;
  for (const CaseStmt* each : finished.cases) handled.push_back(each->low);
  std::sort(handled.begin(), handled.end());
  std::vector<std::string> missing;
  for (const Enumerator& each : enumerators) {
    auto inRange = [&](const CaseStmt* c) {
      return !less(finished.type, each.value, c->low) && !less(finished.type, c->high, each.value);
    };
    if (std::binary_search(handled.begin(), handled.end(), each.value)) continue;
    if (std::any_of(finished.cases.begin(), finished.cases.end(), inRange)) continue;
    if (std::find(missed.begin(), missed.end(), each.value) != missed.end()) continue;
    missed.push_back(each.value);  // another name of the value is not missing as well
    missing.push_back(quote(each.name));
    if (missing.size() > 1000) break;
  }
  finished.stmt->coversEnum = missing.empty() && !enumerators.empty();
  if (missing.empty()) return;
  auto message = [&]() -> Message {
    switch (missing.size()) {
      case 1: return {Msg::EnumValueMissing, missing[0]};
      case 2: return {Msg::TwoEnumValuesMissing, missing[0], missing[1]};
      case 3: return {Msg::ThreeEnumValuesMissing, missing[0], missing[1], missing[2]};
      default:
        return {Msg::ManyEnumValuesMissing, missing.size(), missing[0], missing[1], missing[2]};
    }
  };
  const Expr* condition = finished.stmt->condition;
  sema.warning("switch", condition->range, message());
}

Stmt* switchStatement(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  sema.onlyInC(keyword);
  auto* result = sema.makeStmt<SwitchStmt>(keyword.loc);
  cursor.token();  // (
  sema.scopes.enter();
  Expr* condition = rvalue(sema, expression(sema, cursor.node()));
  if (condition && !condition->type->isInteger()) {
    sema.error(keyword.loc, {Msg::StatementWantsInteger, quote(writtenType(condition))},
               {condition->range});
    condition = nullptr;
  } else if (condition && condition->type->size > 8) {
    sema.error(keyword.loc, {Msg::SwitchNotSupported, quote(condition->type)}, {condition->range});
    condition = nullptr;
  }
  sema.function.switches.push_back({result, nullptr, nullptr, {}, sema.function.jumpScope});
  if (condition) {
    if (isTruthValue(condition))
      sema.warning("switch-bool", keyword.loc, {Msg::SwitchOfBoolean}, {condition->range});
    sema.function.switches.back().written = condition->type;
    result->condition = promote(sema, condition);
    sema.function.switches.back().type = result->condition->type;
  }
  cursor.token();  // )
  uint32_t bodyNode = cursor.node();
  const ParseNode& body = sema.node(bodyNode);
  if (body.firstToken < body.endToken && sema.firstToken(bodyNode).kind == Tok::Semi)
    warnEmptyBody(sema.lint, sema.firstToken(bodyNode), Msg::EmptySwitch);
  result->body = statement(sema, bodyNode);
  sema.leaveScope();
  Switch finished = std::move(sema.function.switches.back());
  sema.function.switches.pop_back();
  if (finished.type) {
    checkCases(sema, finished);
    if (finished.written->kind == TypeKind::Enum) checkEnumCases(sema, finished);
  }
  result->cases = copyOut(*sema.arena, finished.cases);
  return result;
}

/// The value of the constant after `case`, converted to the condition's type.
static bool caseValue(SemaContext& sema, const Switch& to, uint32_t valueNode, int64_t& value) {
  Expr* expr = rvalue(sema, assignment(sema, valueNode));
  if (!expr) return false;
  if (!expr->type->isInteger())
    return sema.fail(expr->range, {Msg::ConstantNotInteger, quote(writtenType(expr))});
  ConstValue constant = evaluateInteger(expr);
  if (constant.kind != ConstValue::Int) return sema.fail(expr->range, {Msg::NotIntegerConstant});
  if (!to.type) return false;
  value = wrapInteger(to.type, constant.integer);
  int64_t narrow = wrapInteger(to.written, constant.integer);
  bool changesSign = expr->type->size == 8 && to.written->size == 8;  // then only the reading
  // ioctl's requests are the bits of an int, written as an unsigned number.
  bool isRequest = isBits(to.written, constant.integer) &&
                   to.written->size >= sema.basic(TypeKind::Int)->size &&
                   !sema.diagnostics.enabled("pedantic", expr->range.begin);
  if (narrow != constant.integer && !changesSign && !isRequest &&
      wrapInteger(expr->type, narrow) != constant.integer)
    sema.warning(
        "switch", expr->range,
        {Msg::CaseOverflow, spell(expr->type, constant.integer), spell(to.written, narrow)});
  return true;
}

Stmt* caseStatement(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  bool isDefault = keyword.kind == Tok::Default;
  auto* result = sema.makeStmt<CaseStmt>(keyword.loc);
  if (isDefault) result->kind = StmtKind::Default;
  result->id = sema.function.labelCount++;
  ++sema.function.labelsSeen;
  if (sema.function.switches.empty())
    sema.error(keyword.loc, {Msg::CaseOutsideSwitch, tokenName(keyword.kind)});
  else
    checkJump(sema, sema.function.switches.back().scope, sema.function.jumpScope, keyword.loc,
              Msg::JumpToCase);
  Switch nowhere;
  const Switch& to = sema.function.switches.empty() ? nowhere : sema.function.switches.back();
  bool good = to.type != nullptr;
  if (!isDefault) {
    uint32_t low = cursor.node();
    result->valueLoc = sema.firstToken(low).loc;
    good &= caseValue(sema, to, low, result->low);
    result->high = result->low;
    if (cursor.atToken(Tok::Ellipsis)) {
      SourceLoc dots = cursor.token().loc;
      sema.warning("gnu-case-range", dots, {Msg::CaseRangeExtension});
      uint32_t high = cursor.node();
      good &= caseValue(sema, to, high, result->high);
      if (good && less(to.type, result->high, result->low))
        sema.warning("switch", result->valueLoc, {Msg::EmptyCaseRange},
                     {{result->valueLoc, sema.range(high).end}});
    }
    if (good) sema.function.switches.back().cases.push_back(result);
  } else if (SwitchStmt* stmt = to.stmt) {
    if (stmt->defaultCase) {
      sema.error(keyword.loc, {Msg::SeveralDefaults});
      sema.note(stmt->defaultCase->loc, {Msg::PreviousCase});
    } else {
      stmt->defaultCase = result;
    }
  }
  result->body = labelled(sema, index, cursor);
  return result;
}

// ---- labels and goto ---------------------------------------------------------------------------

Label& label(SemaContext& sema, const Token& name) {
  Symbol* symbol = sema.scopes.intern(name.spelling());
  std::string_view key = symbol->name;
  for (const FunctionState::LocalLabel& local : sema.function.localLabels)
    if (local.name == symbol->name) key = local.key;  // the innermost is the last
  Label& result = sema.function.labels[key];
  if (!result.stmt) {
    result.stmt = sema.makeStmt<LabelStmt>(name.loc);
    result.stmt->name = key;
    result.stmt->id = sema.function.labelCount++;
  }
  return result;
}

Stmt* labelStatement(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& name = cursor.token();
  sema.onlyInC(name.loc, Msg::LabelsNotInSysy);
  Label& known = label(sema, name);
  if (known.definition.valid()) {
    sema.error(name.loc, {Msg::RedefinitionOfLabel, quote(name.spelling())});
    sema.note(known.definition, {Msg::PreviousDefinition});
    return labelled(sema, index, cursor);
  }
  LabelStmt* result = known.stmt;
  known.definition = result->loc = name.loc;
  DeclAttributes attributes;  // before the name, and after the colon
  readAttributes(sema, sema.node(index).firstToken, attributes);
  readAttributes(sema, sema.node(index).firstToken + 2, attributes);
  known.mayBeUnused = attributes.isUnused;
  known.scope = sema.function.jumpScope;
  result->inArray = sema.function.liveArray;
  ++sema.function.labelsSeen;
  result->body = labelled(sema, index, cursor);
  return result;
}

Stmt* localLabels(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  cursor.token();
  sema.warning("pedantic", cursor.peekToken().loc, {Msg::LocalLabelExtension});
  for (; !cursor.atEnd() && cursor.atToken(); cursor.token()) {
    if (!cursor.atToken(Tok::Identifier)) continue;
    std::string_view name = sema.scopes.intern(cursor.peekToken().spelling())->name;
    std::string key = fmt::format("{}.{}", name, sema.function.localLabelCount++);
    sema.function.localLabels.push_back({name, sema.arena->copy(std::string_view(key))});
  }
  return sema.makeStmt<NullStmt>({});
}

Stmt* gotoStatement(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  sema.onlyInC(keyword);
  auto* result = sema.makeStmt<GotoStmt>(keyword.loc);
  const Token& name = cursor.token();
  if (name.kind == Tok::Star) {
    sema.warning("gnu-label-as-value", name.loc, {Msg::IndirectGotoExtension});
    Expr* address = rvalue(sema, expression(sema, cursor.node()));
    const Type* anything = sema.types.qualified(sema.basic(TypeKind::Void), Const);
    if (address)
      address = convertFor(sema, Context::Initializing, sema.types.pointerTo(anything), address,
                           address->loc);
    if (!address) return sema.makeStmt<NullStmt>(keyword.loc);
    result->address = address;
  } else {
    Label& to = label(sema, name);
    if (!to.firstUse.valid()) to.firstUse = name.loc;
    result->target = to.stmt;
  }
  sema.function.gotos.push_back({result, sema.function.jumpScope});
  return result;
}

Expr* labelAddress(SemaContext& sema, const Token& ampersands, const Token& name) {
  SourceRange all = {ampersands.loc, name.end()};
  sema.onlyInC(ampersands.loc, Msg::LabelAddressNotInSysy);
  if (!sema.function.decl) return sema.fail(ampersands.loc, {Msg::LabelAddressOutside}, {all});
  sema.warning("gnu-label-as-value", ampersands.loc, {Msg::LabelAddressExtension}, {all});
  Label& to = label(sema, name);
  if (!to.firstUse.valid()) to.firstUse = name.loc;
  if (!to.isAddressed) sema.function.addressedLabels.push_back(to.stmt);
  to.isAddressed = true;
  const Type* type = sema.types.pointerTo(sema.basic(TypeKind::Void));
  return sema.make<AddressConst>(type, ampersands.loc, all, nullptr, nullptr, to.stmt);
}

void enterJumpScope(SemaContext& sema, SourceLoc loc, JumpScope::Kind kind) {
  sema.function.jumpScopes.push_back({sema.function.jumpScope, loc, kind});
  sema.function.jumpScope = uint32_t(sema.function.jumpScopes.size() - 1);
}

void finishLabels(SemaContext& sema) {
  std::vector<const Label*> labels;
  for (const auto& [name, label] : sema.function.labels) labels.push_back(&label);
  std::sort(labels.begin(), labels.end(),
            [](const Label* a, const Label* b) { return a->stmt->id < b->stmt->id; });
  for (const Label* each : labels) {
    std::string name = quote(each->stmt->name.substr(0, each->stmt->name.find('.')));
    if (!each->definition.valid())
      sema.error(each->firstUse, {Msg::UndeclaredLabel, name});
    else if (!each->firstUse.valid() && !each->mayBeUnused && !sema.function.flowUnknown)
      sema.warning("unused-label", each->definition, {Msg::UnusedLabel, name});
  }
  // Many labels are in few scopes.
  std::vector<uint32_t> addressedScopes;
  for (const LabelStmt* target : sema.function.addressedLabels)
    addressedScopes.push_back(sema.function.labels[target->name].scope);
  std::sort(addressedScopes.begin(), addressedScopes.end());
  addressedScopes.erase(std::unique(addressedScopes.begin(), addressedScopes.end()),
                        addressedScopes.end());
  for (const FunctionState::Goto& each : sema.function.gotos) {
    if (each.stmt->target) {
      const Label& to = sema.function.labels[each.stmt->target->name];
      if (to.definition.valid())
        checkJump(sema, each.scope, to.scope, each.stmt->loc, Msg::JumpToLabel);
      continue;
    }
    for (uint32_t scope : addressedScopes)
      checkJump(sema, each.scope, scope, each.stmt->loc, Msg::JumpToTargets);
  }
  sema.function.decl->addressedLabels = copyOut(*sema.arena, sema.function.addressedLabels);
  sema.function.addressedLabels.clear();
  sema.function.labels.clear();
  sema.function.gotos.clear();
  sema.function.localLabelCount = 0;
}

}  // namespace minic
