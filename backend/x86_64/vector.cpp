// Operations on vectors by SSE2. A vector of 16 bytes or less is in the low bytes of a vector
// register; the bytes above it are anything. Masks are vectors of integers, made by the sext of a
// comparison, which is lowered with it (legalizeVectors() leaves no other use).
#include <algorithm>
#include <array>

#include "backend/x86_64/select.h"

namespace minic::x86_64 {

namespace {

Reg temp(Lowering& l) { return l.temp(RegClass::Vector); }

Addr constantAddr(uint32_t id) { return Addr(none(), none(), 0, MOperand::floatConstant(id)); }

/// The number in all lanes of `bits` bits.
Addr splatAddr(Lowering& l, uint64_t number, unsigned bits) {
  for (; bits < 64; bits *= 2) number |= number << bits;
  return constantAddr(l.mf.vectorConstant(number, number));
}

/// A vector that an op may read from memory: an aligned load to fold, or a constant.
bool vectorMemory(Lowering& l, const Value* value, Addr& addr) {
  const Inst* load = l.canFoldLoad(value);
  if (load && load->type->size == 16 && load->align() >= 16) {
    addr = address(l, load->address());
    return true;
  }
  if (!asConstAggregate(value)) return false;
  addr = constantAddr(l.vectorConstant(value));
  return true;
}

bool isAllOnes(const Value* value) {
  const auto* lanes = asConstAggregate(value);
  if (!lanes) return false;
  return std::all_of(lanes->elements.begin(), lanes->elements.end(), [](const Value* lane) {
    const ConstInt* number = asConstInt(lane);
    return number && number->value == -1;
  });
}

/// The form of an op that reads memory comes right after the one that reads a register; of a shift,
/// the one that reads a register after the one with a number.
X otherForm(X x) { return X(uint16_t(x) + 1); }

/// dst op= value
void apply(Lowering& l, X x, Reg dst, const Value* value) {
  Addr from;
  if (vectorMemory(l, value, from))
    emit(l, otherForm(x), 16, {use(dst)}, from);
  else
    emit(l, x, 16, {use(dst), use(l.reg(value))});
}

void binary(Lowering& l, const Inst& inst, X x) {
  const Value *a = inst.operand(0), *b = inst.operand(1);
  if (isCommutative(inst.op) && (a->isConstant() || (l.canFoldLoad(a) && !b->isConstant())))
    std::swap(a, b);
  Reg dst = l.result(inst);
  // The memory or register of b is asked for first: a may be in dst then.
  Addr from;
  bool inMemory = vectorMemory(l, b, from);
  Reg right = inMemory ? Reg() : l.reg(b);
  l.copyOperand(dst, l.copySource(a));
  if (inMemory)
    emit(l, otherForm(x), 16, {use(dst)}, from);
  else
    emit(l, x, 16, {use(dst), use(right)});
}

/// Of 32-bit lanes, by the products of the even ones and of the odd ones.
void multiply32(Lowering& l, const Inst& inst) {
  const Value *left = inst.operand(0), *right = inst.operand(1);
  if (isUniform(left)) std::swap(left, right);
  Reg a = l.reg(left), b = l.reg(right);
  Reg even = temp(l), oddA = temp(l), oddB = b;
  l.copy(even, a);
  emit(l, X::VMulEven, 16, {use(even), use(b)});
  emit(l, X::Shuffle32, 16, {use(oddA), use(a), imm(0xF5)});
  if (!isUniform(right)) {
    oddB = temp(l);
    emit(l, X::Shuffle32, 16, {use(oddB), use(b), imm(0xF5)});
  }
  emit(l, X::VMulEven, 16, {use(oddA), use(oddB)});
  emit(l, X::ShuffleTwo32, 16, {use(even), use(oddA), imm(0x88)});
  emit(l, X::Shuffle32, 16, {use(l.result(inst)), use(even), imm(0xD8)});
}

void shift(Lowering& l, const Inst& inst) {
  unsigned bits = inst.type->element->bits;
  constexpr X kOps[3][3] = {{X::VShl16Imm, X::VShl32Imm, X::VShl64Imm},
                            {X::VShr16Imm, X::VShr32Imm, X::VShr64Imm},
                            {X::VSar16Imm, X::VSar32Imm, X::Count}};
  X x = kOps[inst.is(Op::Shl) ? 0 : inst.is(Op::LShr) ? 1 : 2][bits == 16 ? 0 : bits == 32 ? 1 : 2];
  Reg dst = l.result(inst);
  const Value* amount = inst.operand(1);
  if (amount->isConstant()) {
    const auto* lanes = asConstAggregate(amount);
    uint64_t by = lanes ? asConstInt(lanes->elements[0])->zext() : 0;
    l.copyOperand(dst, l.copySource(inst.operand(0)));
    emit(l, x, 16, {use(dst), imm(int64_t(std::min<uint64_t>(by, bits)))});
    return;
  }
  // All lanes are equal; the instruction reads 64 bits.
  Reg by = temp(l), number = l.reg(amount);
  if (bits == 16) {
    Reg word = l.tempInt();
    emit(l, X::Extract16, 4, {use(word), use(number), imm(0)});
    emit(l, X::IntToFloat, 4, {use(by), use(word)});
  } else if (bits == 32) {
    emit(l, X::ZeroF, 8, {use(by)});
    emit(l, X::MovLane32, 16, {use(by), use(number)});
  } else {
    by = number;
  }
  l.copyOperand(dst, l.copySource(inst.operand(0)));
  emit(l, otherForm(x), 16, {use(dst), use(by)});
}

// ---- comparisons

void invert(Lowering& l, Reg mask) {
  emit(l, X::VXor_M, 16, {use(mask)}, splatAddr(l, ~uint64_t(0), 64));
}

/// The operand with its sign bits flipped: unsigned order becomes signed order.
Reg biased(Lowering& l, const Value* value, unsigned bits) {
  Reg reg = temp(l);
  l.copyOperand(reg, l.copySource(value));
  emit(l, X::VXor_M, 16, {use(reg)}, splatAddr(l, uint64_t(1) << (bits - 1), bits));
  return reg;
}

void compareInts(Lowering& l, Reg dst, const Inst& compare) {
  unsigned bits = compare.operand(0)->type->element->bits;
  const Value *a = compare.operand(0), *b = compare.operand(1);
  IntPred pred = compare.intPred();
  if (pred == IntPred::EQ || pred == IntPred::NE) {
    X x = bits == 8 ? X::VEqual8 : bits == 16 ? X::VEqual16 : X::VEqual32;
    l.copyOperand(dst, l.copySource(a));
    apply(l, x, dst, b);
    if (bits == 64) {
      Reg other = temp(l);
      emit(l, X::Shuffle32, 16, {use(other), use(dst), imm(0xB1)});
      emit(l, X::VAnd, 16, {use(dst), use(other)});
    }
    if (pred == IntPred::NE) invert(l, dst);
    return;
  }
  // a < b is b > a; a <= b is not a > b.
  bool isLess =
      pred == IntPred::SLT || pred == IntPred::ULT || pred == IntPred::SGE || pred == IntPred::UGE;
  bool negate =
      pred == IntPred::SLE || pred == IntPred::ULE || pred == IntPred::SGE || pred == IntPred::UGE;
  if (isLess) std::swap(a, b);
  X x = bits == 8 ? X::VGreater8 : bits == 16 ? X::VGreater16 : X::VGreater32;
  if (isSigned(pred)) {
    l.copyOperand(dst, l.copySource(a));
    apply(l, x, dst, b);
  } else {
    Reg left = biased(l, a, bits), right = biased(l, b, bits);
    l.copy(dst, left);
    emit(l, x, 16, {use(dst), use(right)});
  }
  if (negate) invert(l, dst);
}

void compareFloats(Lowering& l, Reg dst, const Inst& compare) {
  enum Code { Eq, Lt, Le, Unord, Neq, Nlt, Nle, Ord };
  struct Row {
    FloatPred pred;
    Code code;
    bool swapped;
  };
  constexpr Row kRows[] = {
      {FloatPred::OEQ, Eq, false},    {FloatPred::OGT, Lt, true},   {FloatPred::OGE, Le, true},
      {FloatPred::OLT, Lt, false},    {FloatPred::OLE, Le, false},  {FloatPred::ORD, Ord, false},
      {FloatPred::UNO, Unord, false}, {FloatPred::UGT, Nle, false}, {FloatPred::UGE, Nlt, false},
      {FloatPred::ULT, Nle, true},    {FloatPred::ULE, Nlt, true},  {FloatPred::UNE, Neq, false}};
  bool isDouble = compare.operand(0)->type->element->bits == 64;
  X x = isDouble ? X::VCompareD : X::VCompareS;
  FloatPred pred = compare.floatPred();
  if (pred == FloatPred::False || pred == FloatPred::True) {
    emit(l, X::ZeroF, 8, {use(dst)});
    if (pred == FloatPred::True) invert(l, dst);
    return;
  }
  Reg a = l.reg(compare.operand(0)), b = l.reg(compare.operand(1));
  if (pred == FloatPred::ONE || pred == FloatPred::UEQ) {
    bool isOrdered = pred == FloatPred::ONE;
    Reg other = temp(l);
    l.copy(other, a);
    emit(l, x, 16, {use(other), use(b), imm(isOrdered ? Ord : Unord)});
    l.copy(dst, a);
    emit(l, x, 16, {use(dst), use(b), imm(isOrdered ? Neq : Eq)});
    emit(l, isOrdered ? X::VAnd : X::VOr, 16, {use(dst), use(other)});
    return;
  }
  const Row* row = std::find_if(std::begin(kRows), std::end(kRows),
                                [&](const Row& r) { return r.pred == pred; });
  if (row->swapped) std::swap(a, b);
  l.copy(dst, a);
  emit(l, x, 16, {use(dst), use(b), imm(row->code)});
}

// ---- casts

/// Lanes of `bits` bits as lanes twice as wide; the lower half of them.
Reg extendedOnce(Lowering& l, Reg from, unsigned bits, bool isSigned) {
  Reg wide = temp(l);
  X unpack = bits == 8 ? X::VUnpackLow8 : bits == 16 ? X::VUnpackLow16 : X::VUnpackLow32;
  l.copy(wide, from);
  if (!isSigned || bits == 32) {
    Reg upper = temp(l);
    if (isSigned) {
      l.copy(upper, from);
      emit(l, X::VSar32Imm, 16, {use(upper), imm(31)});
    } else {
      emit(l, X::ZeroF, 8, {use(upper)});
    }
    emit(l, unpack, 16, {use(wide), use(upper)});
  } else {
    emit(l, unpack, 16, {use(wide), use(from)});
    emit(l, bits == 8 ? X::VSar16Imm : X::VSar32Imm, 16, {use(wide), imm(int64_t(bits))});
  }
  return wide;
}

/// Lanes of `bits` bits as lanes half as wide; the upper half of the result is anything.
Reg truncatedOnce(Lowering& l, Reg from, unsigned bits) {
  Reg narrow = temp(l);
  if (bits == 64) {
    emit(l, X::Shuffle32, 16, {use(narrow), use(from), imm(0x08)});
    return narrow;
  }
  l.copy(narrow, from);
  if (bits == 32) {
    emit(l, X::VShl32Imm, 16, {use(narrow), imm(16)});
    emit(l, X::VSar32Imm, 16, {use(narrow), imm(16)});
    emit(l, X::VPackSigned32, 16, {use(narrow), use(from)});
  } else {
    emit(l, X::VAnd_M, 16, {use(narrow)}, splatAddr(l, 0xFF, 16));
    emit(l, X::VPackUnsigned16, 16, {use(narrow), use(from)});
  }
  return narrow;
}

void bitCast(Lowering& l, const Inst& inst) {
  Reg dst = l.result(inst), from = l.reg(inst.operand(0));
  const Type* other = inst.type->isVector() ? inst.operand(0)->type : inst.type;
  bool toVector = inst.type->isVector();
  if (other->isFloatingPoint())
    emit(l, toVector ? X::FloatToLane : X::LaneToFloat, 16, {use(dst), use(from)});
  else
    emit(l, toVector ? X::IntToFloat : X::FloatToInt, other->size == 8 ? 8 : 4,
         {use(dst), use(from)});
}

void cast(Lowering& l, const Inst& inst) {
  if (inst.is(Op::BitCast)) return bitCast(l, inst);
  const Value* value = inst.operand(0);
  unsigned from = value->type->element->bits, to = inst.type->element->bits;
  Reg dst = l.result(inst);
  if (const Inst* compare = asInst(value); compare && value->type->element->isInt(1))
    return compare->is(Op::ICmp) ? compareInts(l, dst, *compare) : compareFloats(l, dst, *compare);
  Reg reg = l.reg(value);
  X x = X::Count;
  switch (inst.op) {
    case Op::Trunc:
      for (; from > to; from /= 2) reg = truncatedOnce(l, reg, from);
      return l.copy(dst, reg);
    case Op::ZExt:
    case Op::SExt:
      for (; from < to; from *= 2) reg = extendedOnce(l, reg, from, inst.is(Op::SExt));
      return l.copy(dst, reg);
    case Op::SIToFP: x = to == 32 ? X::VI32ToS : X::VI32ToD; break;
    case Op::FPToSI: x = from == 32 ? X::VSToI32 : X::VDToI32; break;
    case Op::FPExt: x = X::VSToD; break;
    case Op::FPTrunc: x = X::VDToS; break;
    default: MINIC_UNREACHABLE("a cast that legalizeVectors() does not leave");
  }
  emit(l, x, 16, {use(dst), use(reg)});
}

// ---- single lanes

/// The bytes of a vector as they are.
std::array<int8_t, 16> identity() {
  std::array<int8_t, 16> bytes;
  for (size_t i = 0; i < 16; ++i) bytes[i] = int8_t(i);
  return bytes;
}

void extract(Lowering& l, const Inst& inst) {
  Reg dst = l.result(inst), from = l.reg(inst.operand(0));
  auto lane = unsigned(asConstInt(inst.operand(1))->zext());
  auto size = unsigned(inst.type->size);
  if (size <= 2) {
    emit(l, X::Extract16, 4, {use(dst), use(from), imm(lane * size / 2)});
    if (size == 1 && lane % 2) emit(l, X::ShrImm, 4, {use(dst), imm(8)});
    return;
  }
  if (lane) {
    Reg moved = temp(l);
    unsigned quad = lane * size / 4;
    emit(l, X::Shuffle32, 16,
         {use(moved), use(from), imm(quad | std::min(quad + 1, 3u) << 2 | 0xE0)});
    from = moved;
  }
  if (inst.type->isFloatingPoint())
    emit(l, X::LaneToFloat, 16, {use(dst), use(from)});
  else
    emit(l, X::FloatToInt, size, {use(dst), use(from)});
}

/// A byte is put into its word.
Reg wordWithByte(Lowering& l, Reg vector, Reg byte, unsigned lane) {
  Reg word = l.tempInt(), wide = l.tempInt();
  emit(l, X::Extract16, 4, {use(word), use(vector), imm(lane / 2)});
  emit(l, X::And, 4, {use(word), imm(lane % 2 ? 0xFF : 0xFF00)});
  extend(l, wide, byte, 8, false);
  if (lane % 2) emit(l, X::ShlImm, 4, {use(wide), imm(8)});
  emit(l, X::Or, 4, {use(word), use(wide)});
  return word;
}

void insert(Lowering& l, const Inst& inst) {
  const Value *vector = inst.operand(0), *value = inst.operand(1);
  auto lane = unsigned(asConstInt(inst.operand(2))->zext());
  auto size = unsigned(value->type->size);
  Reg dst = l.result(inst), scalar = l.reg(value);
  bool alone = vector->isUndefOrPoison();
  if (size <= 2 && !(alone && lane == 0)) {
    Reg word = size == 2 ? scalar : wordWithByte(l, l.reg(vector), scalar, lane);
    l.copyOperand(dst, l.copySource(vector));
    emit(l, X::Insert16, 4, {use(dst), use(word), imm(lane * size / 2)});
    return;
  }
  Reg single = alone && lane == 0 ? dst : temp(l);
  if (value->type->isFloatingPoint())
    emit(l, X::FloatToLane, 16, {use(single), use(scalar)});
  else
    emit(l, X::IntToFloat, size == 8 ? 8 : 4, {use(single), use(scalar)});
  if (alone && lane == 0) return;
  if (lane == 0) {
    l.copyOperand(dst, l.copySource(vector));
    emit(l, size == 4 ? X::MovLane32 : X::MovLane64, 16, {use(dst), use(single)});
    return;
  }
  std::array<int8_t, 16> bytes = identity();
  if (alone) bytes.fill(-1);
  for (unsigned k = 0; k < size; ++k) bytes[lane * size + k] = int8_t(16 + k);
  emitShuffle(l, dst, alone ? single : l.reg(vector), single, bytes);
}

void shuffle(Lowering& l, const Inst& inst) {
  auto size = unsigned(inst.type->element->size);
  auto count = int32_t(inst.operand(0)->type->count);
  std::array<int8_t, 16> bytes;
  bytes.fill(-1);
  bool readsLeft = false, readsRight = false;
  for (uint32_t i = 0; i < inst.type->count; ++i) {
    int32_t lane = shuffleLane(&inst, i);
    const Value* source = inst.operand(lane >= count);
    if (lane < 0 || source->isUndefOrPoison()) continue;
    bool isRight = lane >= count && inst.operand(0) != inst.operand(1);
    (isRight ? readsRight : readsLeft) = true;
    for (unsigned k = 0; k < size; ++k)
      bytes[i * size + k] = int8_t(unsigned(lane % count) * size + k + (isRight ? 16 : 0));
  }
  Reg left = l.reg(inst.operand(readsLeft || !readsRight ? 0 : 1));
  Reg right = readsRight ? l.reg(inst.operand(1)) : left;
  emitShuffle(l, l.result(inst), left, right, bytes);
}

}  // namespace

MInst* emitVectorLoad(Lowering& l, const Type* type, Reg dst, const Addr& from) {
  auto size = unsigned(type->size);
  if (size == 16) return emit(l, X::LoadV, 16, {use(dst)}, from);
  if (size >= 4) return emit(l, X::LoadF, size, {use(dst)}, from);
  Reg bits = l.tempInt();
  MInst* load = emitIntLoad(l, size, bits, from);
  emit(l, X::IntToFloat, 4, {use(dst), use(bits)});
  return load;
}

void lowerVectorStore(Lowering& l, const Inst& inst) {
  Reg value = l.reg(inst.storedValue());
  auto size = unsigned(inst.storedValue()->type->size);
  Addr to = address(l, inst.address());
  MInst* store;
  if (size == 16) {
    store = emit(l, X::StoreV, 16, {}, to, {use(value)});
  } else if (size >= 4) {
    store = emit(l, X::StoreF, size, {}, to, {use(value)});
  } else {
    Reg bits = l.tempInt();
    emit(l, X::FloatToInt, 4, {use(bits), use(value)});
    store = emit(l, X::Store, size, {}, to, {use(bits)});
  }
  if (inst.isVolatile()) store->flags |= kVolatile;
}

void lowerVector(Lowering& l, const Inst& inst) {
  unsigned bits = inst.type->lane()->bits;
  auto byWidth = [&](X x8, X x16, X x32, X x64) {
    binary(l, inst, bits == 8 ? x8 : bits == 16 ? x16 : bits == 32 ? x32 : x64);
  };
  auto byKind = [&](X single, X twice) { binary(l, inst, bits == 32 ? single : twice); };
  switch (inst.op) {
    case Op::Add: return byWidth(X::VAdd8, X::VAdd16, X::VAdd32, X::VAdd64);
    case Op::Sub: return byWidth(X::VSub8, X::VSub16, X::VSub32, X::VSub64);
    case Op::Mul: return bits == 16 ? binary(l, inst, X::VMul16) : multiply32(l, inst);
    case Op::And:
      for (unsigned side : {0u, 1u}) {
        const Inst* inverse = l.canFold(inst.operand(side), Op::Xor);
        if (!inverse || !isAllOnes(inverse->operand(1))) continue;
        Reg dst = l.result(inst);
        l.copyOperand(dst, l.copySource(inverse->operand(0)));
        return apply(l, X::VAndNot, dst, inst.operand(1 - side));
      }
      return binary(l, inst, X::VAnd);
    case Op::Or: return binary(l, inst, X::VOr);
    case Op::Xor: return binary(l, inst, X::VXor);
    case Op::Shl:
    case Op::LShr:
    case Op::AShr: return shift(l, inst);
    case Op::FAdd: return byKind(X::VAddS, X::VAddD);
    case Op::FSub: return byKind(X::VSubS, X::VSubD);
    case Op::FMul: return byKind(X::VMulS, X::VMulD);
    case Op::FDiv: return byKind(X::VDivS, X::VDivD);
    case Op::FNeg:
      l.copyOperand(l.result(inst), l.copySource(inst.operand(0)));
      emit(l, X::VXor_M, 16, {use(l.result(inst))}, splatAddr(l, uint64_t(1) << (bits - 1), bits));
      return;
    case Op::ExtractElement: return extract(l, inst);
    case Op::InsertElement: return insert(l, inst);
    case Op::ShuffleVector: return shuffle(l, inst);
    default:
      MINIC_CHECK(isCast(inst.op), "an operation on vectors that legalizeVectors() does not leave");
      return cast(l, inst);
  }
}

}  // namespace minic::x86_64
