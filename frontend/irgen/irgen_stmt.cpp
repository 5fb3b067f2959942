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
std::string_view valueName(std::string_view name) { return name.substr(0, kMaxNameLength); }

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

FunctionGen::FunctionGen(ModuleGen& moduleGen, Function& function, const ast::FunctionDecl& decl)
    : moduleGen(moduleGen),
      module(moduleGen.module),
      types(moduleGen.types),
      function(function),
      decl(decl),
      builder(moduleGen.module, function),
      locals(decl.automaticCount),
      labels(decl.labelCount) {}

// ---- variables

Inst* FunctionGen::allocate(const ast::Type* type, std::string_view name, SourceLoc loc) {
  return allocate(moduleGen.memoryType(type), moduleGen.alignOf(type), name, loc);
}

Inst* FunctionGen::allocate(Type* type, uint32_t align, std::string_view name, SourceLoc loc) {
  // All of them are at the start of the entry block, in order, wherever the declaration is.
  Block* entry = function.entry();
  Inst* inst = function.createInst(Op::Alloca, types.ptr(), {}, loc);
  inst->typeArg = type;
  inst->setAlign(align);
  inst->name = module.names.intern(name);
  insertBefore(inst, entry, lastAlloca ? lastAlloca->next : entry->first);
  return lastAlloca = inst;
}

LValue FunctionGen::local(const ast::VarDecl& decl) {
  if (decl.hasStaticStorage) {
    GlobalVar* global = moduleGen.variable(decl);
    if (!decl.isThreadLocal) return {global, decl.type};
    return {intrinsic(Intrinsic::ThreadAddress, {global}), decl.type};
  }
  Value*& address = locals[decl.id];
  if (!address && decl.type->isVariableArray()) {
    address = module.undef(types.ptr());  // its declaration was not reached
  } else if (!address) {
    Inst* slot = allocate(decl.type, valueName(decl.name), decl.loc);
    if (decl.minAlign > slot->align()) slot->setAlign(decl.minAlign);
    address = slot;
    describe(decl, slot);
  }
  return {address, decl.type};
}

// ---- variable-length arrays

Value* elementCount(FunctionGen& gen, const ast::Type* type, const ast::Type*& element) {
  Value* count = nullptr;
  for (element = type; element->isVariableArray(); element = element->element) {
    Value* bound =
        element->bound ? gen.load(gen.local(*element->bound)) : gen.int64(int64_t(element->count));
    count = count ? gen.builder.binary(Op::Mul, count, bound) : bound;
  }
  return count;
}

static void makeArray(FunctionGen& gen, const ast::VarDecl& decl) {
  gen.at(decl.loc);
  checkLengths(gen, decl.type);
  gen.builder.store(gen.intrinsic(Intrinsic::StackSave, {}), gen.local(*decl.savedStack).address);
  const ast::Type* element = nullptr;
  Value* count = elementCount(gen, decl.type, element);
  uint32_t align =
      std::max(gen.moduleGen.alignOf(decl), gen.moduleGen.target().arrayAlign(16, element->align));
  gen.locals[decl.id] =
      gen.builder.alloca_(gen.moduleGen.memoryType(element), valueName(decl.name), count, align);
  gen.describe(decl, gen.locals[decl.id]);
  gen.liveArray = &decl;
}

/// The innermost declaration in whose scope both places are, each given by the newest living one
/// there. A declaration has a larger id than those around it.
static const ast::VarDecl* commonScope(const ast::VarDecl* a, const ast::VarDecl* b) {
  while (a != b) {
    const ast::VarDecl*& inner = !b || (a && a->id > b->id) ? a : b;
    inner = inner->outerArray;
  }
  return a;
}

/// The one rule of jumps and scopes: who goes from here to where `target` is the newest living
/// declaration leaves the scopes up to the innermost one that both places are in. Runs the cleanups
/// of those and returns the oldest variable array among them.
static const ast::VarDecl* leaveScopes(FunctionGen& gen, const ast::VarDecl* target) {
  const ast::VarDecl *oldest = nullptr, *common = commonScope(gen.liveArray, target);
  for (const ast::VarDecl* each = gen.liveArray; each != common; each = each->outerArray) {
    if (each->cleanup) discard(gen, each->cleanup);
    if (each->savedStack) oldest = each;
  }
  return oldest;
}

/// Before a jump within the function.
static void releaseArrays(FunctionGen& gen, const ast::VarDecl* target) {
  const ast::VarDecl* oldest = leaveScopes(gen, target);
  if (!oldest) return;
  Value* saved = gen.load(gen.local(*oldest->savedStack));
  gen.intrinsic(Intrinsic::StackRestore, {saved});
}

/// Before the function is left: its arrays go with its frame.
void runCleanups(FunctionGen& gen) { leaveScopes(gen, nullptr); }

void leaveArrayScope(FunctionGen& gen, const ast::VarDecl* outer) {
  if (gen.liveArray == outer) return;
  if (gen.hasInsertPoint()) releaseArrays(gen, outer);
  gen.liveArray = outer;
}

// ---- for debuggers

void FunctionGen::openScope(SourceLoc begin) {
  if (!function.debug) return;
  function.debug->scopes.push_back({scope, begin, begin});
  scope = uint32_t(function.debug->scopes.size() - 1);
}

void FunctionGen::closeScope(SourceLoc end) {
  if (!function.debug) return;
  DebugScope& closed = function.debug->scopes[scope];
  closed.end = end;
  scope = closed.parent;
}

void FunctionGen::describe(const ast::VarDecl& decl, const Value* address) {
  // What sema makes by itself stands nowhere in the source.
  if (!function.debug || decl.name.empty() || !decl.loc.valid()) return;
  DebugVariable variable = moduleGen.debug->variable(decl);
  variable.scope = scope;
  variable.address = address;
  function.debug->variables.push_back(variable);
}

// ---- blocks

void FunctionGen::emitBlock(Block* block) {
  if (lastBlock) function.moveBlockAfter(block, lastBlock);
  lastBlock = block;
  builder.setInsertPoint(block);
}

bool FunctionGen::emitBlockIfUsed(Block* block) {
  if (!block->preds.empty()) {
    emitBlock(block);
    return true;
  }
  function.unlinkBlock(block);
  clearInsertPoint();
  return false;
}

void FunctionGen::branch(Block* target) {
  builder.br(target);
  clearInsertPoint();
}

void FunctionGen::ensureInsertPoint() {
  if (hasInsertPoint()) return;
  emitBlock(newBlock({}));
  hasDeadBlocks = true;
}

void FunctionGen::endUnreachable() {
  builder.unreachable();
  clearInsertPoint();
  ensureInsertPoint();
}

Block* FunctionGen::labelBlock(uint32_t id, std::string_view name) {
  if (!labels[id]) labels[id] = newBlock(name);
  return labels[id];
}

static void emitLabel(FunctionGen& gen, uint32_t id) {
  Block* block = gen.labels[id];
  if (gen.builder.block() == block) return;  // `case 1: case 2:` share one
  if (gen.hasInsertPoint()) gen.branch(block);
  gen.emitBlock(block);
}

// ---- statements

static void compoundStmt(FunctionGen& gen, const ast::CompoundStmt* s) {
  const ast::VarDecl* outerArray = gen.liveArray;
  if (s != gen.decl.body) gen.openScope(s->loc);
  const size_t outer = gen.begun.size();
  const bool hasLabel = s == gen.decl.body ? gen.decl.labelCount != 0 : s->containsLabel;
  const bool outerHasLabel = std::exchange(gen.blockHasLabel, hasLabel);
  for (const ast::Stmt* each : s->stmts) stmt(gen, each);
  leaveArrayScope(gen, outerArray);
  endLives(gen, outer, s->end);
  gen.begun.resize(outer);
  gen.blockHasLabel = outerHasLabel;
  if (s != gen.decl.body) gen.closeScope(s->end);
}

static void declStmt(FunctionGen& gen, const ast::DeclStmt* s) {
  for (const ast::VarDecl* decl : s->vars) {
    if (!gen.hasInsertPoint()) {
      // Not reached, but what follows may be, and it is in the scope.
      if (decl->savedStack || decl->cleanup) gen.liveArray = decl;
      continue;
    }
    if (decl->hasStaticStorage) {
      if (decl->isStaticLocal()) gen.describe(*decl, gen.moduleGen.variable(*decl));
      continue;
    }
    if (decl->type->isVariableArray()) {
      makeArray(gen, *decl);
      continue;
    }
    LValue object = gen.local(*decl);
    startLife(gen, *decl);
    if (decl->init) {
      for (const ast::InitElement& element : decl->init->elements) checkOrder(gen, element.value);
      initialize(gen, object, *decl);
    }
    markConst(gen, *decl);
    if (decl->cleanup) gen.liveArray = decl;
  }
}

static void ifStmt(FunctionGen& gen, const ast::IfStmt* s) {
  // A chain of else-ifs is walked by this loop; what each link ends with waits in gen.ends.
  size_t outer = gen.ends.size();
  const ast::Stmt* next = s;
  while (next) {
    auto* link = next->tryAs<ast::IfStmt>();
    if (!link) {
      stmt(gen, next);
      break;
    }
    // An unreachable link is still generated if a goto may lead to a label in it.
    if (!gen.hasInsertPoint()) {
      if (!link->containsLabel) break;
      gen.ensureInsertPoint();
    }
    gen.at(link->loc);
    std::optional<bool> known = constantCondition(link->condition);
    const ast::Stmt* skipped = known && *known ? link->elseBranch : link->thenBranch;
    if (known && !(skipped && skipped->containsLabel)) {
      next = *known ? nullptr : link->elseBranch;
      if (*known) stmt(gen, link->thenBranch);
      continue;
    }
    Block* then = gen.newBlock("if.then");
    Block* otherwise = link->elseBranch ? gen.newBlock("if.else") : nullptr;
    Block* end = gen.newBlock("if.end");
    gen.ends.push_back(end);
    checkOrder(gen, link->condition);
    condition(gen, link->condition, then, otherwise ? otherwise : end);
    gen.emitBlockIfUsed(then);
    stmt(gen, link->thenBranch);
    if (gen.hasInsertPoint()) gen.branch(end);
    if (otherwise) gen.emitBlockIfUsed(otherwise);
    next = link->elseBranch;
  }
  while (gen.ends.size() > outer) {
    Block* end = gen.ends.back();
    gen.ends.pop_back();
    gen.emitFallThrough(end);
  }
}

static FunctionGen::JumpTargets targetsHere(FunctionGen& gen, Block* breakTo, Block* continueTo) {
  const size_t lives = gen.begun.size();
  return {breakTo, continueTo, gen.liveArray, gen.liveArray, lives, lives};
}

static void bodyWithJumps(FunctionGen& gen, const ast::Stmt* body,
                          const FunctionGen::JumpTargets& targets) {
  gen.jumps.push_back(targets);
  stmt(gen, body);
  gen.jumps.pop_back();
}

static void whileStmt(FunctionGen& gen, const ast::WhileStmt* s) {
  std::optional<bool> known = constantCondition(s->condition);
  if (known && !*known) {
    if (!s->body->containsLabel) return;
    known.reset();
  }
  Block* head = gen.newBlock(known ? "while.body" : "while.cond");
  Block* body = known ? head : gen.newBlock("while.body");
  Block* end = gen.newBlock("while.end");
  gen.branch(head);
  gen.emitBlock(head);
  if (!known) {
    condition(gen, s->condition, body, end);
    gen.emitBlockIfUsed(body);
  }
  bodyWithJumps(gen, s->body, targetsHere(gen, end, head));
  if (gen.hasInsertPoint()) gen.branch(head);
  gen.emitBlockIfUsed(end);
}

static void doWhileStmt(FunctionGen& gen, const ast::DoWhileStmt* s) {
  Block* body = gen.newBlock("do.body");
  Block* head = gen.newBlock("do.cond");
  Block* end = gen.newBlock("do.end");
  gen.branch(body);
  gen.emitBlock(body);
  bodyWithJumps(gen, s->body, targetsHere(gen, end, head));
  gen.at(s->condition->loc);
  gen.emitFallThrough(head);
  if (gen.hasInsertPoint()) condition(gen, s->condition, body, end);
  gen.emitBlockIfUsed(end);
}

static void forStmt(FunctionGen& gen, const ast::ForStmt* s) {
  const ast::VarDecl* outerArray = gen.liveArray;
  gen.openScope(s->loc);
  if (s->init) stmt(gen, s->init);
  Block* head = gen.newBlock("for.cond");
  Block* body = s->condition ? gen.newBlock("for.body") : nullptr;
  Block* step = s->step ? gen.newBlock("for.inc") : nullptr;
  Block* end = gen.newBlock("for.end");
  gen.branch(head);
  gen.emitBlock(head);
  if (body) {
    condition(gen, s->condition, body, end);
    gen.emitBlockIfUsed(body);
  }
  bodyWithJumps(gen, s->body, targetsHere(gen, end, step ? step : head));
  if (step) {
    gen.emitFallThrough(step);
    if (gen.hasInsertPoint()) discard(gen, s->step);
  }
  if (gen.hasInsertPoint()) gen.branch(head);
  gen.closeScope(lastPlace(s->body));
  gen.emitBlockIfUsed(end);
  leaveArrayScope(gen, outerArray);
}

static void gotoStmt(FunctionGen& gen, const ast::GotoStmt* s) {
  if (s->target) {
    releaseArrays(gen, s->target->inArray);
    endLives(gen, 0, s->loc);
    return gen.branch(gen.labelBlock(s->target->id, s->target->name));
  }
  if (!gen.computedGoto) {
    gen.computedGoto = gen.newBlock("indirectgoto");
    gen.gotoAddress =
        gen.allocate(gen.types.ptr(), gen.types.ptr()->align, "indirect.goto.dest", gen.decl.loc);
  }
  // Where it goes is not known: as in gcc's code, nothing is released.
  Value* address = scalar(gen, s->address);
  gen.at(s->loc);
  gen.builder.store(address, gen.gotoAddress);
  endLives(gen, 0, s->loc);
  gen.branch(gen.computedGoto);
}

/// Whether a <= b as the condition's type compares.
static bool isAtMost(const ast::SwitchStmt& s, int64_t a, int64_t b) {
  return s.condition->type->isSigned() ? a <= b : uint64_t(a) <= uint64_t(b);
}

/// Where a switch over a constant goes.
static Block* caseOf(FunctionGen& gen, const ast::SwitchStmt& s, int64_t number, Block* otherwise) {
  for (const ast::CaseStmt* each : s.cases)
    if (isAtMost(s, each->low, number) && isAtMost(s, number, each->high))
      return gen.labels[each->id];
  return otherwise;
}

/// Goes to the case that has the value, or to `otherwise`.
static void dispatch(FunctionGen& gen, const ast::SwitchStmt& s, Value* value, Block* otherwise) {
  auto constant = [&](int64_t number) { return gen.module.constInt(value->type, number); };
  std::vector<ConstInt*> values;
  std::vector<Block*> targets;
  std::vector<const ast::CaseStmt*> wide;
  for (const ast::CaseStmt* each : s.cases) {
    if (!isAtMost(s, each->low, each->high)) continue;
    uint64_t range = uint64_t(each->high) - uint64_t(each->low);
    if (range >= kMaxCasesOfRange) {
      wide.push_back(each);
      continue;
    }
    for (uint64_t i = 0; i <= range; ++i) {
      values.push_back(constant(int64_t(uint64_t(each->low) + i)));
      targets.push_back(gen.labels[each->id]);
    }
  }
  // Wide ranges are compared, one after the other, on the way to the default.
  Block* ranges = wide.empty() ? otherwise : gen.newBlock("sw.caserange");
  gen.builder.switch_(value, ranges, values, targets);
  for (size_t i = 0; i < wide.size(); ++i) {
    gen.emitBlock(ranges);
    ranges = i + 1 < wide.size() ? gen.newBlock("sw.caserange") : otherwise;
    Value* offset = gen.builder.binary(Op::Sub, value, constant(wide[i]->low));
    Value* extent = constant(int64_t(uint64_t(wide[i]->high) - uint64_t(wide[i]->low)));
    Value* inside = gen.builder.icmp(IntPred::ULE, offset, extent);
    gen.builder.condBr(inside, gen.labels[wide[i]->id], ranges);
  }
  gen.clearInsertPoint();
}

static void switchStmt(FunctionGen& gen, const ast::SwitchStmt* s) {
  ConstValue known = evaluateNumber(s->condition);
  Value* value = known ? nullptr : scalar(gen, s->condition);
  Block* end = gen.newBlock("sw.epilog");
  for (const ast::CaseStmt* each : s->cases) {
    Block* block = gen.labelBlock(each->id, "sw.bb");
    if (auto* next = each->body->tryAs<ast::CaseStmt>()) gen.labels[next->id] = block;
  }
  Block* otherwise = s->defaultCase ? gen.labelBlock(s->defaultCase->id, "sw.default") : end;
  gen.at(s->loc);
  if (known)
    gen.branch(caseOf(gen, *s, int64_t(known.integer), otherwise));
  else
    dispatch(gen, *s, value, otherwise);
  // A continue goes to the loop around, out of the scopes between it and here as well.
  FunctionGen::JumpTargets targets =
      gen.jumps.empty() ? FunctionGen::JumpTargets() : gen.jumps.back();
  targets.breakTo = end;
  targets.breakArray = gen.liveArray;
  targets.breakLives = gen.begun.size();
  bodyWithJumps(gen, s->body, targets);
  gen.emitFallThrough(end);
}

/// Leaves the function with that result, or none; a null result of a function that has one is
/// undefined.
static void leave(FunctionGen& gen, Value* result) {
  bool hasResult = !gen.function.returnType()->isVoid();
  if (gen.decl.isNoreturn) checkReached(gen, true);
  if (!gen.onlyReturn) {
    if (hasResult && !result) result = gen.module.undef(gen.function.returnType());
    gen.onlyReturn = gen.builder.ret(result);
    gen.clearInsertPoint();
    return;
  }
  if (!gen.returnBlock) {
    gen.returnBlock = gen.newBlock("return");
    Block* here = gen.builder.block();
    SourceLoc loc = gen.builder.loc;
    if (hasResult) {
      Inst* last = gen.lastAlloca;
      gen.lastAlloca = nullptr;
      gen.returnValue = gen.allocate(gen.decl.resultType(), "retval", gen.decl.loc);
      if (last) gen.lastAlloca = last;
      Value* first = gen.onlyReturn->operand(0);
      if (!first->isUndefOrPoison()) {
        gen.builder.at(gen.onlyReturn);
        gen.store(first, {gen.returnValue, gen.decl.resultType()});
      }
    }
    gen.builder.setInsertPoint(gen.onlyReturn->block);
    gen.at(gen.onlyReturn->loc);
    gen.builder.br(gen.returnBlock);
    gen.builder.setInsertPoint(here);
    gen.at(loc);
  }
  if (result) gen.store(result, {gen.returnValue, gen.decl.resultType()});
  gen.branch(gen.returnBlock);
}

void stmt(FunctionGen& gen, const ast::Stmt* s) {
  if (!gen.hasInsertPoint()) {
    if (auto* decl = s->tryAs<ast::DeclStmt>(); decl && !s->containsLabel)
      return declStmt(gen, decl);
    if (!s->containsLabel) return;
    bool looksInside = s->kind == StmtKind::Compound || s->kind == StmtKind::Label ||
                       s->kind == StmtKind::Case || s->kind == StmtKind::Default;
    if (!looksInside) gen.ensureInsertPoint();
  }
  gen.at(s->loc);
  switch (s->kind) {
    case StmtKind::Null: return;
    case StmtKind::Expr:
      checkOrder(gen, s->as<ast::ExprStmt>()->expr);
      return discard(gen, s->as<ast::ExprStmt>()->expr);
    case StmtKind::Decl: return declStmt(gen, s->as<ast::DeclStmt>());
    case StmtKind::Compound: return compoundStmt(gen, s->as<ast::CompoundStmt>());
    case StmtKind::If: return ifStmt(gen, s->as<ast::IfStmt>());
    case StmtKind::While: return whileStmt(gen, s->as<ast::WhileStmt>());
    case StmtKind::DoWhile: return doWhileStmt(gen, s->as<ast::DoWhileStmt>());
    case StmtKind::For: return forStmt(gen, s->as<ast::ForStmt>());
    case StmtKind::Break:
      releaseArrays(gen, gen.jumps.back().breakArray);
      endLives(gen, gen.jumps.back().breakLives, s->loc);
      return gen.branch(gen.jumps.back().breakTo);
    case StmtKind::Continue:
      releaseArrays(gen, gen.jumps.back().continueArray);
      endLives(gen, gen.jumps.back().continueLives, s->loc);
      return gen.branch(gen.jumps.back().continueTo);
    case StmtKind::Return: {
      const ast::Expr* value = s->as<ast::ReturnStmt>()->value;
      Value* result = nullptr;
      checkOrder(gen, value);
      if (value && value->type->isVoid())
        discard(gen, value);
      else if (gen.decl.resultType()->isRecord())
        return leaveWithRecord(gen, value);
      else if (value)
        result = scalar(gen, value);
      gen.at(s->loc);
      runCleanups(gen);
      return leave(gen, result);
    }
    case StmtKind::Switch: return switchStmt(gen, s->as<ast::SwitchStmt>());
    case StmtKind::Case:
    case StmtKind::Default: {
      auto* label = s->as<ast::CaseStmt>();
      emitLabel(gen, label->id);
      return stmt(gen, label->body);
    }
    case StmtKind::Label: {
      auto* label = s->as<ast::LabelStmt>();
      gen.labelBlock(label->id, label->name);
      emitLabel(gen, label->id);
      MINIC_CHECK(gen.liveArray == label->inArray);
      return stmt(gen, label->body);
    }
    case StmtKind::Goto: return gotoStmt(gen, s->as<ast::GotoStmt>());
    case StmtKind::Assembly: return assemblyStmt(gen, s->as<ast::AssemblyStmt>());
  }
}

// ---- functions

static void setLabels(FunctionGen& gen) {
  std::vector<Block*> targets;
  for (const ast::LabelStmt* label : gen.decl.addressedLabels) {
    Block* block = gen.labelBlock(label->id, label->name);
    if (!block->terminator()) {  // in code that was not emitted at all: nothing can jump there
      gen.builder.setInsertPoint(block);
      gen.builder.unreachable();
    }
    Module::setBlock(gen.moduleGen.label(*label), block);
    targets.push_back(block);
  }
  gen.moduleGen.labels.clear();  // the front end uses their memory again
  if (!gen.computedGoto) return;
  gen.emitBlock(gen.computedGoto);
  Value* address = gen.builder.load(gen.types.ptr(), gen.gotoAddress);
  if (targets.empty())
    gen.builder.unreachable();
  else
    gen.builder.indirectBr(address, targets);
}

void FunctionGen::run() {
  if (moduleGen.debug) function.debug = moduleGen.debug->function(decl);
  enterFunction(*this);
  stmt(*this, decl.body);
  at(decl.end);
  Block* offTheEnd = nullptr;  // of one whose result must not be used then
  if (hasInsertPoint()) {
    // main's status is 0 then.
    bool isMain = decl.name == "main" && decl.resultType()->isInteger();
    if (moduleGen.checks.isCompiled() && decl.resultType()->isScalar() && !isMain) {
      offTheEnd = builder.block();
      if (!onlyReturn) noteResult(*this, offTheEnd);
    }
    if (decl.resultType()->isRecord())
      leaveWithRecord(*this, nullptr);
    else
      leave(*this, isMain ? module.zero(moduleGen.valueType(decl.resultType())) : nullptr);
  }
  if (returnBlock && decl.resultType()->isRecord()) {
    emitReturnOfRecord(*this);
  } else if (returnBlock) {
    emitBlock(returnBlock);
    if (offTheEnd) noteResult(*this, offTheEnd);
    builder.ret(returnValue ? load({returnValue, decl.resultType()}) : nullptr);
  }
  setLabels(*this);
  if (!offTheEnd) moduleGen.givesResult.insert(&function);
  checkResults(*this);
  if (hasDeadBlocks || !labels.empty()) removeUnreachable(function, Rpo::compute(function));
  if (moduleGen.checks.address) function.attrs.flags |= fnattrs::SanitizeAddress;
}

}  // namespace minic::irgen
