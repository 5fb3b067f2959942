// Instructions.
//
// Before: the current token begins an instruction, `block` is open; after: the instruction stands
// at the end of the block, its name or number means it, and the current token is behind it and its
// metadata. A terminator has set the successors and closed the block. Phis wait in pendingPhis,
// since their operands need all edges.
#include <array>
#include <cstring>
#include <optional>

#include "ir/cfg.h"
#include "ir/text/parse_internal.h"

namespace minic::irparse {

// ---- instructions

Inst* InstructionParser::make(Op op, Type* type, std::span<Value* const> operands) {
  Inst* inst = fn->createInst(op, type, operands, instLoc);
  append(inst, block);
  return inst;
}

uint8_t InstructionParser::fastMath() {
  using namespace vflags;
  uint8_t flags = 0;
  for (;; next()) {
    switch (tok.word) {
      case Word::fast_:
        flags |= FFast;
        break;
      case Word::nnan_:
        flags |= FNNaN;
        break;
      case Word::ninf_:
        flags |= FNInf;
        break;
      case Word::nsz_:
        flags |= FNSz;
        break;
      case Word::arcp_:
        flags |= FArcp;
        break;
      case Word::contract_:
        flags |= FContract;
        break;
      case Word::afn_:
        flags |= FAfn;
        break;
      case Word::reassoc_:
        flags |= FReassoc;
        break;
      default:
        return flags;
    }
  }
}

void InstructionParser::parseInst() {
  Token name;
  uint32_t nameId = 0;
  instLoc = here();
  if (tok.kind == Tok::LocalName || tok.kind == Tok::LocalNumber) {
    name = tok;
    if (tok.kind == Tok::LocalName) nameId = m.names.intern(tok.text);
    next();
    expectPunct('=');
    if (nameId) name.text = m.names[nameId];
  }
  const char* place = tok.start;
  Value* result = parseOperation();
  if (failed) return;
  while (isPunct(',')) {
    next();
    if (!isPunct('!')) return fail(fmt::format("unexpected {} behind an instruction", found()));
    skipAttachment();
  }
  if (!result) {
    if (name.kind != Tok::Eof)
      fail(name.start, "this instruction has no result that could be named");
    return;
  }
  if (result->type->isVoid()) {
    if (name.kind != Tok::Eof)
      fail(name.start, fmt::format("'{}' names a result, but this instruction has none",
                                   std::string_view(place, size_t(std::strcspn(place, " \n")))));
    return;
  }
  if (Inst* inst = asInst(result); inst && nameId && !inst->name) inst->name = nameId;
  bind(name, nameId, result);
}

/// The instruction behind the `=`, up to its attachments. Null: nothing that could have a name.
Value* InstructionParser::parseOperation() {
  if (tok.kind != Tok::Word) {
    fail(fmt::format("expected an instruction before {}", found()));
    return nullptr;
  }
  Word word = tok.word;
  std::string_view text = tok.text;
  const char* place = tok.start;
  if (Op op = opOf(word); op != Op::Erased) {
    next();
    return isCast(op) ? parseCast(op, place) : parseBinary(op, place);
  }
  switch (word) {
    case Word::ret_:
      next();
      return parseRet();
    case Word::br_:
      next();
      return parseBr();
    case Word::switch_:
      next();
      return parseSwitch();
    case Word::unreachable_:
      next();
      terminate(Op::Unreachable, {}, {});
      return nullptr;
    case Word::fneg_:
      next();
      return parseFNeg(place);
    case Word::alloca_:
      next();
      return parseAlloca();
    case Word::load_:
      next();
      return parseLoad();
    case Word::store_:
      next();
      return parseStore();
    case Word::getelementptr_:
      next();
      return parseGep();
    case Word::icmp_:
      next();
      return parseICmp(place);
    case Word::fcmp_:
      next();
      return parseFCmp(place);
    case Word::phi_:
      next();
      return parsePhi(place);
    case Word::select_:
      next();
      return parseSelect(place);
    case Word::freeze_: {
      next();
      Value* value = parseTypeAndValue();
      return failed ? nullptr : make(Op::Freeze, value->type, std::array{value});
    }
    case Word::tail_:
    case Word::musttail_:
    case Word::notail_:
      next();
      if (!isWord(Word::call_)) {
        fail(fmt::format("expected 'call' before {}", found()));
        return nullptr;
      }
      next();
      return parseCall(word != Word::notail_);
    case Word::call_:
      next();
      return parseCall(false);
    case Word::extractvalue_:
      next();
      return parseMember(Op::ExtractValue, place);
    case Word::insertvalue_:
      next();
      return parseMember(Op::InsertValue, place);
    case Word::indirectbr_:
    case Word::invoke_:
    case Word::callbr_:
    case Word::resume_:
    case Word::cleanupret_:
    case Word::catchret_:
    case Word::catchswitch_:
    case Word::fence_:
    case Word::cmpxchg_:
    case Word::atomicrmw_:
    case Word::addrspacecast_:
    case Word::va_arg_:
    case Word::landingpad_:
    case Word::catchpad_:
    case Word::cleanuppad_:
    case Word::extractelement_:
    case Word::insertelement_:
    case Word::shufflevector_:
      notSupported(text);
      return nullptr;
    default:
      fail(fmt::format("'{}' is no instruction", text));
      return nullptr;
  }
}

Value* InstructionParser::parseBinary(Op op, const char* place) {
  bool floating = op >= Op::FAdd && op <= Op::FRem;
  uint8_t flags = floating ? fastMath() : wrapFlags();
  Type* type = parseType();
  std::array<Value*, 2> operands;
  operands[0] = valueOf(type);
  expectPunct(',');
  operands[1] = valueOf(type);
  if (failed) return nullptr;
  if (floating ? !type->isFloatingPoint() : !type->isInt()) {
    fail(place, fmt::format("{} is for {}, not for {}", opInfo(op).text,
                            floating ? "floating-point numbers" : "integers", toString(type)));
    return nullptr;
  }
  Inst* inst = make(op, type, operands);
  inst->flags = flags;
  return inst;
}

Value* InstructionParser::parseFNeg(const char* place) {
  uint8_t flags = fastMath();
  Value* value = parseTypeAndValue();
  if (!failed && !value->type->isFloatingPoint()) fail(place, "fneg is for floating-point numbers");
  if (failed) return nullptr;
  Inst* inst = make(Op::FNeg, value->type, std::array{value});
  inst->flags = flags;
  return inst;
}

Value* InstructionParser::parseSelect(const char* place) {
  uint8_t flags = fastMath();
  std::array<Value*, 3> operands;
  operands[0] = parseTypeAndValue();
  expectPunct(',');
  operands[1] = parseTypeAndValue();
  expectPunct(',');
  operands[2] = parseTypeAndValue();
  if (failed) return nullptr;
  if (!operands[0]->type->isInt(1)) fail(place, "the condition of a select is an i1");
  if (operands[1]->type != operands[2]->type) fail(place, "the values of a select have one type");
  Inst* inst = make(Op::Select, operands[1]->type, operands);
  if (inst->type->isFloatingPoint()) inst->flags = flags;
  return inst;
}

// ---- terminators

void InstructionParser::terminate(Op op, std::span<Value* const> operands,
                                  std::span<Block* const> targets) {
  if (failed) return;
  make(op, types.voidTy(), operands);
  setSuccs(block, targets);
  block = nullptr;
}

Value* InstructionParser::parseRet() {
  const char* place = tok.start;
  Type* type = parseAnyType();  // `void`, or a value's, which may begin with it: `void ()*`
  if (type->isVoid()) {
    terminate(Op::Ret, {}, {});
    return nullptr;
  }
  Value* value = valueOf(expectValueType(place, type));
  terminate(Op::Ret, std::array{value}, {});
  return nullptr;
}

Value* InstructionParser::parseBr() {
  if (isWord(Word::label_)) {
    Block* target = parseLabel();
    terminate(Op::Br, {}, std::array{target});
    return nullptr;
  }
  const char* place = tok.start;
  Value* condition = parseTypeAndValue();
  if (!failed && !condition->type->isInt(1)) fail(place, "the condition of a branch is an i1");
  expectPunct(',');
  Block* ifTrue = parseLabel();
  expectPunct(',');
  Block* ifFalse = parseLabel();
  terminate(Op::CondBr, std::array{condition}, std::array{ifTrue, ifFalse});
  return nullptr;
}

Value* InstructionParser::parseSwitch() {
  std::vector<Value*> operands{parseTypeAndValue()};
  expectPunct(',');
  std::vector<Block*> targets{parseLabel()};
  expectPunct('[');
  while (!isPunct(']') && !failed) {
    const char* place = tok.start;
    operands.push_back(parseTypeAndValue());
    if (!failed &&
        (!operands.back()->is(Op::ConstInt) || operands.back()->type != operands[0]->type))
      fail(place, "a case is a constant of the type that the switch selects by");
    expectPunct(',');
    targets.push_back(parseLabel());
  }
  expectPunct(']');
  terminate(Op::Switch, operands, targets);
  return nullptr;
}

// ---- memory

Value* InstructionParser::parseAlloca() {
  const char* place = tok.start;
  if (isWord(Word::inalloca_) || isWord(Word::swifterror_)) {
    notSupported(tok.text);
    return nullptr;
  }
  Type* type = parseType();
  Value* count = nullptr;
  uint32_t align = 0;
  while (isPunct(',') && !failed) {
    const char* comma = tok.start;
    next();
    if (takeWord(Word::align_)) {
      align = alignment();
    } else if (isWord(Word::addrspace_)) {
      parseAddressSpace();
    } else if (isPunct('!')) {
      backTo(comma);
      break;
    } else {
      count = parseTypeAndValue();
    }
  }
  if (failed) return nullptr;
  if (type->opaque) fail(place, fmt::format("the type {} has no size", toString(type)));
  if (count && count->is(Op::ConstInt) && asConstInt(count)->value == 1) count = nullptr;
  Inst* inst = make(Op::Alloca, types.ptr(), std::span<Value* const>(&count, count ? 1 : 0));
  inst->typeArg = type;
  if (align && align != type->align) inst->setAlign(align);
  return inst;
}

uint8_t InstructionParser::accessFlags() {
  uint8_t flags = 0;
  if (takeWord(Word::atomic_)) flags |= vflags::Atomic;
  if (takeWord(Word::volatile_)) flags |= vflags::Volatile;
  return flags;
}

void InstructionParser::parseOrdering(Inst* inst) {
  if (takeWord(Word::syncscope_) && isPunct('(')) skipBrackets();
  switch (tok.word) {
    case Word::unordered_:
      inst->setAtomic(Ordering::Unordered);
      break;
    case Word::monotonic_:
      inst->setAtomic(Ordering::Monotonic);
      break;
    case Word::acquire_:
    case Word::release_:
    case Word::acq_rel_:
      if (isWord(inst->is(Op::Load) ? Word::acquire_ : Word::release_))
        inst->setAtomic(Ordering::AcquireRelease);
      else
        fail(fmt::format("a {} cannot be ordered '{}'", opInfo(inst->op).text, tok.text));
      break;
    case Word::seq_cst_:
      inst->setAtomic(Ordering::SeqCst);
      break;
    default:
      fail(fmt::format("expected the ordering of an atomic access before {}", found()));
  }
  next();
}

/// syncscope, ordering, alignment.
void InstructionParser::accessTail(Inst* inst, const Type* type) {
  if (inst->flags & vflags::Atomic) parseOrdering(inst);
  while (isPunct(',') && !failed) {
    const char* comma = tok.start;
    next();
    if (!takeWord(Word::align_)) {
      backTo(comma);
      return;
    }
    uint32_t align = alignment();
    if (!failed && align != type->align) inst->setAlign(align);
  }
}

Value* InstructionParser::parseLoad() {
  uint8_t flags = accessFlags();
  const char* place = tok.start;
  Type* type = parseType();
  Type* old = pointee;
  Value* address;
  if (takePunct(',')) {
    const char* at = tok.start;
    Type* addressType = parseType();
    if (!addressType->isPtr())
      fail(at, fmt::format("a load is from a pointer, not from {}", toString(addressType)));
    address = valueOf(addressType);
  } else {  // load i32* %p, as before LLVM 3.7
    if (!old) fail(fmt::format("expected ',' before {}", found()));
    address = valueOf(types.ptr());
    type = old ? old : type;
  }
  if (failed) return nullptr;
  if (type->opaque || type->isVoid() || type->isFunction()) {
    fail(place, fmt::format("no value of type {} can be loaded", toString(type)));
    return nullptr;
  }
  Inst* inst = make(Op::Load, type, std::array{address});
  inst->flags = flags;
  accessTail(inst, type);
  return inst;
}

Value* InstructionParser::parseStore() {
  uint8_t flags = accessFlags();
  Value* value = parseTypeAndValue();
  expectPunct(',');
  const char* place = tok.start;
  Value* address = parseTypeAndValue();
  if (failed) return nullptr;
  if (!address->type->isPtr()) {
    fail(place, fmt::format("a store is to a pointer, not to {}", toString(address->type)));
    return nullptr;
  }
  Inst* inst = make(Op::Store, types.voidTy(), std::array{value, address});
  inst->flags = flags;
  accessTail(inst, value->type);
  return inst;
}

Value* InstructionParser::parseGep() {
  bool inBounds = gepFlags();
  const char* place = tok.start;
  operandsScratch.assign(1, nullptr);
  Type* source = parseGepBase(operandsScratch[0]);
  const Type* at = source;
  while (isPunct(',') && !failed) {
    const char* comma = tok.start;
    next();
    if (isPunct('!')) {
      backTo(comma);
      break;
    }
    const char* indexPlace = tok.start;
    Value* index = parseTypeAndValue();
    if (failed) return nullptr;
    operandsScratch.push_back(index);
    if (!index->type->isInt())
      fail(indexPlace, fmt::format("an index is an integer, not {}", toString(index->type)));
    if (operandsScratch.size() == 2) continue;
    const ConstInt* field = asConstInt(index);
    if (at->isArray()) {
      at = at->element;
    } else if (at->isStruct() && field && field->type->isInt(32) &&
               field->zext() < at->fields.size()) {
      at = at->fields[field->zext()];
    } else {
      fail(indexPlace, fmt::format("this index names no element of {}", toString(at)));
      return nullptr;
    }
  }
  if (failed) return nullptr;
  if (source->opaque || source->isVoid() || source->isFunction()) {
    fail(place, fmt::format("the type {} has no size", toString(source)));
    return nullptr;
  }
  Inst* inst = make(Op::Gep, types.ptr(), operandsScratch);
  inst->typeArg = source;
  if (inBounds) inst->flags = vflags::InBounds;
  return inst;
}

// ---- casts, comparisons, phis

Value* InstructionParser::parseCast(Op op, const char* place) {
  fastMath();
  wrapFlags();
  Value* value = parseTypeAndValue();
  expectWord(Word::to_, "to");
  Type* to = parseType();
  if (failed) return nullptr;
  if (op == Op::BitCast && value->type == to) {
    // Pointers have one type: the cast is the value itself, once that is known.
    bool forward = value->is(Op::Argument) && !isArgument(value);
    if (!forward) return value;
    lateCasts.push_back(make(op, to, std::array{value}));
    return lateCasts.back();
  }
  if (!isValidCast(op, value->type, to)) {
    fail(place, fmt::format("{} cannot go from {} to {}", opInfo(op).text, toString(value->type),
                            toString(to)));
    return nullptr;
  }
  return make(op, to, std::array{value});
}

bool InstructionParser::isArgument(const Value* value) const {
  const auto* arg = static_cast<const Argument*>(value);
  return arg->function == fn;
}

Value* InstructionParser::parseICmp(const char* place) {
  takeWord(Word::samesign_);
  std::optional<IntPred> pred = predicate(IntPred::SLE);
  if (!pred) {
    fail(fmt::format("expected a predicate of icmp before {}", found()));
    return nullptr;
  }
  next();
  Type* type = parseType();
  if (!failed && !type->isInt() && !type->isPtr())
    fail(place, fmt::format("icmp compares integers or pointers, not {}", toString(type)));
  return parseCompare(Op::ICmp, type, uint16_t(*pred));
}

Value* InstructionParser::parseFCmp(const char* place) {
  uint8_t flags = fastMath();
  std::optional<FloatPred> pred = predicate(FloatPred::True);
  if (!pred) {
    fail(fmt::format("expected a predicate of fcmp before {}", found()));
    return nullptr;
  }
  next();
  Type* type = parseType();
  if (!failed && !type->isFloatingPoint())
    fail(place, fmt::format("fcmp compares floating-point numbers, not {}", toString(type)));
  Inst* inst = parseCompare(Op::FCmp, type, uint16_t(*pred));
  if (inst) inst->flags = flags;
  return inst;
}

Inst* InstructionParser::parseCompare(Op op, Type* type, uint16_t pred) {
  std::array<Value*, 2> operands;
  operands[0] = valueOf(type);
  expectPunct(',');
  operands[1] = valueOf(type);
  if (failed) return nullptr;
  Inst* inst = make(op, types.i1(), operands);
  inst->sub = pred;
  return inst;
}

Value* InstructionParser::parsePhi(const char* place) {
  uint8_t flags = fastMath();
  if (block->first) {
    fail(place, "phis stand at the beginning of a block, before all other instructions");
    return nullptr;
  }
  Type* type = parseType();
  operandsScratch.clear();
  auto firstEntry = uint32_t(phiBlocks.size());
  do {
    expectPunct('[');
    operandsScratch.push_back(valueOf(type));
    expectPunct(',');
    Block* from = parseBlockName();
    expectPunct(']');
    if (failed) return nullptr;
    phiBlocks.push_back(from);
  } while (nextPhiEntry());
  if (failed) return nullptr;
  Inst* inst = fn->createInst(Op::Phi, type, operandsScratch, instLoc);
  if (type->isFloatingPoint()) inst->flags = flags;
  pendingPhis.push_back({inst, block, firstEntry, place});
  return inst;
}

bool InstructionParser::nextPhiEntry() {
  if (!isPunct(',')) return false;
  const char* comma = tok.start;
  next();
  if (isPunct('[')) return true;
  backTo(comma);  // an attachment
  return false;
}

// ---- calls and aggregates

Value* InstructionParser::parseCall(bool tail) {
  uint8_t flags = fastMath();
  parseConvention();
  ParamAttrs ret;
  parseAttrs(ret, nullptr);
  if (isWord(Word::addrspace_)) parseAddressSpace();
  Type* type = parseAnyType();
  Type* fnType = type->isFunction() ? type : nullptr;
  if (!fnType && pointee && pointee->isFunction() && pointee->variadic)
    fnType = pointee;  // LLVM <= 3.6
  if (isWord(Word::asm_)) {
    fail("inline assembly is not supported");
    return nullptr;
  }
  bool direct = tok.kind == Tok::GlobalName;
  if (direct && isDropped(tok.text)) {
    next();
    if (isPunct('('))
      skipBrackets();
    else
      expectPunct('(');
    parseCallAttributes();
    return nullptr;
  }
  Function* implicit = direct ? declareIntrinsic() : nullptr;
  Value* callee = valueOf(types.ptr());
  const char* place = tok.start;
  expectPunct('(');
  std::vector<Value*>& operands = callOperands;
  operands.assign(1, callee);
  callAttrs.clear();
  bool plain = true;
  while (!isPunct(')') && !failed) {
    if (tok.kind == Tok::Ellipsis) {  // musttail of a variadic function
      fail("forwarding of variadic arguments is not supported");
      return nullptr;
    }
    Type* argType = parseType();
    ParamAttrs attrs;
    if (tok.kind == Tok::Word) {
      parseAttrs(attrs, pointee);
      plain &= attrs == ParamAttrs();
    }
    callAttrs.push_back(attrs);
    operands.push_back(valueOf(argType));
    if (!takePunct(',')) break;
  }
  expectPunct(')');
  FnAttrs fnAttrs = parseCallAttributes();
  if (isPunct('[')) {
    const Function* known = asFunction(callee);
    if (!known || known->intrinsic != Intrinsic::Assume) fail("operand bundles are not supported");
    skipBrackets();
  }
  if (failed) return nullptr;
  if (!fnType) {
    argTypes.clear();
    for (size_t i = 1; i < operands.size(); ++i) argTypes.push_back(operands[i]->type);
    fnType = types.function(type, argTypes);
  } else if (!checkArguments(fnType, operands, place)) {
    return nullptr;
  }
  if (implicit) implicit->setType(fnType);
  Inst* inst = make(Op::Call, fnType->returnType(), operands);
  inst->call = fn->arena.create<CallInfo>();
  inst->call->fnType = fnType;
  inst->call->ret = ret;
  inst->call->tail = tail;
  inst->call->attrs = fnAttrs;
  for (uint64_t group : groupsOfCall) callGroupUses.push_back({inst->call, group});
  if (!plain) inst->call->args = fn->arena.copy(std::span<const ParamAttrs>(callAttrs));
  if (inst->type->isFloatingPoint()) inst->flags = flags;
  return inst;
}

/// An intrinsic need not be declared, as in LLVM: its first call does that. Null if the function
/// that the current token names is something else, or known.
Function* InstructionParser::declareIntrinsic() {
  if (!tok.text.starts_with("llvm.")) return nullptr;
  std::string name = canonicalName(tok.text);
  return m.find(name) ? nullptr : m.createFunction(name, types.function(types.voidTy(), {}));
}

bool InstructionParser::checkArguments(const Type* fnType, std::span<Value* const> operands,
                                       const char* place) {
  auto params = fnType->params();
  size_t count = operands.size() - 1;
  if (count < params.size() || (count > params.size() && !fnType->variadic)) {
    fail(place, fmt::format("{} arguments for {}, which takes {}", count, toString(fnType),
                            params.size()));
    return false;
  }
  for (size_t i = 0; i < params.size(); ++i) {
    if (operands[i + 1]->type == params[i]) continue;
    fail(place, fmt::format("argument {} has type {}, but {} is wanted", i + 1,
                            toString(operands[i + 1]->type), toString(params[i])));
    return false;
  }
  return true;
}

/// Function attributes after a call. Those of groups are filled in when all have been read.
FnAttrs InstructionParser::parseCallAttributes() {
  FnAttrs attrs;
  groupsOfCall.clear();
  for (;;) {
    switch (tok.kind) {
      case Tok::AttrGroup:
        groupsOfCall.push_back(tok.number);
        next();
        continue;
      case Tok::String:
        skipStringAttribute();
        continue;
      case Tok::Word:
        if (takeFnAttr(attrs)) continue;
        if (tok.word == Word::align_) {
          next();
          alignment();
          continue;
        }
        if (tok.word != Word::Other) return attrs;
        next();
        if (isPunct('(')) skipBrackets();
        continue;
      default:
        return attrs;
    }
  }
}

Value* InstructionParser::parseMember(Op op, const char* place) {
  operandsScratch.clear();
  Value* aggregate = parseTypeAndValue();
  Value* inserted = nullptr;
  if (op == Op::InsertValue) {
    expectPunct(',');
    inserted = parseTypeAndValue();
  }
  if (failed) return nullptr;
  operandsScratch.push_back(aggregate);
  if (inserted) operandsScratch.push_back(inserted);
  Type* member = aggregate->type;
  bool any = false;
  while (isPunct(',') && !failed) {
    const char* comma = tok.start;
    next();
    if (isPunct('!')) {
      backTo(comma);
      break;
    }
    uint64_t index = expectInteger("an index");
    any = true;
    if (member->isArray() && index < member->count) {
      member = member->element;
    } else if (member->isStruct() && index < member->fields.size()) {
      member = member->fields[index];
    } else {
      fail(place, fmt::format("the indices name no member of {}", toString(aggregate->type)));
      return nullptr;
    }
    if (index > INT32_MAX) fail(place, "this index is too large");
    operandsScratch.push_back(m.constI32(int32_t(index)));
  }
  if (!any) fail(place, "it must name a member");
  if (inserted && inserted->type != member)
    fail(place,
         fmt::format("the member has type {}, not {}", toString(member), toString(inserted->type)));
  return failed ? nullptr
                : make(op, op == Op::ExtractValue ? member : aggregate->type, operandsScratch);
}

}  // namespace minic::irparse
