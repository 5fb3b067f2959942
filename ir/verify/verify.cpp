// The verifier of functions, in three stages, each of which trusts the one before: structure
// (lists, ids, edges, operands, use lists), then each instruction's own rules (arity, types), then
// dominance of uses. Names are computed only once something is wrong.
#include "ir/verify/verify.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>

#include "ir/const_value.h"
#include "ir/dominators.h"
#include "ir/text/print.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr size_t kMaxErrors = 20;

/// The member that constant indices select inside an aggregate, or null.
Type* memberType(Type* type, std::span<const Use> indices) {
  for (const Use& use : indices) {
    const ConstInt* index = asConstInt(use.value);
    if (!index) return nullptr;
    uint64_t at = index->zext();
    if (type->isArray() && at < type->count)
      type = type->element;
    else if (type->isStruct() && at < type->fields.size())
      type = type->fields[at];
    else
      return nullptr;
  }
  return type;
}

/// { value, i1 }
bool isWithFlag(const Type* type, const Type* value) {
  return type->isStruct() && type->fields.size() == 2 && type->fields[0] == value &&
         type->fields[1]->isInt(1);
}

class Verifier {
 public:
  Verifier(const Function& f, std::vector<VerifyError>& errors)
      : function_(f), errors_(errors), limit_(errors.size() + kMaxErrors) {}

  bool run() {
    size_t before = errors_.size();
    checkSignature();
    if (!function_.isDeclaration()) {
      checkLists();
      if (errors_.size() == before) checkEdges();
      if (errors_.size() == before) checkOperands();
      if (errors_.size() == before) checkUseLists();
      if (errors_.size() == before) {
        checkInstructions();
        checkDominance();
      }
    }
    return errors_.size() == before;
  }

 private:
  const Function& function_;
  std::vector<VerifyError>& errors_;
  size_t limit_;
  std::unique_ptr<ValueNamer> namer_;
  const Inst* indirectBr_ = nullptr;
  uint64_t trackedUses_ = 0;  // operand slots that must be in a use list

  // ---- messages

  bool full() const { return errors_.size() >= limit_; }

  const ValueNamer& namer() {
    if (!namer_) namer_ = std::make_unique<ValueNamer>(function_);
    return *namer_;
  }

  void fail(SourceLoc loc, std::string_view what) {
    if (full()) return;
    std::string message = "in @";
    appendName(message, function_.name);
    message.append(": ").append(what);
    errors_.push_back({loc, &function_, std::move(message)});
  }

  /// Before the lists are known to be sound no name can be printed.
  template <class... Args>
  void failRaw(fmt::format_string<Args...> text, Args&&... args) {
    fail(function_.loc, fmt::format(text, std::forward<Args>(args)...));
  }

  template <class... Args>
  void fail(const Block* block, fmt::format_string<Args...> text, Args&&... args) {
    if (full()) return;
    SourceLoc loc = block->first ? block->first->loc : SourceLoc();
    fail(loc, fmt::format("block {}: {}", namer()(block),
                          fmt::format(text, std::forward<Args>(args)...)));
  }

  template <class... Args>
  void fail(const Inst* inst, fmt::format_string<Args...> text, Args&&... args) {
    if (full()) return;
    std::string message = "`";
    printInst(message, *inst, namer());
    if (size_t line = message.find('\n'); line != std::string::npos)
      message.replace(line, std::string::npos, " ...");
    message += "`: ";
    message += fmt::format(text, std::forward<Args>(args)...);
    fail(inst->loc, message);
  }

  std::string nameOf(const Value* value) { return namer()(value); }
  std::string nameOf(const Block* block) { return namer()(block); }

  // ---- the function itself

  void checkSignature() {
    if (!function_.fnType || !function_.fnType->isFunction())
      return failRaw("its type is no function type");
    auto params = function_.fnType->params();
    if (function_.args.size() != params.size())
      return failRaw("{} arguments, but its type has {} parameters", function_.args.size(),
                     params.size());
    for (size_t i = 0; i < params.size(); ++i) {
      const Argument* arg = function_.args[i];
      if (arg->type != params[i] || arg->index != i || arg->function != &function_)
        failRaw("argument {} does not match the function's type", i);
      if (params[i]->isVoid() || params[i]->isFunction())
        failRaw("parameter {} has type {}, which no value has", i, toString(params[i]));
      checkAttrs(arg->attrs, params[i], "parameter");
    }
    Type* result = function_.returnType();
    if (!result->isVoid() && !isSized(result))
      failRaw("it cannot return a value of type {}", toString(result));
    checkAttrs(function_.ret, result, "result");
  }

  void checkAttrs(const ParamAttrs& attrs, const Type* type, std::string_view what) {
    if (attrs.signExt && attrs.zeroExt) failRaw("a {} cannot be both signext and zeroext", what);
    if ((attrs.signExt || attrs.zeroExt) && !type->isInt())
      failRaw("signext and zeroext are for integers, not for a {} of type {}", what,
              toString(type));
    if ((attrs.byVal || attrs.sret) && (!type->isPtr() || !attrs.pointee))
      failRaw("byval and sret are for pointers and name a type; the {} is {}", what,
              toString(type));
  }

  // ---- lists and ids

  void checkLists() {
    IdSet blockIds(function_.nextBlockId), valueIds(function_.nextValueId);
    auto takeValueId = [&](uint32_t id) {
      return id < function_.nextValueId && valueIds.insert(id);
    };
    for (const Argument* arg : function_.args)
      if (!takeValueId(arg->id)) failRaw("value id {} is not unique or too large", arg->id);
    uint32_t count = 0;
    const Block* previous = nullptr;
    for (const Block* block = function_.firstBlock; block; previous = block, block = block->next) {
      if (block->prev != previous || block->function != &function_)
        return failRaw("the list of blocks is broken");
      if (block->id >= function_.nextBlockId || !blockIds.insert(block->id))
        return failRaw("block id {} is not unique or too large", block->id);
      ++count;
      const Inst* before = nullptr;
      for (const Inst* inst = block->first; inst; before = inst, inst = inst->next) {
        if (inst->prev != before || inst->block != block)
          return failRaw("the list of instructions of block id {} is broken", block->id);
        if (!inst->isInst())
          return failRaw("block id {} holds something that is no instruction", block->id);
        if (!takeValueId(inst->id))
          return failRaw("value id {} is not unique or too large", inst->id);
      }
      if (block->last != before)
        return failRaw("the list of instructions of block id {} is broken", block->id);
    }
    if (function_.lastBlock != previous || function_.numBlocks != count)
      failRaw("the list of blocks is broken");
  }

  // ---- terminators and edges

  static uint32_t edgesOf(const Inst* term) {
    switch (term->op) {
      case Op::Br: return 1;
      case Op::CondBr: return 2;
      case Op::Switch: return term->numOps;
      case Op::IndirectBr: return term->block->succs.size();
      default: return 0;
    }
  }

  /// Of the edge number `i` of a block: the other end has it in its list `others`.
  template <class List>
  bool hasTwin(const Edge& edge, List others, const Block* block, uint32_t i) const {
    if (!edge.block || edge.block->function != &function_) return false;
    const auto& list = edge.block->*others;
    return edge.index < list.size() && list[edge.index].block == block &&
           list[edge.index].index == i;
  }

  void checkEdges() {
    for (const Block* block : blocks(function_)) {
      if (!block->last) {
        fail(block,
             "it is empty; every block ends with a terminator (ret, br, switch or unreachable)");
        continue;
      }
      if (!block->last->isTerm())
        fail(block->last,
             "it is the last instruction of block {}, but no terminator (ret, br, switch or "
             "unreachable)",
             nameOf(block));
      bool body = false;
      for (const Inst* inst : insts(block)) {
        if (inst->isTerm() && inst->next)
          fail(inst, "a terminator is in the middle of block {}", nameOf(block));
        if (inst->is(Op::Phi) && body)
          fail(inst, "phis come first in a block, before anything else");
        body |= !inst->is(Op::Phi);
      }
      if (block->last->isTerm() && block->succs.size() != edgesOf(block->last))
        fail(block->last, "it needs {} successors, but the block has {}", edgesOf(block->last),
             block->succs.size());
      for (uint32_t i = 0; i < block->succs.size(); ++i)
        if (!hasTwin(block->succs[i], &Block::preds, block, i))
          fail(block, "edge {} has no twin among the predecessors of its target", i);
      for (uint32_t i = 0; i < block->preds.size(); ++i)
        if (!hasTwin(block->preds[i], &Block::succs, block, i))
          fail(block, "predecessor {} has no twin among the successors of its source", i);
    }
    if (const Block* entry = function_.entry(); !entry->preds.empty())
      fail(entry, "the entry block must have no predecessors, but {} branches to it",
           nameOf(entry->preds[0].block));
  }

  // ---- operands and use lists

  void checkOperands() {
    for (const Block* block : blocks(function_))
      for (const Inst* inst : insts(block))
        for (uint32_t i = 0; i < inst->numOps; ++i) checkOperand(inst, i);
  }

  void checkOperand(const Inst* inst, uint32_t i) {
    const Use& use = inst->ops[i];
    const Value* value = use.value;
    if (use.user != inst) {
      fail(inst, "operand {} does not know its user", i);
    } else if (!value) {
      fail(inst, "operand {} is missing", i);
    } else if (value->is(Op::Erased)) {
      failRaw("instruction with id {} uses an erased instruction", inst->id);
    } else if (const Inst* def = asInst(value)) {
      if (!def->block)
        fail(inst, "operand {} is an instruction that is in no block", i);
      else if (def->block->function != &function_)
        fail(inst, "operand {} belongs to another function", i);
      else if (def->type->isVoid())
        fail(inst, "operand {} is an instruction without a result", i);
    } else if (value->is(Op::Argument) &&
               static_cast<const Argument*>(value)->function != &function_) {
      fail(inst, "operand {} is an argument of another function", i);
    }
    if (value && value->tracksUses() && !value->is(Op::Erased)) ++trackedUses_;
    if (value && value->tracksUses() != (use.prevLink != nullptr))
      fail(inst, "operand {} is not linked into the use list of its value", i);
  }

  void checkUseLists() {
    uint64_t found = 0;
    for (const Argument* arg : function_.args) found += countUses(arg);
    for (const Block* block : blocks(function_))
      for (const Inst* inst : insts(block)) found += countUses(inst);
    if (found != trackedUses_ && !full())
      failRaw("{} operands are values with use lists, but the use lists hold {}", trackedUses_,
              found);
  }

  uint64_t countUses(const Value* value) {
    uint64_t count = 0;
    Use* const* link = &value->uses;
    for (const Use* use = value->uses; use; link = &use->next, use = use->next) {
      bool inUser = use->user && use->user->isInst() && use >= use->user->ops &&
                    use < use->user->ops + use->user->numOps;
      if (use->prevLink != link || use->value != value || !inUser || !use->user->block ||
          use->user->block->function != &function_ || count > trackedUses_) {
        failRaw("the use list of {} is broken", nameOf(value));
        return count;
      }
      ++count;
    }
    return count;
  }

  // ---- each instruction's own rules

  void checkInstructions() {
    for (const Block* block : blocks(function_)) {
      for (const Inst* inst : insts(block)) {
        int arity = opInfo(inst->op).arity;
        if (arity >= 0 && inst->numOps != uint32_t(arity)) {
          fail(inst, "it has {} operands instead of {}", inst->numOps, arity);
          continue;
        }
        checkThreadLocals(inst);
        checkInst(inst);
      }
    }
  }

  /// The thread-local variable that a constant names, or null.
  static const GlobalVar* threadLocalIn(const Value* value) {
    while (const ConstExpr* expr = asConstExpr(value)) value = expr->operands[0];
    if (!value->is(Op::Global)) return nullptr;
    auto* global = static_cast<const GlobalVar*>(value);
    return global->isThreadLocal ? global : nullptr;
  }

  void checkThreadLocals(const Inst* inst) {
    const Function* callee = inst->is(Op::Call) ? inst->calledFunction() : nullptr;
    if (callee && callee->intrinsic == Intrinsic::ThreadAddress) {
      if (inst->numArgs() != 1 || !inst->arg(0)->is(Op::Global) || !threadLocalIn(inst->arg(0)))
        fail(inst, "threadlocal.address takes a thread-local variable");
      return;
    }
    for (const Use& use : inst->operands())
      if (const GlobalVar* global = use.value ? threadLocalIn(use.value) : nullptr)
        fail(inst, "the thread-local variable @{} is used other than by threadlocal.address",
             global->name);
  }

  /// The operand has exactly this type.
  void expectOperand(const Inst* inst, uint32_t i, const Type* type) {
    const Type* actual = inst->operand(i)->type;
    if (actual != type)
      fail(inst, "operand {} has type {}, expected {}", i, toString(actual), toString(type));
  }

  void expectResult(const Inst* inst, const Type* type) {
    if (inst->type != type)
      fail(inst, "the result has type {}, expected {}", toString(inst->type), toString(type));
  }

  void checkInst(const Inst* inst) {
    TypeContext& types = function_.module->types;
    if (inst->isTerm()) expectResult(inst, types.voidTy());
    if (isBinary(inst->op)) return checkBinary(inst);
    if (isCast(inst->op)) return checkCast(inst);
    switch (inst->op) {
      case Op::Ret: return checkRet(inst);
      case Op::CondBr: return expectOperand(inst, 0, types.i1());
      case Op::Switch: return checkSwitch(inst);
      case Op::Br:
      case Op::Unreachable: return;
      case Op::IndirectBr:
        if (indirectBr_ && indirectBr_ != inst) fail(inst, "a function has one indirectbr at most");
        indirectBr_ = inst;
        return expectOperand(inst, 0, types.ptr());
      case Op::FNeg:
        if (!inst->type->lane()->isAnyFloat()) fail(inst, "fneg is for floating-point numbers");
        return expectOperand(inst, 0, inst->type);
      case Op::Alloca:
        expectResult(inst, types.ptr());
        if (!inst->typeArg || !isSized(inst->typeArg)) fail(inst, "the allocated type has no size");
        if (inst->numOps > 1)
          fail(inst, "it has {} operands instead of at most one count", inst->numOps);
        if (inst->numOps && !inst->operand(0)->type->isInt())
          fail(inst, "the count has type {}, not an integer type",
               toString(inst->operand(0)->type));
        return;
      case Op::Load: expectOperand(inst, 0, types.ptr()); return checkAccess(inst, inst->type);
      case Op::Store:
        expectResult(inst, types.voidTy());
        expectOperand(inst, 1, types.ptr());
        return checkAccess(inst, inst->operand(0)->type);
      case Op::Fence: return expectResult(inst, types.voidTy());
      case Op::AtomicRmw:
      case Op::CmpXchg: return checkReadWrite(inst);
      case Op::Gep: return checkGep(inst);
      case Op::ICmp:
      case Op::FCmp: return checkCompare(inst);
      case Op::Phi: return checkPhi(inst);
      case Op::Select:
        expectOperand(
            inst, 0,
            types.like(inst->operand(0)->type->isVector() ? inst->type : types.i1(), types.i1()));
        expectOperand(inst, 1, inst->type);
        return expectOperand(inst, 2, inst->type);
      case Op::Call: return checkCall(inst);
      case Op::Freeze: return expectOperand(inst, 0, inst->type);
      case Op::ExtractValue:
      case Op::InsertValue: return checkMember(inst);
      case Op::ExtractElement:
      case Op::InsertElement:
      case Op::ShuffleVector: return checkLanes(inst);
      default: return fail(inst, "unknown instruction");
    }
  }

  void checkRet(const Inst* inst) {
    Type* result = function_.returnType();
    if (result->isVoid() && inst->numOps)
      fail(inst, "it returns a value from a function that returns void");
    else if (!result->isVoid() && inst->numOps != 1)
      fail(inst, "it returns nothing from a function that returns {}", toString(result));
    else if (!result->isVoid() && inst->operand(0)->type != result)
      fail(inst, "it returns {} from a function that returns {}", toString(inst->operand(0)->type),
           toString(result));
  }

  void checkSwitch(const Inst* inst) {
    if (!inst->numOps || !inst->operand(0)->type->isInt())
      return fail(inst, "a switch selects by an integer");
    std::vector<int64_t> cases;
    for (uint32_t i = 1; i < inst->numOps; ++i) {
      const ConstInt* value = asConstInt(static_cast<const Value*>(inst->operand(i)));
      if (!value || value->type != inst->operand(0)->type)
        return fail(inst, "case {} is no constant of type {}", i, toString(inst->operand(0)->type));
      cases.push_back(value->value);
    }
    std::sort(cases.begin(), cases.end());
    auto twice = std::adjacent_find(cases.begin(), cases.end());
    if (twice != cases.end()) fail(inst, "the case {} is there twice", *twice);
  }

  void checkBinary(const Inst* inst) {
    bool floating = inst->op >= Op::FAdd && inst->op <= Op::FRem;
    if (floating ? !inst->type->lane()->isAnyFloat() : !inst->type->lane()->isInt())
      fail(inst, "{} is for {}, not for {}", opInfo(inst->op).text,
           floating ? "floating-point numbers" : "integers", toString(inst->type));
    expectOperand(inst, 0, inst->type);
    expectOperand(inst, 1, inst->type);
  }

  void checkCompare(const Inst* inst) {
    TypeContext& types = function_.module->types;
    const Type* type = inst->operand(0)->type;
    bool integers = inst->is(Op::ICmp);
    expectResult(inst, types.like(type, types.i1()));
    if (integers ? !type->lane()->isInt() && !type->isPtr() : !type->lane()->isAnyFloat())
      fail(inst, "{} compares {}, not {}", opInfo(inst->op).text,
           integers ? "integers or pointers" : "floating-point numbers", toString(type));
    if (inst->sub > (integers ? unsigned(IntPred::SLE) : unsigned(FloatPred::True)))
      fail(inst, "unknown predicate {}", inst->sub);
    expectOperand(inst, 1, type);
  }

  void checkCast(const Inst* inst) {
    const Type *from = inst->operand(0)->type, *to = inst->type;
    if (!isValidCast(inst->op, from, to))
      fail(inst, "{} cannot go from {} to {}", opInfo(inst->op).text, toString(from), toString(to));
  }

  void checkAccess(const Inst* inst, const Type* type) {
    if (!isSized(type)) return fail(inst, "a value of type {} has no size", toString(type));
    if (type->isVector() && type->element->isInt(1))
      return fail(inst, "a mask of type {} cannot be in memory", toString(type));
    if (inst->isAtomic() &&
        (!type->isScalar() || type->isLongDouble() || type->isInt(1) || type->isOddInt()))
      fail(inst, "an atomic access is of a whole scalar in memory, not of {}", toString(type));
  }

  void checkReadWrite(const Inst* inst) {
    Type* type = inst->operand(1)->type;
    bool mayBePointer = inst->is(Op::CmpXchg) || inst->rmwOp() == RmwOp::Xchg;
    bool isByteSized = type->isInt() && !type->isInt(1) && !type->isOddInt() && type->bits <= 64;
    if (!isByteSized && !(type->isPtr() && mayBePointer))
      fail(inst, "{} is of an integer of 8 to 64 bits, not of {}", opInfo(inst->op).text,
           toString(type));
    expectOperand(inst, 0, function_.module->types.ptr());
    if (inst->is(Op::AtomicRmw)) {
      if (inst->sub > unsigned(RmwOp::UMin)) fail(inst, "unknown operation {}", inst->sub);
      return expectResult(inst, type);
    }
    expectOperand(inst, 2, type);
    const Type* result = inst->type;
    if (!isWithFlag(result, type))
      fail(inst, "the result of cmpxchg has type {}", toString(result));
  }

  void checkGep(const Inst* inst) {
    TypeContext& types = function_.module->types;
    expectResult(inst, types.ptr());
    if (!inst->numOps) return fail(inst, "getelementptr needs a base address");
    expectOperand(inst, 0, types.ptr());
    const Type* type = inst->typeArg;
    if (!type || !isSized(type)) return fail(inst, "the type it indexes has no size");
    for (uint32_t i = 1; i < inst->numOps; ++i) {
      const Value* index = inst->operand(i);
      if (!index->type->isInt())
        return fail(inst, "index {} has type {}, not an integer type", i, toString(index->type));
      if (i == 1) continue;  // steps over whole objects of the type
      if (type->isArray()) {
        type = type->element;
      } else if (type->isStruct()) {
        const ConstInt* field = asConstInt(index);
        if (!field || !field->type->isInt(32) || field->zext() >= type->fields.size())
          return fail(inst,
                      "index {} must be an i32 constant that names one of the {} fields of {}", i,
                      type->fields.size(), toString(type));
        type = type->fields[field->zext()];
      } else {
        return fail(inst, "index {} goes into {}, which has no elements", i, toString(type));
      }
    }
  }

  void checkPhi(const Inst* inst) {
    const Block* block = inst->block;
    if (!isSized(inst->type)) fail(inst, "no value has type {}", toString(inst->type));
    if (block->preds.empty())
      return fail(inst, "a phi in a block without predecessors has nothing to choose from");
    if (inst->numOps != block->preds.size())
      return fail(inst, "it has {} values, but block {} has {} incoming edges", inst->numOps,
                  nameOf(block), block->preds.size());
    for (uint32_t i = 0; i < inst->numOps; ++i) {
      expectOperand(inst, i, inst->type);
      // The edges from one block need not be adjacent; they are compared with the first of them.
      const Block* pred = block->preds[i].block;
      if (pred->succs.size() < 2) continue;
      uint32_t first = firstEdge(pred, block);
      if (!areEqual(inst->operand(i), inst->operand(first)))
        fail(inst, "the edges from {} bring different values, {} and {}", nameOf(pred),
             nameOf(inst->operand(first)), nameOf(inst->operand(i)));
    }
  }

  // The index of the first edge from `pred` in the preds of the block whose phis are being checked.
  // Kept per block, so that a switch with many edges to one block costs its size once.
  const Block* edgesOfBlock_ = nullptr;
  IdMap<uint32_t> firstEdge_;

  uint32_t firstEdge(const Block* pred, const Block* block) {
    if (edgesOfBlock_ != block) {
      edgesOfBlock_ = block;
      firstEdge_.grow(function_.nextBlockId);
      for (uint32_t i = block->preds.size(); i-- > 0;) firstEdge_[block->preds[i].block->id] = i;
    }
    return firstEdge_[pred->id];
  }

  void checkCall(const Inst* inst) {
    if (!inst->numOps || !inst->call || !inst->call->fnType || !inst->call->fnType->isFunction())
      return fail(inst, "a call needs a callee and its function type");
    const Type* type = inst->call->fnType;
    expectOperand(inst, 0, function_.module->types.ptr());
    expectResult(inst, type->returnType());
    auto params = type->params();
    if (inst->numArgs() < params.size() || (inst->numArgs() > params.size() && !type->variadic))
      return fail(inst, "{} arguments for {} parameters of {}", inst->numArgs(), params.size(),
                  toString(type));
    for (uint32_t i = 0; i < inst->numArgs(); ++i) {
      if (i < params.size())
        expectOperand(inst, i + 1, params[i]);
      else if (!isSized(inst->arg(i)->type))
        fail(inst, "argument {} has type {}, which no value has", i, toString(inst->arg(i)->type));
    }
    if (!inst->call->args.empty() && inst->call->args.size() != inst->numArgs())
      fail(inst, "attributes for {} arguments, but it has {}", inst->call->args.size(),
           inst->numArgs());
    const Function* callee = inst->calledFunction();
    if (callee && callee->intrinsic != Intrinsic::None) checkIntrinsic(inst, callee);
  }

  void checkIntrinsic(const Inst* inst, const Function* callee) {
    const Type* type = inst->call->fnType;
    auto params = type->params();
    if (callee->intrinsic == Intrinsic::VaStart && !function_.fnType->variadic)
      fail(inst, "va_start in a function whose parameters do not end in '...'");
    if (callee->fnType != type)
      fail(inst, "an intrinsic is called as the type it is declared with, {}",
           toString(callee->fnType));
    switch (callee->intrinsic) {
      case Intrinsic::Memcpy:
      case Intrinsic::Memmove:
      case Intrinsic::Memset: {
        bool set = callee->intrinsic == Intrinsic::Memset;
        if (params.size() != 4 || !params[0]->isPtr() ||
            !(set ? params[1]->isInt(8) : params[1]->isPtr()) || !params[2]->isInt() ||
            !params[3]->isInt(1))
          fail(inst, "the intrinsic takes (ptr, {}, a length, i1)", set ? "i8" : "ptr");
        else if (!inst->arg(3)->is(Op::ConstInt))
          fail(inst, "the last argument (volatile) of the intrinsic is a constant");
        return;
      }
      case Intrinsic::SAddOverflow:
      case Intrinsic::UAddOverflow:
      case Intrinsic::SSubOverflow:
      case Intrinsic::USubOverflow:
      case Intrinsic::SMulOverflow:
      case Intrinsic::UMulOverflow: {
        if (params.size() != 2 || !params[0]->isInt() || params[1] != params[0] ||
            !isWithFlag(type->returnType(), params[0]))
          fail(inst, "the intrinsic takes two integers of one type T and gives {{ T, i1 }}");
        return;
      }
      case Intrinsic::FShl:
      case Intrinsic::FShr:
        if (params.size() != 3 || params[0] != type->returnType() || params[1] != params[0] ||
            params[2] != params[0])
          fail(inst, "the intrinsic takes three integers of the type that it gives");
        return;
      default: return;
    }
  }

  void checkLanes(const Inst* inst) {
    Type* type = inst->operand(0)->type;
    if (!type->isVector()) return fail(inst, "it takes a vector, not {}", toString(type));
    if (inst->is(Op::ShuffleVector)) {
      expectOperand(inst, 1, type);
      if (!isShuffleMask(inst->operand(2), type))
        return fail(inst, "operand 2 is no constant vector of lane numbers");
      TypeContext& types = function_.module->types;
      return expectResult(inst, types.vector(type->element, inst->operand(2)->type->count));
    }
    bool extracts = inst->is(Op::ExtractElement);
    expectResult(inst, extracts ? type->element : type);
    if (!extracts) expectOperand(inst, 1, type->element);
    if (!inst->operand(extracts ? 1 : 2)->type->isInt())
      fail(inst, "a lane is numbered by an integer");
  }

  void checkMember(const Inst* inst) {
    uint32_t values = inst->is(Op::ExtractValue) ? 1 : 2;
    if (inst->numOps <= values) return fail(inst, "it names no member");
    Type* member = memberType(inst->operand(0)->type, inst->operands().subspan(values));
    if (!member)
      return fail(inst, "the indices name no member of {}", toString(inst->operand(0)->type));
    if (values == 1) return expectResult(inst, member);
    expectResult(inst, inst->operand(0)->type);
    expectOperand(inst, 1, member);
  }

  // ---- dominance

  void checkDominance() {
    DomTree tree = DomTree::compute(function_);
    IdMap<uint32_t> position(function_.nextValueId);
    uint32_t next = 0;
    for (const Block* block : blocks(function_))
      for (const Inst* inst : insts(block)) position[inst->id] = next++;
    for (const Block* block : blocks(function_)) {
      for (const Inst* inst : insts(block)) {
        for (uint32_t i = 0; i < inst->numOps; ++i) {
          const Inst* def = asInst(static_cast<const Value*>(inst->ops[i].value));
          if (!def) continue;
          bool phi = inst->is(Op::Phi);
          if (phi && i >= block->preds.size()) continue;  // reported already
          const Block* at = phi ? block->preds[i].block : block;
          if (!tree.isReachable(at)) continue;
          bool fine = def->block == at ? phi || position[def->id] < position[inst->id]
                                       : tree.dominates(def->block, at);
          if (!fine) failDominance(inst, def, at);
        }
      }
    }
  }

  void failDominance(const Inst* inst, const Inst* def, const Block* at) {
    if (inst->is(Op::Phi))
      fail(inst, "{} is not computed on every path to the end of {}, from which the phi takes it",
           nameOf(def), nameOf(at));
    else if (def->block == inst->block)
      fail(inst, "{} is computed only later in the block", nameOf(def));
    else
      fail(inst, "{} is computed in {}, which not every path to {} passes", nameOf(def),
           nameOf(def->block), nameOf(at));
  }
};

}  // namespace

bool verify(const Function& function, std::vector<VerifyError>& errors) {
  return Verifier(function, errors).run();
}

}  // namespace minic
