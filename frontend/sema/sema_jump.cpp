// `switch` with its `case` labels, labels and `goto`.
#include <algorithm>
#include <fmt/format.h>

#include "frontend/sema/sema.h"

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
  return binary && ((binary->op >= BinaryOp::Less && binary->op <= BinaryOp::NotEqual) ||
                    binary->op == BinaryOp::LogicalAnd || binary->op == BinaryOp::LogicalOr);
}

std::string spell(const Type* type, int64_t value) {
  return type->isSigned() ? fmt::format("{}", value) : fmt::format("{}", uint64_t(value));
}

/// Whether a < b as values of the type.
bool less(const Type* type, int64_t a, int64_t b) {
  return type->isSigned() ? a < b : uint64_t(a) < uint64_t(b);
}

}  // namespace

// ---- switch ------------------------------------------------------------------------------------

Stmt* Sema::switchStatement(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  const Token& keyword = cursor.token();
  onlyInC(keyword.loc, "'switch' is");
  auto* result = makeStmt<SwitchStmt>(StmtKind::Switch, keyword.loc);
  cursor.token();  // (
  scopes_.enter();
  Expr* condition = rvalue(expression(cursor.node()));
  if (condition && !condition->type->isInteger()) {
    error(keyword.loc,
          fmt::format("statement requires expression of integer type ({} invalid)",
                      quote(writtenType(condition))),
          {condition->range});
    condition = nullptr;
  } else if (condition && condition->type->size > 8) {
    error(keyword.loc, fmt::format("'switch' on {} is not supported", quote(condition->type)),
          {condition->range});
    condition = nullptr;
  }
  switches_.push_back({result, nullptr, nullptr, {}, jumpScope_});
  if (condition) {
    if (isTruthValue(condition))
      diagnostics_.warning("switch-bool", keyword.loc, "switch condition has boolean value",
                           {condition->range});
    switches_.back().written = condition->type;
    result->condition = promote(condition);
    switches_.back().type = result->condition->type;
  }
  cursor.token();  // )
  uint32_t bodyNode = cursor.node();
  const ParseNode& body = node(bodyNode);
  if (body.firstToken < body.endToken && firstToken(bodyNode).kind == Tok::Semi)
    warnEmptyBody(firstToken(bodyNode), "switch statement");
  result->body = statement(bodyNode);
  leaveScope();
  Switch finished = std::move(switches_.back());
  switches_.pop_back();
  if (finished.type) {
    checkCases(finished);
    if (finished.written->kind == TypeKind::Enum) checkEnumCases(finished);
  }
  result->cases = copyOut(*arena_, finished.cases);
  return result;
}

/// The value of the constant after `case`, converted to the condition's type.
bool Sema::caseValue(const Switch& to, uint32_t valueNode, int64_t& value) {
  Expr* expr = rvalue(assignment(valueNode));
  if (!expr) return false;
  if (!expr->type->isInteger()) {
    error(expr->range.begin,
          fmt::format("integer constant expression must have integer type, not {}",
                      quote(writtenType(expr))),
          {expr->range});
    return false;
  }
  ConstValue constant = evaluateInteger(expr);
  if (constant.kind != ConstValue::Int) {
    error(expr->range.begin, "expression is not an integer constant expression", {expr->range});
    return false;
  }
  if (!to.type) return false;
  value = wrapInteger(to.type, constant.integer);
  int64_t narrow = wrapInteger(to.written, constant.integer);
  bool changesSign = expr->type->size == 8 && to.written->size == 8;  // then only the reading
  // ioctl's requests are the bits of an int, written as an unsigned number.
  bool isRequest = isBits(to.written, constant.integer) &&
                   to.written->size >= basic(TypeKind::Int)->size &&
                   !diagnostics_.enabled("pedantic");
  if (narrow != constant.integer && !changesSign && !isRequest &&
      wrapInteger(expr->type, narrow) != constant.integer)
    diagnostics_.warning(
        "switch", expr->range.begin,
        fmt::format("overflow converting case value to switch condition type ({} "
                    "to {})",
                    spell(expr->type, constant.integer), spell(to.written, narrow)),
        {expr->range});
  return true;
}

Stmt* Sema::caseStatement(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  const Token& keyword = cursor.token();
  bool isDefault = keyword.kind == Tok::Default;
  auto* result = makeStmt<CaseStmt>(isDefault ? StmtKind::Default : StmtKind::Case, keyword.loc);
  result->id = labelCount_++;
  ++labelsSeen_;
  if (switches_.empty())
    error(keyword.loc,
          fmt::format("'{}' statement not in switch statement", isDefault ? "default" : "case"));
  else
    checkJump(switches_.back().scope, jumpScope_, keyword.loc,
              "cannot jump from switch statement to this case label");
  Switch nowhere;
  const Switch& to = switches_.empty() ? nowhere : switches_.back();
  bool good = to.type != nullptr;
  if (!isDefault) {
    uint32_t low = cursor.node();
    result->valueLoc = firstToken(low).loc;
    good &= caseValue(to, low, result->low);
    result->high = result->low;
    if (cursor.atToken(Tok::Ellipsis)) {
      SourceLoc dots = cursor.token().loc;
      diagnostics_.warning("gnu-case-range", dots, "use of GNU case range extension");
      uint32_t high = cursor.node();
      good &= caseValue(to, high, result->high);
      if (good && less(to.type, result->high, result->low))
        diagnostics_.warning("switch", result->valueLoc, "empty case range specified",
                             {{result->valueLoc, range(high).end}});
    }
    if (good) switches_.back().cases.push_back(result);
  } else if (SwitchStmt* stmt = to.stmt) {
    if (stmt->defaultCase) {
      error(keyword.loc, "multiple default labels in one switch");
      diagnostics_.note(stmt->defaultCase->loc, "previous case defined here");
    } else {
      stmt->defaultCase = result;
    }
  }
  result->body = labelled(index, cursor);
  return result;
}

/// Values that two labels share.
void Sema::checkCases(const Switch& finished) {
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
    error(clash.again->valueLoc,
          fmt::format("duplicate case value '{}'", spell(finished.type, clash.value)));
    diagnostics_.note(clash.first->valueLoc, "previous case defined here");
  }
}

/// Cases that are no enumerators, and enumerators without a case.
void Sema::checkEnumCases(const Switch& finished) {
  std::span<const Enumerator> enumerators = finished.written->record->enumerators;
  for (const CaseStmt* each : finished.cases)
    if (each->low == each->high &&
        std::none_of(enumerators.begin(), enumerators.end(),
                     [&](const Enumerator& e) { return e.value == each->low; }))
      diagnostics_.warning("switch", each->valueLoc,
                           fmt::format("case value not in enumerated type {}",
                                       quote(finished.written->unqualified)));
  if (finished.stmt->defaultCase) return;
  std::vector<int64_t> handled, missed;
  for (const CaseStmt* each : finished.cases) handled.push_back(each->low);
  std::sort(handled.begin(), handled.end());
  std::vector<std::string> missing;
  for (const Enumerator& each : enumerators) {
    auto inRange = [&](const CaseStmt* c) { return c->low <= each.value && each.value <= c->high; };
    if (std::binary_search(handled.begin(), handled.end(), each.value)) continue;
    if (std::any_of(finished.cases.begin(), finished.cases.end(), inRange)) continue;
    if (std::find(missed.begin(), missed.end(), each.value) != missed.end()) continue;
    missed.push_back(each.value);  // another name of the value is not missing as well
    missing.push_back(quote(each.name));
    if (missing.size() > 1000) break;
  }
  finished.stmt->coversEnum = missing.empty() && !enumerators.empty();
  if (missing.empty()) return;
  std::string message;
  if (missing.size() > 3)
    message = fmt::format("{} enumeration values not handled in switch: {}, {}, {}...",
                          missing.size(), missing[0], missing[1], missing[2]);
  else
    message = fmt::format(
        "enumeration value{} {} not handled in switch", missing.size() == 1 ? "" : "s",
        missing.size() == 1   ? missing[0]
        : missing.size() == 2 ? missing[0] + " and " + missing[1]
                              : fmt::format("{}, {}, and {}", missing[0], missing[1], missing[2]));
  const Expr* condition = finished.stmt->condition;
  diagnostics_.warning("switch", condition->range.begin, std::move(message), {condition->range});
}

// ---- labels and goto ---------------------------------------------------------------------------

Stmt* Sema::labelled(uint32_t statementNode, ParseCursor& cursor) {
  cursor.token();  // :
  if (!cursor.atNode()) return makeStmt<NullStmt>(StmtKind::Null, {});
  uint32_t child = cursor.node();
  if (statementNode == valueStatement_) valueStatement_ = child;
  if (node(child).rule == Rule::Declaration) {
    diagnostics_.warning("pedantic", firstToken(child).loc,
                         "label followed by a declaration is a C2x extension");
    if (Stmt* result = declarationStatement(child)) return result;
    return makeStmt<NullStmt>(StmtKind::Null, firstToken(child).loc);
  }
  const ParseNode& body = node(child);
  if (body.firstToken < body.endToken && firstToken(child).length == 0)
    diagnostics_.warning("pedantic", firstToken(child).loc,
                         "label at end of compound statement is a C2x extension");
  return statement(child);
}

Sema::Label& Sema::label(const Token& name) {
  Symbol* symbol = scopes_.intern(text(name));
  std::string_view key = symbol->name;
  for (const LocalLabel& local : localLabels_)
    if (local.name == symbol->name) key = local.key;  // the innermost is the last
  Label& result = labels_[key];
  if (!result.stmt) {
    result.stmt = makeStmt<LabelStmt>(StmtKind::Label, name.loc);
    result.stmt->name = key;
    result.stmt->id = labelCount_++;
  }
  return result;
}

Stmt* Sema::labelStatement(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  const Token& name = cursor.token();
  onlyInC(name.loc, "labels are");
  Label& known = label(name);
  if (known.definition.valid()) {
    error(name.loc, fmt::format("redefinition of label {}", quote(text(name))));
    diagnostics_.note(known.definition, "previous definition is here");
    return labelled(index, cursor);
  }
  LabelStmt* result = known.stmt;
  known.definition = result->loc = name.loc;
  DeclAttributes attributes;  // before the name, and after the colon
  readAttributes(node(index).firstToken, attributes);
  readAttributes(node(index).firstToken + 2, attributes);
  known.mayBeUnused = attributes.isUnused;
  known.scope = jumpScope_;
  result->inArray = liveArray_;
  ++labelsSeen_;
  result->body = labelled(index, cursor);
  return result;
}

/// `__label__ a, b;`: up to the end of the block these names are labels of their own.
Stmt* Sema::localLabels(ParseCursor& cursor) {
  diagnostics_.warning("pedantic", cursor.peekToken().loc, "use of GNU locally declared label");
  if (cursor.atToken(Tok::Star)) error(cursor.peekToken().loc, "expected identifier");
  for (; !cursor.atEnd() && cursor.atToken(); cursor.token()) {
    if (!cursor.atToken(Tok::Identifier)) continue;
    std::string_view name = scopes_.intern(text(cursor.peekToken()))->name;
    std::string key = fmt::format("{}.{}", name, localLabelCount_++);
    localLabels_.push_back({name, arena_->copy(std::string_view(key))});
  }
  return makeStmt<NullStmt>(StmtKind::Null, {});
}

Stmt* Sema::gotoStatement(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  const Token& keyword = cursor.token();
  onlyInC(keyword.loc, "'goto' is");
  if (keyword.spelling() == "__label__") return localLabels(cursor);
  auto* result = makeStmt<GotoStmt>(StmtKind::Goto, keyword.loc);
  const Token& name = cursor.token();
  if (name.kind == Tok::Star) {
    diagnostics_.warning("gnu-label-as-value", name.loc, "use of GNU indirect-goto extension");
    Expr* address = rvalue(expression(cursor.node()));
    const Type* anything = types_.qualified(basic(TypeKind::Void), Const);
    if (address)
      address =
          convertFor(Context::Initializing, types_.pointerTo(anything), address, address->loc);
    if (!address) return makeStmt<NullStmt>(StmtKind::Null, keyword.loc);
    result->address = address;
  } else {
    Label& to = label(name);
    if (!to.firstUse.valid()) to.firstUse = name.loc;
    result->target = to.stmt;
    if (cursor.atToken(Tok::Comma))
      error(cursor.peekToken().loc, "expected ';' after goto statement");
  }
  gotos_.push_back({result, jumpScope_});
  return result;
}

/// `&&label`
Expr* Sema::labelAddress(const Token& ampersands, const Token& name) {
  SourceRange all = {ampersands.loc, name.end()};
  onlyInC(ampersands.loc, "'&&' before a label is");
  if (!function_) {
    error(ampersands.loc, "use of address-of-label extension outside of a function body", {all});
    return nullptr;
  }
  diagnostics_.warning("gnu-label-as-value", ampersands.loc,
                       "use of GNU address-of-label extension", {all});
  Label& to = label(name);
  if (!to.firstUse.valid()) to.firstUse = name.loc;
  if (!to.isAddressed) addressedLabels_.push_back(to.stmt);
  to.isAddressed = true;
  const Type* type = types_.pointerTo(basic(TypeKind::Void));
  auto* result = make<AddressConst>(ExprKind::AddressConst, type, ampersands.loc, all);
  result->label = to.stmt;
  return result;
}

void Sema::enterJumpScope(SourceLoc loc, JumpScope::Kind kind) {
  jumpScopes_.push_back({jumpScope_, loc, kind});
  jumpScope_ = uint32_t(jumpScopes_.size() - 1);
}

/// Complains if a jump at `loc` between two scopes enters one.
void Sema::checkJump(uint32_t from, uint32_t to, SourceLoc loc, std::string_view message) {
  std::vector<uint32_t> entered;
  while (from != to) {
    if (from > to) {
      from = jumpScopes_[from].outer;
      continue;
    }
    entered.push_back(to);
    to = jumpScopes_[to].outer;
  }
  if (entered.empty()) return;
  error(loc, std::string(message));
  for (uint32_t scope : entered)
    diagnostics_.note(jumpScopes_[scope].loc,
                      jumpScopes_[scope].kind == JumpScope::StatementExpression
                          ? "jump enters a statement expression"
                      : jumpScopes_[scope].kind == JumpScope::VariableTypedef
                          ? "jump bypasses initialization of VLA typedef"
                          : "jump bypasses initialization of variable length array");
}

void Sema::finishLabels() {
  std::vector<const Label*> labels;
  for (const auto& [name, label] : labels_) labels.push_back(&label);
  std::sort(labels.begin(), labels.end(),
            [](const Label* a, const Label* b) { return a->stmt->id < b->stmt->id; });
  for (const Label* each : labels) {
    std::string name = quote(each->stmt->name.substr(0, each->stmt->name.find('.')));
    if (!each->definition.valid())
      error(each->firstUse, fmt::format("use of undeclared label {}", name));
    else if (!each->firstUse.valid() && !each->mayBeUnused && !flowUnknown_)
      diagnostics_.warning("unused-label", each->definition, fmt::format("unused label {}", name));
  }
  // Many labels are in few scopes.
  std::vector<uint32_t> addressedScopes;
  for (const LabelStmt* target : addressedLabels_)
    addressedScopes.push_back(labels_[target->name].scope);
  std::sort(addressedScopes.begin(), addressedScopes.end());
  addressedScopes.erase(std::unique(addressedScopes.begin(), addressedScopes.end()),
                        addressedScopes.end());
  for (const Goto& each : gotos_) {
    if (each.stmt->target) {
      const Label& to = labels_[each.stmt->target->name];
      if (to.definition.valid())
        checkJump(each.scope, to.scope, each.stmt->loc,
                  "cannot jump from this goto statement to its label");
      continue;
    }
    for (uint32_t scope : addressedScopes)
      checkJump(each.scope, scope, each.stmt->loc,
                "cannot jump from this indirect goto statement to one of its possible targets");
  }
  function_->addressedLabels = copyOut(*arena_, addressedLabels_);
  addressedLabels_.clear();
  labels_.clear();
  gotos_.clear();
  localLabelCount_ = 0;
}

}  // namespace minic
