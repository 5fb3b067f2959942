// Function bodies and statements. A construct makes its blocks first and places each when it is
// emitted, so the layout follows the source; a block without predecessors is dropped again. Code
// after a jump is emitted only if it contains a label, as in clang; blocks that are still
// unreachable are removed at the end.
#include "frontend/ast/const_eval.h"
#include "frontend/irgen/irgen_impl.h"
#include "ir/rpo.h"

namespace minic::irgen {

using ast::StmtKind;

namespace {

/// The part of a name that a value may have.
std::string_view valueName(std::string_view name) { return name.substr(0, kLongestName); }

/// The end of the statement, as far as a variable of a `for` can be shown there: the brace that
/// ends a block, else where the last statement inside begins.
SourceLoc lastPlace(const ast::Stmt* s) {
  while (true) {
    if (auto* block = s->tryAs<ast::CompoundStmt>()) return block->end;
    if (auto* loop = s->tryAs<ast::ForStmt>())
      s = loop->body;
    else if (auto* whileLoop = s->tryAs<ast::WhileStmt>())
      s = whileLoop->body;
    else if (auto* branch = s->tryAs<ast::IfStmt>())
      s = branch->elseBranch ? branch->elseBranch : branch->thenBranch;
    else
      return s->tryAs<ast::ExprStmt>() ? s->as<ast::ExprStmt>()->expr->range.end : s->loc;
  }
}

/// A range of so many values or more becomes a comparison (clang's limit).
constexpr uint64_t kMaxCasesOfRange = 64;

}  // namespace

// ---- functions

FunctionGen::FunctionGen(ModuleGen& moduleGen, Function& function, const ast::FunctionDecl& decl)
    : gen_(moduleGen),
      module_(moduleGen.module),
      types_(moduleGen.types),
      function_(function),
      decl_(decl),
      builder_(moduleGen.module, function),
      locals_(decl.automaticCount),
      labels_(decl.labelCount) {}

void FunctionGen::run() {
  if (gen_.debug) function_.debug = gen_.debug->function(decl_);
  enterFunction();
  stmt(decl_.body);
  at(decl_.end);
  if (hasInsertPoint()) {
    // Off the end: main's status is 0; the value of another function must not be used.
    bool isMain = decl_.name == "main" && decl_.resultType()->isInteger();
    if (decl_.resultType()->isRecord())
      leaveWithRecord(nullptr);
    else
      leave(isMain ? module_.zero(gen_.valueType(decl_.resultType())) : nullptr);
  }
  if (returnBlock_ && decl_.resultType()->isRecord()) {
    emitReturnOfRecord();
  } else if (returnBlock_) {
    emitBlock(returnBlock_);
    builder_.ret(returnValue_ ? load({returnValue_, decl_.resultType()}) : nullptr);
  }
  setLabels();
  if (hasDeadBlocks_ || !labels_.empty()) removeUnreachable(function_, Rpo::compute(function_));
}

Inst* FunctionGen::allocate(const ast::Type* type, std::string_view name, SourceLoc loc) {
  return allocate(gen_.memoryType(type), gen_.alignOf(type), name, loc);
}

Inst* FunctionGen::allocate(Type* type, uint32_t align, std::string_view name, SourceLoc loc) {
  // All of them are at the start of the entry block, in order, wherever the declaration is.
  Block* entry = function_.entry();
  Inst* inst = function_.createInst(Op::Alloca, types_.ptr(), {}, loc);
  inst->typeArg = type;
  inst->setAlign(align);
  inst->name = module_.names.intern(name);
  insertBefore(inst, entry, lastAlloca_ ? lastAlloca_->next : entry->first);
  return lastAlloca_ = inst;
}

LValue FunctionGen::local(const ast::VarDecl& decl) {
  if (decl.hasStaticStorage) {
    GlobalVar* global = gen_.variable(decl);
    if (!decl.isThreadLocal) return {global, decl.type};
    return {intrinsic("llvm.threadlocal.address.p0", types_.ptr(), {global}), decl.type};
  }
  Value*& address = locals_[decl.id];
  if (!address && decl.type->isVariableArray()) {
    address = module_.undef(types_.ptr());  // its declaration was not reached
  } else if (!address) {
    Inst* slot = allocate(decl.type, valueName(decl.name), decl.loc);
    if (decl.minAlign > slot->align()) slot->setAlign(decl.minAlign);
    address = slot;
    describe(decl, slot);
  }
  return {address, decl.type};
}

// ---- variable-length arrays

Value* FunctionGen::elementCount(const ast::Type* type, const ast::Type*& element) {
  Value* count = nullptr;
  for (element = type; element->isVariableArray(); element = element->element) {
    Value* bound = element->bound ? load(local(*element->bound)) : int64(int64_t(element->count));
    count = count ? builder_.binary(Op::Mul, count, bound) : bound;
  }
  return count;
}

void FunctionGen::makeArray(const ast::VarDecl& decl) {
  at(decl.loc);
  builder_.store(intrinsic("llvm.stacksave", types_.ptr(), {}), local(*decl.savedStack).address);
  const ast::Type* element = nullptr;
  Value* count = elementCount(decl.type, element);
  uint32_t align = std::max(gen_.alignOf(decl), gen_.target().arrayAlign(16, element->align));
  locals_[decl.id] = builder_.alloca_(gen_.memoryType(element), valueName(decl.name), count, align);
  describe(decl, locals_[decl.id]);
  liveArray_ = &decl;
}

void FunctionGen::releaseArrays(const ast::VarDecl* outer) {
  const ast::VarDecl* oldest = nullptr;
  for (const ast::VarDecl* each = liveArray_; each && each != outer; each = each->outerArray) {
    if (each->cleanup) discard(each->cleanup);
    if (each->savedStack) oldest = each;
  }
  if (!oldest) return;
  Value* saved = load(local(*oldest->savedStack));
  intrinsic("llvm.stackrestore", types_.voidTy(), {saved});
}

/// Before the function is left.
void FunctionGen::runCleanups() {
  for (const ast::VarDecl* each = liveArray_; each; each = each->outerArray)
    if (each->cleanup) discard(each->cleanup);
}

void FunctionGen::leaveArrayScope(const ast::VarDecl* outer) {
  if (liveArray_ == outer) return;
  if (hasInsertPoint()) releaseArrays(outer);
  liveArray_ = outer;
}

// ---- for debuggers

void FunctionGen::openScope(SourceLoc begin) {
  if (!function_.debug) return;
  function_.debug->scopes.push_back({scope_, begin, begin});
  scope_ = uint32_t(function_.debug->scopes.size() - 1);
}

void FunctionGen::closeScope(SourceLoc end) {
  if (!function_.debug) return;
  DebugScope& scope = function_.debug->scopes[scope_];
  scope.end = end;
  scope_ = scope.parent;
}

void FunctionGen::describe(const ast::VarDecl& decl, const Value* address) {
  // What sema makes by itself stands nowhere in the source.
  if (!function_.debug || decl.name.empty() || !decl.loc.valid()) return;
  DebugVariable variable = gen_.debug->variable(decl);
  variable.scope = scope_;
  variable.address = address;
  function_.debug->variables.push_back(variable);
}

/// Leaves the function with that result, or none; a null result of a function that has one is
/// undefined.
void FunctionGen::leave(Value* result) {
  bool hasResult = !function_.returnType()->isVoid();
  if (!onlyReturn_) {
    if (hasResult && !result) result = module_.undef(function_.returnType());
    onlyReturn_ = builder_.ret(result);
    clearInsertPoint();
    return;
  }
  if (!returnBlock_) {
    returnBlock_ = newBlock("return");
    Block* here = builder_.block();
    SourceLoc loc = builder_.loc;
    if (hasResult) {
      Inst* last = lastAlloca_;
      lastAlloca_ = nullptr;
      returnValue_ = allocate(decl_.resultType(), "retval", decl_.loc);
      if (last) lastAlloca_ = last;
      Value* first = onlyReturn_->operand(0);
      if (!first->isUndefOrPoison()) {
        builder_.setInsertPoint(onlyReturn_);
        at(onlyReturn_->loc);
        store(first, {returnValue_, decl_.resultType()});
      }
    }
    builder_.setInsertPoint(onlyReturn_->block);
    at(onlyReturn_->loc);
    builder_.br(returnBlock_);
    builder_.setInsertPoint(here);
    at(loc);
  }
  if (result) store(result, {returnValue_, decl_.resultType()});
  branch(returnBlock_);
}

// ---- blocks

void FunctionGen::emitBlock(Block* block) {
  if (lastBlock_) function_.moveBlockAfter(block, lastBlock_);
  lastBlock_ = block;
  builder_.setInsertPoint(block);
}

bool FunctionGen::emitBlockIfUsed(Block* block) {
  if (!block->preds.empty()) {
    emitBlock(block);
    return true;
  }
  function_.unlinkBlock(block);
  clearInsertPoint();
  return false;
}

void FunctionGen::branch(Block* target) {
  builder_.br(target);
  clearInsertPoint();
}

void FunctionGen::ensureInsertPoint() {
  if (hasInsertPoint()) return;
  emitBlock(newBlock({}));
  hasDeadBlocks_ = true;
}

Block* FunctionGen::labelBlock(uint32_t id, std::string_view name) {
  if (!labels_[id]) labels_[id] = newBlock(name);
  return labels_[id];
}

void FunctionGen::emitLabel(uint32_t id) {
  Block* block = labels_[id];
  if (builder_.block() == block) return;  // `case 1: case 2:` share one
  if (hasInsertPoint()) branch(block);
  emitBlock(block);
}

// ---- statements

void FunctionGen::stmt(const Stmt* s) {
  if (!hasInsertPoint()) {
    if (!s->containsLabel) return;
    bool looksInside = s->kind == StmtKind::Compound || s->kind == StmtKind::Label ||
                       s->kind == StmtKind::Case || s->kind == StmtKind::Default;
    if (!looksInside) ensureInsertPoint();
  }
  at(s->loc);
  switch (s->kind) {
    case StmtKind::Null:
      return;
    case StmtKind::Expr:
      return discard(s->as<ast::ExprStmt>()->expr);
    case StmtKind::Decl:
      return declStmt(s->as<ast::DeclStmt>());
    case StmtKind::Compound:
      return compoundStmt(s->as<ast::CompoundStmt>());
    case StmtKind::If:
      return ifStmt(s->as<ast::IfStmt>());
    case StmtKind::While:
      return whileStmt(s->as<ast::WhileStmt>());
    case StmtKind::DoWhile:
      return doWhileStmt(s->as<ast::DoWhileStmt>());
    case StmtKind::For:
      return forStmt(s->as<ast::ForStmt>());
    case StmtKind::Break:
      releaseArrays(jumps_.back().breakArray);
      return branch(jumps_.back().breakTo);
    case StmtKind::Continue:
      releaseArrays(jumps_.back().continueArray);
      return branch(jumps_.back().continueTo);
    case StmtKind::Return: {
      const Expr* value = s->as<ast::ReturnStmt>()->value;
      Value* result = nullptr;
      if (value && value->type->isVoid())
        discard(value);
      else if (decl_.resultType()->isRecord())
        return leaveWithRecord(value);
      else if (value)
        result = scalar(value);
      at(s->loc);
      runCleanups();
      return leave(result);
    }
    case StmtKind::Switch:
      return switchStmt(s->as<ast::SwitchStmt>());
    case StmtKind::Case:
    case StmtKind::Default: {
      auto* label = s->as<ast::CaseStmt>();
      emitLabel(label->id);
      return stmt(label->body);
    }
    case StmtKind::Label: {
      auto* label = s->as<ast::LabelStmt>();
      labelBlock(label->id, label->name);
      emitLabel(label->id);
      liveArray_ = label->inArray;
      return stmt(label->body);
    }
    case StmtKind::Goto:
      return gotoStmt(s->as<ast::GotoStmt>());
    case StmtKind::Assembly:
      return assemblyStmt(s->as<ast::AssemblyStmt>());
  }
}

void FunctionGen::compoundStmt(const ast::CompoundStmt* s) {
  const ast::VarDecl* outerArray = liveArray_;
  if (s != decl_.body) openScope(s->loc);
  for (const Stmt* each : s->stmts) stmt(each);
  leaveArrayScope(outerArray);
  if (s != decl_.body) closeScope(s->end);
}

void FunctionGen::declStmt(const ast::DeclStmt* s) {
  for (const ast::VarDecl* decl : s->vars) {
    if (decl->hasStaticStorage) {
      if (decl->isStaticLocal()) describe(*decl, gen_.variable(*decl));
      continue;
    }
    if (decl->type->isVariableArray()) {
      makeArray(*decl);
      continue;
    }
    LValue object = local(*decl);
    if (decl->init) initialize(object, *decl);
    if (decl->cleanup) liveArray_ = decl;
  }
}

void FunctionGen::ifStmt(const ast::IfStmt* s) {
  // A chain of else-ifs is walked by this loop; what each link ends with waits in ends_.
  size_t outer = ends_.size();
  const Stmt* next = s;
  while (next) {
    auto* link = next->tryAs<ast::IfStmt>();
    if (!link) {
      stmt(next);
      break;
    }
    // A link that is not reached still has the labels inside it.
    if (!hasInsertPoint()) {
      if (!link->containsLabel) break;
      ensureInsertPoint();
    }
    at(link->loc);
    std::optional<bool> known = constantCondition(link->condition);
    const Stmt* skipped = known && *known ? link->elseBranch : link->thenBranch;
    if (known && !(skipped && skipped->containsLabel)) {
      next = *known ? nullptr : link->elseBranch;
      if (*known) stmt(link->thenBranch);
      continue;
    }
    Block* then = newBlock("if.then");
    Block* otherwise = link->elseBranch ? newBlock("if.else") : nullptr;
    Block* end = newBlock("if.end");
    ends_.push_back(end);
    condition(link->condition, then, otherwise ? otherwise : end);
    emitBlockIfUsed(then);
    stmt(link->thenBranch);
    if (hasInsertPoint()) branch(end);
    if (otherwise) emitBlockIfUsed(otherwise);
    next = link->elseBranch;
  }
  while (ends_.size() > outer) {
    Block* end = ends_.back();
    ends_.pop_back();
    emitFallThrough(end);
  }
}

void FunctionGen::bodyWithJumps(const Stmt* body, const JumpTargets& targets) {
  jumps_.push_back(targets);
  stmt(body);
  jumps_.pop_back();
}

void FunctionGen::whileStmt(const ast::WhileStmt* s) {
  std::optional<bool> known = constantCondition(s->condition);
  if (known && !*known) {
    if (!s->body->containsLabel) return;
    known.reset();
  }
  Block* head = newBlock(known ? "while.body" : "while.cond");
  Block* body = known ? head : newBlock("while.body");
  Block* end = newBlock("while.end");
  branch(head);
  emitBlock(head);
  if (!known) {
    condition(s->condition, body, end);
    emitBlockIfUsed(body);
  }
  bodyWithJumps(s->body, {end, head, liveArray_, liveArray_});
  if (hasInsertPoint()) branch(head);
  emitBlockIfUsed(end);
}

void FunctionGen::doWhileStmt(const ast::DoWhileStmt* s) {
  Block* body = newBlock("do.body");
  Block* head = newBlock("do.cond");
  Block* end = newBlock("do.end");
  branch(body);
  emitBlock(body);
  bodyWithJumps(s->body, {end, head, liveArray_, liveArray_});
  at(s->condition->loc);
  emitFallThrough(head);
  if (hasInsertPoint()) condition(s->condition, body, end);
  emitBlockIfUsed(end);
}

void FunctionGen::forStmt(const ast::ForStmt* s) {
  const ast::VarDecl* outerArray = liveArray_;
  openScope(s->loc);
  if (s->init) stmt(s->init);
  Block* head = newBlock("for.cond");
  Block* body = s->condition ? newBlock("for.body") : nullptr;
  Block* step = s->step ? newBlock("for.inc") : nullptr;
  Block* end = newBlock("for.end");
  branch(head);
  emitBlock(head);
  if (body) {
    condition(s->condition, body, end);
    emitBlockIfUsed(body);
  }
  bodyWithJumps(s->body, {end, step ? step : head, liveArray_, liveArray_});
  if (step) {
    emitFallThrough(step);
    if (hasInsertPoint()) discard(s->step);
  }
  if (hasInsertPoint()) branch(head);
  closeScope(lastPlace(s->body));
  emitBlockIfUsed(end);
  leaveArrayScope(outerArray);
}

void FunctionGen::gotoStmt(const ast::GotoStmt* s) {
  if (s->target) {
    releaseArrays(s->target->inArray);
    return branch(labelBlock(s->target->id, s->target->name));
  }
  if (!computedGoto_) {
    computedGoto_ = newBlock("indirectgoto");
    gotoAddress_ = allocate(types_.ptr(), types_.ptr()->align, "indirect.goto.dest", decl_.loc);
  }
  Value* address = scalar(s->address);
  at(s->loc);
  builder_.store(address, gotoAddress_);
  branch(computedGoto_);
}

void FunctionGen::setLabels() {
  std::vector<Block*> targets;
  for (const ast::LabelStmt* label : decl_.addressedLabels) {
    Block* block = labelBlock(label->id, label->name);
    if (!block->terminator()) {  // in code that was not emitted at all: nothing can jump there
      builder_.setInsertPoint(block);
      builder_.unreachable();
    }
    Module::setBlock(gen_.label(*label), block);
    targets.push_back(block);
  }
  gen_.labels.clear();  // the front end uses their memory again
  if (!computedGoto_) return;
  emitBlock(computedGoto_);
  Value* address = builder_.load(types_.ptr(), gotoAddress_);
  if (targets.empty())
    builder_.unreachable();
  else
    builder_.indirectBr(address, targets);
}

void FunctionGen::switchStmt(const ast::SwitchStmt* s) {
  ConstValue known = evaluateNumber(s->condition);
  Value* value = known ? nullptr : scalar(s->condition);
  Block* end = newBlock("sw.epilog");
  for (const ast::CaseStmt* each : s->cases) {
    Block* block = labelBlock(each->id, "sw.bb");
    if (auto* next = each->body->tryAs<ast::CaseStmt>()) labels_[next->id] = block;
  }
  Block* otherwise = s->defaultCase ? labelBlock(s->defaultCase->id, "sw.default") : end;
  at(s->loc);
  if (known)
    branch(caseOf(*s, int64_t(known.integer), otherwise));
  else
    dispatch(*s, value, otherwise);
  // A continue goes to the loop around, out of the scopes between it and here as well.
  JumpTargets targets = jumps_.empty() ? JumpTargets() : jumps_.back();
  targets.breakTo = end;
  targets.breakArray = liveArray_;
  bodyWithJumps(s->body, targets);
  emitFallThrough(end);
}

/// Where a switch over a constant goes.
Block* FunctionGen::caseOf(const ast::SwitchStmt& s, int64_t number, Block* otherwise) {
  bool isSigned = s.condition->type->isSigned();
  for (const ast::CaseStmt* each : s.cases) {
    bool isIn = isSigned ? each->low <= number && number <= each->high
                         : uint64_t(each->low) <= uint64_t(number) &&
                               uint64_t(number) <= uint64_t(each->high);
    if (isIn) return labels_[each->id];
  }
  return otherwise;
}

/// Goes to the case that has the value, or to `otherwise`.
void FunctionGen::dispatch(const ast::SwitchStmt& s, Value* value, Block* otherwise) {
  bool isSigned = s.condition->type->isSigned();
  auto constant = [&](int64_t number) { return module_.constInt(value->type, number); };
  std::vector<ConstInt*> values;
  std::vector<Block*> targets;
  std::vector<const ast::CaseStmt*> wide;
  for (const ast::CaseStmt* each : s.cases) {
    if (isSigned ? each->low > each->high : uint64_t(each->low) > uint64_t(each->high)) continue;
    uint64_t range = uint64_t(each->high) - uint64_t(each->low);
    if (range >= kMaxCasesOfRange) {
      wide.push_back(each);
      continue;
    }
    for (uint64_t i = 0; i <= range; ++i) {
      values.push_back(constant(int64_t(uint64_t(each->low) + i)));
      targets.push_back(labels_[each->id]);
    }
  }
  // Wide ranges are compared, one after the other, on the way to the default.
  Block* ranges = wide.empty() ? otherwise : newBlock("sw.caserange");
  builder_.switch_(value, ranges, values, targets);
  for (size_t i = 0; i < wide.size(); ++i) {
    emitBlock(ranges);
    ranges = i + 1 < wide.size() ? newBlock("sw.caserange") : otherwise;
    Value* offset = builder_.binary(Op::Sub, value, constant(wide[i]->low));
    Value* extent = constant(int64_t(uint64_t(wide[i]->high) - uint64_t(wide[i]->low)));
    Value* inside = builder_.icmp(IntPred::ULE, offset, extent);
    builder_.condBr(inside, labels_[wide[i]->id], ranges);
  }
  clearInsertPoint();
}

}  // namespace minic::irgen
