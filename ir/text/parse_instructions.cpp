// Instructions.
//
// Before: the current token begins an instruction, `block` is open; after: the instruction
// is at the end of the block, its name or number is defined, and the current token is after it and
// its metadata. A terminator has set the successors and closed the block. Phis wait in pendingPhis,
// since their operands need all edges.
#include <array>
#include <cstring>
#include <optional>

#include "ir/cfg.h"
#include "ir/text/parse_internal.h"
#include "ir/va_arg.h"

namespace minic::irparse {

// ---- instructions

Inst* Reader::make(Op op, Type* type, std::span<Value* const> operands) {
  Inst* inst = fn->createInst(op, type, operands, instLoc);
  append(inst, block);
  return inst;
}

uint8_t Reader::fastMath() {
  using namespace vflags;
  // The words are in the order of the flags.
  static_assert(FNNaN == 1 && FReassoc == 1 << (int(Word::reassoc_) - int(Word::nnan_)));
  uint8_t flags = 0;
  for (; tok.word >= Word::fast_ && tok.word <= Word::reassoc_; next())
    flags |=
        isWord(Word::fast_) ? uint8_t(FFast) : uint8_t(1 << (int(tok.word) - int(Word::nnan_)));
  return flags;
}

void Reader::parseInst() {
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
  terminator = nullptr;
  Value* result = parseOperation();
  if (failed) return;
  while (isPunct(',')) {
    next();
    if (!isPunct('!')) return fail(Msg::IrUnexpectedAfterInstruction, found());
    const char* start = tok.start;
    skipAttachment();
    if (terminator && std::string_view(start, size_t(tok.start - start)).starts_with(kNoCopiesText))
      terminator->flags |= vflags::NoCopies;
  }
  if (!result) {
    if (name.kind != Tok::Eof) failAt(name.start, Msg::IrNoResultToName);
    return;
  }
  if (result->type->isVoid()) {
    if (name.kind != Tok::Eof)
      failAt(name.start, Msg::IrResultNamed,
             std::string_view(place, size_t(std::strcspn(place, " \n"))));
    return;
  }
  if (Inst* inst = asInst(result); inst && nameId && !inst->name) inst->name = nameId;
  bind(name, nameId, result);
}

/// The instruction after the `=`, up to its attachments. Null: nothing that could have a name.
Value* Reader::parseOperation() {
  if (tok.kind != Tok::Word) return fail(Msg::IrInstructionExpected, found()), nullptr;
  if (isOneOf({Word::invoke_, Word::callbr_, Word::resume_, Word::cleanupret_, Word::catchret_,
               Word::catchswitch_, Word::addrspacecast_, Word::landingpad_, Word::catchpad_,
               Word::cleanuppad_}))
    return notSupported(tok.text), nullptr;
  const char* place = tok.start;
  if (isWord(Word::va_arg_)) return next(), parseVaArg(place);
  const bool mustTail = isWord(Word::musttail_), tail = mustTail || isWord(Word::tail_);
  if (tail || isWord(Word::notail_)) {
    next();
    if (!isWord(Word::call_)) return fail(Msg::IrCallExpected, found()), nullptr;
  }
  Op op = opOf(tok.word);
  if (op == Op::Erased) return fail(Msg::IrNoInstruction, tok.text), nullptr;
  next();
  if (opInfo(op).flags & (opflags::Binary | opflags::Cast | opflags::Listed))
    return parseRegular(op, place);
  switch (op) {
    case Op::Ret: return parseRet();
    case Op::Br:
    case Op::CondBr: return parseBr();
    case Op::Switch: return parseSwitch();
    case Op::IndirectBr: return parseIndirectBr(place);
    case Op::Unreachable: return terminate(op, {}, {});
    case Op::Alloca: return parseAlloca();
    case Op::Load: return parseLoad();
    case Op::Store: return parseStore();
    case Op::Fence: return parseFence();
    case Op::AtomicRmw: return parseAtomicRmw();
    case Op::CmpXchg: return parseCmpXchg();
    case Op::Gep: return parseGep();
    case Op::ICmp:
    case Op::FCmp: return parseCompare(op, place);
    case Op::Phi: return parsePhi(place);
    case Op::Call: {
      Value* call = parseCall(tail);
      if (mustTail && call) mustTails.push_back({static_cast<Inst*>(call), place});
      return call;
    }
    case Op::ExtractValue:
    case Op::InsertValue: return parseMember(op, place);
    default: MINIC_UNREACHABLE("a word for no instruction");
  }
}

/// The IR has no such instruction: it becomes what C's va_arg is on the target.
Value* Reader::parseVaArg(const char* place) {
  Value* list = parseTypeAndValue();
  expectPunct(',');
  Type* type = parseType();
  if (failed) return nullptr;
  if (!list->type->isPtr()) return failAt(place, Msg::IrVaArgPointer), nullptr;
  if (!type->isScalar() || type->isOddInt() || type->isInt(1))
    return failAt(place, Msg::IrVaArgType, toString(type)), nullptr;
  const TargetInfo* target = findTargetInfo(m.targetTriple);
  AbiKind kind = type->isFloatingPoint() ? AbiKind::Float
                 : type->isLongDouble()  ? AbiKind::LongDouble
                                         : AbiKind::SignedInt;
  Builder build(m, *fn);
  build.loc = instLoc;
  build.setInsertPoint(block);
  Value* address = emitVaArg(build, target ? *target : *allTargets().front(), list,
                             AbiShape::scalar(kind, uint32_t(type->size)));
  return build.load(type, address);
}

/// Whether it is a bitcast of a mask or to one.
static bool isMaskCast(const Type* from, const Type* to) {
  auto isPlain = [](const Type* type) {
    return type->isVector() || type->isInt() || type->isFloatingPoint();
  };
  return (isMask(from) || isMask(to)) && from->bits == to->bits && isPlain(from) && isPlain(to);
}

/// `T a, b`, `T a to U` or `T a, U b, ...`, by the flags of the op.
Value* Reader::parseRegular(Op op, const char* place) {
  const OpInfo& info = opInfo(op);
  bool isFast = info.flags & opflags::Fast;
  uint8_t flags = isFast || isCast(op) ? fastMath() : 0;
  if (isCast(op) || (isBinary(op) && !isFast)) flags |= wrapFlags();
  std::array<Value*, 3> room;
  std::span<Value*> operands(room.data(), size_t(info.arity));
  Type* type = parseType();
  operands[0] = valueOf(type);
  for (Value*& operand : operands.subspan(1)) {
    expectPunct(',');
    operand = valueOf(isBinary(op) ? type : parseType());
  }
  if (isCast(op)) {
    expectWord(Word::to_, "to");
    type = parseType();
  }
  if (failed) return nullptr;
  if (op == Op::BitCast && room[0]->type == type) {
    // Pointers have one type: the cast is the value itself, once that is known.
    bool isForward = room[0]->is(Op::Argument) && static_cast<Argument*>(room[0])->function != fn;
    if (!isForward) return room[0];
    lateCasts.push_back(make(op, type, operands));
    return lateCasts.back();
  }
  if (op == Op::BitCast && isMaskCast(room[0]->type, type)) return castMask(room[0], type);
  type = typeOf(op, type, operands, place);
  if (failed) return nullptr;
  Inst* inst = make(op, type, operands);
  if (isFast ? type->lane()->isAnyFloat() : isBinary(op)) inst->flags = flags;
  return inst;
}

/// The type of the result of such an instruction; a cast's is `type`, which else is the first
/// operand's.
Type* Reader::typeOf(Op op, Type* type, std::span<Value* const> operands, const char* place) {
  std::string_view text = opInfo(op).text;
  if (isCast(op)) {
    const Type* from = operands[0]->type;
    if (!isValidCast(op, from, type))
      failAt(place, Msg::IrCastBetween, text, toString(from), toString(type));
    return type;
  }
  if (isBinary(op)) {
    bool isFloating = op >= Op::FAdd && op <= Op::FRem;
    if (isFloating ? !type->lane()->isAnyFloat() : !type->lane()->isInt())
      report(locOf(place), either(isFloating, Msg::IrOperationForFloats,
                                  Msg::IrOperationForIntegers, text, toString(type)));
    return type;
  }
  switch (op) {
    case Op::FNeg:
      if (!type->lane()->isAnyFloat()) failAt(place, Msg::IrFnegForFloats);
      return type;
    case Op::Freeze: return type;
    case Op::Select: {
      Type* result = operands[1]->type;
      bool isLanewise = type->isVector() && result->isVector() && type->count == result->count;
      if (!(isLanewise ? type->lane() : type)->isInt(1)) failAt(place, Msg::IrSelectCondition);
      if (operands[2]->type != result) failAt(place, Msg::IrSelectValues);
      return result;
    }
    default: break;
  }
  if (!type->isVector()) {
    failAt(place, Msg::IrVectorWanted, text, toString(type));
  } else if (op == Op::ShuffleVector) {
    if (operands[1]->type == type && isShuffleMask(operands[2], type))
      return types.vector(type->element, operands[2]->type->count);
    failAt(place, Msg::IrShuffleOperands);
  } else if (!operands.back()->type->isInt()) {
    failAt(place, Msg::IrLaneNumber);
  } else if (op == Op::ExtractElement) {
    return type->element;
  } else if (operands[1]->type != type->element) {
    failAt(place, Msg::IrLaneType, toString(type->element), toString(operands[1]->type));
  }
  return type;
}

// ---- terminators

Value* Reader::terminate(Op op, std::span<Value* const> operands, std::span<Block* const> targets) {
  if (failed) return nullptr;
  terminator = make(op, types.voidTy(), operands);
  setSuccs(block, targets);
  block = nullptr;
  return nullptr;
}

Value* Reader::parseRet() {
  const char* place = tok.start;
  Type* type = parseAnyType();  // `void`, or a value's, which may begin with it: `void ()*`
  if (type->isVoid()) return terminate(Op::Ret, {}, {});
  Value* value = valueOf(expectValueType(place, type));
  return terminate(Op::Ret, std::array{value}, {});
}

Value* Reader::parseBr() {
  if (isWord(Word::label_)) return terminate(Op::Br, {}, std::array{parseLabel()});
  const char* place = tok.start;
  Value* condition = parseTypeAndValue();
  if (!failed && !condition->type->isInt(1)) failAt(place, Msg::IrBranchCondition);
  expectPunct(',');
  Block* ifTrue = parseLabel();
  expectPunct(',');
  Block* ifFalse = parseLabel();
  return terminate(Op::CondBr, std::array{condition}, std::array{ifTrue, ifFalse});
}

Value* Reader::parseSwitch() {
  std::vector<Value*> operands{parseTypeAndValue()};
  expectPunct(',');
  std::vector<Block*> targets{parseLabel()};
  expectPunct('[');
  while (!isPunct(']') && !failed) {
    const char* place = tok.start;
    operands.push_back(parseTypeAndValue());
    if (!failed &&
        (!operands.back()->is(Op::ConstInt) || operands.back()->type != operands[0]->type))
      failAt(place, Msg::IrCaseConstant);
    expectPunct(',');
    targets.push_back(parseLabel());
  }
  expectPunct(']');
  return terminate(Op::Switch, operands, targets);
}

Value* Reader::parseIndirectBr(const char* place) {
  if (hasIndirectBr) return failAt(place, Msg::IrSecondIndirectbr), nullptr;
  hasIndirectBr = true;
  const char* typePlace = tok.start;
  Value* address = parseTypeAndValue();
  if (!failed && !address->type->isPtr()) failAt(typePlace, Msg::IrIndirectbrPointer);
  expectPunct(',');
  expectPunct('[');
  std::vector<Block*> targets;
  while (!isPunct(']') && !failed) {
    if (!targets.empty()) expectPunct(',');
    targets.push_back(parseLabel());
  }
  expectPunct(']');
  return terminate(Op::IndirectBr, std::array{address}, targets);
}

// ---- memory

Value* Reader::parseAlloca() {
  const char* place = tok.start;
  if (isWord(Word::inalloca_) || isWord(Word::swifterror_)) return notSupported(tok.text), nullptr;
  Type* type = parseType();
  Value* count = nullptr;
  uint32_t align = 0;
  while (nextOperand()) {
    if (takeWord(Word::align_))
      align = alignment();
    else if (isWord(Word::addrspace_))
      parseAddressSpace();
    else
      count = parseTypeAndValue();
  }
  if (failed) return nullptr;
  if (type->opaque) failAt(place, Msg::IrTypeWithoutSize, toString(type));
  if (count && count->is(Op::ConstInt) && asConstInt(count)->value == 1) count = nullptr;
  Inst* inst = make(Op::Alloca, types.ptr(), std::span<Value* const>(&count, count ? 1 : 0));
  inst->typeArg = type;
  if (align && align != type->align) inst->setAlign(align);
  return inst;
}

uint8_t Reader::accessFlags() {
  uint8_t flags = 0;
  if (takeWord(Word::atomic_)) flags |= vflags::Atomic;
  if (takeWord(Word::volatile_)) flags |= vflags::Volatile;
  return flags;
}

/// `fence ORDERING`: each is taken as the strongest.
Inst* Reader::parseFence() {
  if (takeWord(Word::syncscope_) && isPunct('(')) skipBrackets();
  if (tok.word < Word::acquire_ || tok.word > Word::seq_cst_)
    return fail(Msg::IrFenceOrdering, found()), nullptr;
  next();
  return make(Op::Fence, types.voidTy(), {});
}

/// syncscope, orderings (each is taken as the strongest), alignment.
void Reader::readWriteTail(unsigned orderings) {
  if (takeWord(Word::syncscope_) && isPunct('(')) skipBrackets();
  for (; orderings && !failed; --orderings, next())
    if (tok.word < Word::monotonic_ || tok.word > Word::seq_cst_)
      return fail(Msg::IrAtomicOrdering, found());
  while (nextOperand()) {
    if (!takeWord(Word::align_)) return fail(Msg::IrUnexpectedAfterInstruction, found());
    alignment();  // the type's own: what is not aligned cannot be accessed at once
  }
}

bool Reader::isReadWriteType(const Type* type, bool orPointer, const char* place) {
  if (failed) return false;
  bool isInt = type->isInt() && !type->isInt(1) && !type->isOddInt() && type->bits <= 64;
  if (isInt || (orPointer && type->isPtr())) return true;
  failAt(place, Msg::IrAtomicType, toString(type));
  return false;
}

Value* Reader::parseAtomicRmw() {
  takeWord(Word::volatile_);
  unsigned op = 0;
  while (op <= unsigned(RmwOp::UMin) && tok.text != rmwName(RmwOp(op))) ++op;
  if (op > unsigned(RmwOp::UMin)) return notSupported(tok.text), nullptr;
  next();
  Value* address = parseTypeAndValue();
  expectPunct(',');
  const char* place = tok.start;
  Value* value = parseTypeAndValue();
  if (failed || !isReadWriteType(value->type, RmwOp(op) == RmwOp::Xchg, place)) return nullptr;
  readWriteTail(1);
  Inst* inst = make(Op::AtomicRmw, value->type, std::array{address, value});
  inst->sub = uint16_t(op);
  return inst;
}

Value* Reader::parseCmpXchg() {
  takeWord(Word::weak_);  // it never fails for no reason
  takeWord(Word::volatile_);
  Value* address = parseTypeAndValue();
  expectPunct(',');
  const char* place = tok.start;
  Value* expected = parseTypeAndValue();
  expectPunct(',');
  Value* desired = parseTypeAndValue();
  if (failed || !isReadWriteType(expected->type, true, place)) return nullptr;
  if (desired->type != expected->type) return failAt(place, Msg::IrCmpxchgTypes), nullptr;
  readWriteTail(2);
  Type* type = types.structTy(std::array{expected->type, types.i1()});
  return make(Op::CmpXchg, type, std::array{address, expected, desired});
}

void Reader::parseOrdering(Inst* inst) {
  constexpr Ordering kOrderings[] = {Ordering::Unordered,      Ordering::Monotonic,
                                     Ordering::AcquireRelease, Ordering::AcquireRelease,
                                     Ordering::AcquireRelease, Ordering::SeqCst};
  if (takeWord(Word::syncscope_) && isPunct('(')) skipBrackets();
  if (tok.word < Word::unordered_ || tok.word > Word::seq_cst_)
    return fail(Msg::IrAtomicOrdering, found());
  Ordering ordering = kOrderings[int(tok.word) - int(Word::unordered_)];
  if (ordering == Ordering::AcquireRelease &&
      !isWord(inst->is(Op::Load) ? Word::acquire_ : Word::release_))
    return fail(Msg::IrOrderingOfAccess, opInfo(inst->op).text, tok.text);
  inst->setAtomic(ordering);
  next();
}

/// syncscope, ordering, alignment.
void Reader::accessTail(Inst* inst, const Type* type) {
  if (inst->flags & vflags::Atomic) parseOrdering(inst);
  while (nextOperand()) {
    if (!takeWord(Word::align_)) return fail(Msg::IrUnexpectedAfterInstruction, found());
    uint32_t align = alignment();
    if (!failed && align != type->align) inst->setAlign(align);
  }
}

Value* Reader::parseLoad() {
  uint8_t flags = accessFlags();
  const char* place = tok.start;
  Type* type = parseType();
  Type* old = pointee;
  Value* address;
  if (takePunct(',')) {
    const char* at = tok.start;
    Type* addressType = parseType();
    if (!addressType->isPtr()) failAt(at, Msg::IrLoadFromOther, toString(addressType));
    address = valueOf(addressType);
  } else {  // load i32* %p, as before LLVM 3.7
    if (!old) fail(Msg::IrCommaExpected, found());
    address = valueOf(types.ptr());
    type = old ? old : type;
  }
  if (failed) return nullptr;
  if (type->opaque || type->isVoid() || type->isFunction())
    return failAt(place, Msg::IrLoadOfType, toString(type)), nullptr;
  // A mask is in memory as bits.
  Type* inMemory = isMask(type) ? types.intTy(type->bits) : type;
  Inst* inst = make(Op::Load, inMemory, std::array{address});
  inst->flags = flags;
  accessTail(inst, inMemory);
  return failed || inMemory == type ? inst : castMask(inst, type);
}

Value* Reader::parseStore() {
  uint8_t flags = accessFlags();
  Value* value = parseTypeAndValue();
  expectPunct(',');
  const char* place = tok.start;
  Value* address = parseTypeAndValue();
  if (failed) return nullptr;
  if (!address->type->isPtr())
    return failAt(place, Msg::IrStoreToOther, toString(address->type)), nullptr;
  if (isMask(value->type)) value = castMask(value, types.intTy(value->type->bits));
  Inst* inst = make(Op::Store, types.voidTy(), std::array{value, address});
  inst->flags = flags;
  accessTail(inst, value->type);
  return inst;
}

Value* Reader::parseGep() {
  bool inBounds = gepFlags();
  const char* place = tok.start;
  operandsScratch.assign(1, nullptr);
  Type* source = parseGepBase(operandsScratch[0]);
  const Type* at = source;
  while (nextOperand()) {
    const char* indexPlace = tok.start;
    Value* index = parseTypeAndValue();
    if (failed) return nullptr;
    operandsScratch.push_back(index);
    if (!index->type->isInt()) failAt(indexPlace, Msg::IrIndexOfType, toString(index->type));
    if (operandsScratch.size() == 2) continue;
    const ConstInt* field = asConstInt(index);
    if (at->isArray()) {
      at = at->element;
    } else if (at->isStruct() && field && field->type->isInt(32) &&
               field->zext() < at->fields.size()) {
      at = at->fields[field->zext()];
    } else if (at->isVector() && !isMask(at)) {
      // The lanes lie as in an array: on from the vector's address.
      operandsScratch.pop_back();
      Inst* vector = make(Op::Gep, types.ptr(), operandsScratch);
      vector->typeArg = source;
      if (inBounds) vector->flags = vflags::InBounds;
      operandsScratch.assign({vector, index});
      at = source = at->element;
    } else
      return failAt(indexPlace, Msg::IrIndexNoElement, toString(at)), nullptr;
  }
  if (failed) return nullptr;
  if (source->opaque || source->isVoid() || source->isFunction())
    return failAt(place, Msg::IrTypeWithoutSize, toString(source)), nullptr;
  Inst* inst = make(Op::Gep, types.ptr(), operandsScratch);
  inst->typeArg = source;
  if (inBounds) inst->flags = vflags::InBounds;
  return inst;
}

// ---- comparisons, phis

Value* Reader::parseCompare(Op op, const char* place) {
  uint8_t flags = fastMath();
  uint16_t pred = predicateOf(op);
  Type* type = parseType();
  if (!failed && op == Op::ICmp && !type->lane()->isInt() && !type->isPtr())
    failAt(place, Msg::IrIcmpOperands, toString(type));
  if (!failed && op == Op::FCmp && !type->lane()->isAnyFloat())
    failAt(place, Msg::IrFcmpOperands, toString(type));
  std::array<Value*, 2> operands{valueOf(type)};
  expectPunct(',');
  operands[1] = valueOf(type);
  if (failed) return nullptr;
  Inst* inst = make(op, types.like(type, types.i1()), operands);
  inst->sub = pred;
  inst->flags = op == Op::FCmp ? flags : 0;
  return inst;
}

Value* Reader::parsePhi(const char* place) {
  uint8_t flags = fastMath();
  if (block->first) return failAt(place, Msg::IrPhiNotFirst), nullptr;
  Type* type = parseType();
  operandsScratch.clear();
  auto firstEntry = uint32_t(phiBlocks.size());
  bool hasOperands = isPunct('[');  // none where no path reaches the block
  while (hasOperands) {
    expectPunct('[');
    operandsScratch.push_back(valueOf(type));
    expectPunct(',');
    Block* from = parseBlockName();
    expectPunct(']');
    if (failed) return nullptr;
    phiBlocks.push_back(from);
    hasOperands = nextOperand();
  }
  if (failed) return nullptr;
  Inst* inst = fn->createInst(Op::Phi, type, operandsScratch, instLoc);
  if (type->lane()->isAnyFloat()) inst->flags = flags;
  pendingPhis.push_back({inst, block, firstEntry, place});
  return inst;
}

// ---- members

Value* Reader::parseMember(Op op, const char* place) {
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
  while (nextOperand()) {
    uint64_t index = expectInteger(MsgWord::IrAnIndex);
    any = true;
    if (member->isArray() && index < member->count) {
      member = member->element;
    } else if (member->isStruct() && index < member->fields.size()) {
      member = member->fields[index];
    } else
      return failAt(place, Msg::IrIndicesNoMember, toString(aggregate->type)), nullptr;
    if (index > INT32_MAX) failAt(place, Msg::IrIndexTooLarge);
    operandsScratch.push_back(m.constI32(int32_t(index)));
  }
  if (!any) failAt(place, Msg::IrMemberExpected);
  if (inserted && inserted->type != member)
    failAt(place, Msg::IrMemberType, toString(member), toString(inserted->type));
  return failed ? nullptr
                : make(op, op == Op::ExtractValue ? member : aggregate->type, operandsScratch);
}

}  // namespace minic::irparse
