// The checks of the checking interpreter, code by code.
#include <cmath>
#include <fmt/format.h>

#include "interp/checker.h"

namespace minic::interp {

namespace {

uint64_t all(bool any) { return any ? ~uint64_t(0) : 0; }
/// A sum with bits that are not set: those from the lowest one on.
uint64_t upwards(uint64_t bits) { return bits | (0 - bits); }
uint64_t signExtended32(uint64_t value) { return uint64_t(int64_t(int32_t(uint32_t(value)))); }

bool isIn(const Code& code, Do from, Do to) { return code.op >= from && code.op <= to; }

/// Bytes of the accesses of a family that begins with its row for one bit.
constexpr unsigned kWidths[] = {1, 1, 2, 4, 8};

}  // namespace

// ---- arithmetic

std::string Checker::typeText(const Type* type) const {
  switch (type->bits) {
    case 32: return "int";
    case 64: return "long";
    default: return say<Say::Bits>(type->bits);
  }
}

bool Checker::arithmetic(const Inst* inst, Op op, uint64_t left, uint64_t right) {
  if (!(inst->flags & vflags::NSW) || inst->op == Op::Gep) return true;
  const auto a = Int128(int64_t(left)), b = Int128(int64_t(right));
  const unsigned bits = inst->type->bits;
  Int128 exact = op == Op::Add ? a + b : op == Op::Sub ? a - b : a * b;
  if (exact >= -(Int128(1) << (bits - 1)) && exact < (Int128(1) << (bits - 1))) return true;
  // A subtraction of a number is an addition in the code.
  const char* sign = op == Op::Mul ? "*" : op == Op::Sub || inst->is(Op::Sub) ? "-" : "+";
  const int64_t second = inst->is(Op::Sub) && op == Op::Add ? -int64_t(right) : int64_t(right);
  return report(Overflow,
                say<Say::NoFit>(int64_t(left), sign,
                                second < 0 ? fmt::format("({})", second) : std::to_string(second),
                                typeText(inst->type)));
}

bool Checker::shift(const Inst* inst, uint64_t left, uint64_t amount) {
  if (!inst->is(Op::Shl) && !inst->is(Op::LShr) && !inst->is(Op::AShr)) return true;
  const unsigned bits = inst->type->lane()->bits;
  if (amount >= bits)
    return report(Shift, int64_t(amount) < 0 ? say<Say::NegativeShift>(int64_t(amount))
                                             : say<Say::LargeShift>(amount, bits));
  if (!inst->is(Op::Shl) || !(inst->flags & vflags::NSW)) return true;
  if (int64_t(left) < 0) return report(Shift, say<Say::ShiftOfNegative>(int64_t(left)));
  if ((Int128(int64_t(left)) << amount) >= (Int128(1) << (bits - 1)))
    return report(Shift, say<Say::NoFit>(int64_t(left), "<<", amount, typeText(inst->type)));
  return true;
}

bool Checker::converts(const Inst* inst, double value) {
  if (!inst->is(Op::FPToSI) && !inst->is(Op::FPToUI)) return true;
  const unsigned bits = inst->type->lane()->bits;
  const bool isSigned = inst->is(Op::FPToSI);
  const double high = std::ldexp(1.0, int(isSigned ? bits - 1 : bits));
  const double whole = std::trunc(value);
  if (whole >= (isSigned ? -high : 0) && whole < high) return true;
  return report(Conversion,
                say<Say::NumberNoFit>(value, (isSigned ? "" : "unsigned ") + typeText(inst->type)));
}

bool Checker::wide(const CallSite& site, const uint64_t* fp, const std::string& type) {
  auto word = [&](size_t i) { return fp[site.args[i]]; };
  auto number = [&](size_t i) {
    const uint64_t low = word(i), high = word(i + 1);
    return high == uint64_t(int64_t(low) >> 63) ? std::to_string(int64_t(low))
                                                : fmt::format("{:#x}{:016x}", high, low);
  };
  const auto op = Op(word(1));
  const bool isNegative = int64_t(word(4)) < 0;
  switch (op) {
    case Op::FPToSI:
    case Op::FPToUI:
      return report(Conversion, say<Say::NumberNoFit>(std::bit_cast<double>(word(3)), type));
    case Op::Trunc: return report(NoValue, say<Say::NoBool>(number(3)));
    case Op::Add:
    case Op::Sub:
    case Op::Mul: {
      const char* sign = op == Op::Add ? "+" : op == Op::Sub ? "-" : "*";
      return report(Overflow, say<Say::NoFit>(number(3), sign, number(5), type));
    }
    case Op::Shl:
    case Op::LShr:
    case Op::AShr:
      if (int64_t(word(6)) < 0) return report(Shift, say<Say::NegativeShift>(number(5)));
      if (word(6) || word(5) >= word(2))
        return report(Shift, say<Say::LargeShift>(number(5), word(2)));
      return report(Shift, isNegative ? say<Say::ShiftOfNegative>(number(3))
                                      : say<Say::NoFit>(number(3), "<<", number(5), type));
    default:
      if (!word(5) && !word(6)) return report(DivisionByZero, say<Say::ByZero>(number(3)));
      return report(DivisionOverflow, say<Say::ByMinusOne>(number(3), type));
  }
}

// ---- code by code

bool Checker::beforeArithmetic(const Code& code, const Inst* inst, uint64_t* fp) {
  uint64_t *a = fp + code.a, *b = fp + code.b, *c = fp + code.c;
  auto set = [&](uint64_t bits, uint64_t object) { return setShadow(a, bits, object); };
  auto either = [&] {
    return unset(b) ? word(b) : unset(c) ? word(c) : word(b) ? word(b) : word(c);
  };
  const auto immediate = uint64_t(int64_t(int32_t(code.c)));
  switch (code.op) {
    case Do::Add32:
    case Do::Add64:
    case Do::Sub32:
    case Do::Sub64:
    case Do::Mul32:
    case Do::Mul64: {
      const uint64_t bits = unset(b) | unset(c);
      const Op op = isIn(code, Do::Add32, Do::Add64)   ? Op::Add
                    : isIn(code, Do::Sub32, Do::Sub64) ? Op::Sub
                                                       : Op::Mul;
      if (!bits && inst && !arithmetic(inst, op, *b, *c)) return false;
      return set(bits ? upwards(bits) : 0, either());
    }
    case Do::Add32I:
    case Do::Add64I:
    case Do::Mul32I:
    case Do::Mul64I: {
      const uint64_t bits = unset(b);
      const Op op = isIn(code, Do::Add32I, Do::Add64I) ? Op::Add : Op::Mul;
      if (!bits && inst && !arithmetic(inst, op, *b, immediate)) return false;
      return set(bits ? upwards(bits) : 0, word(b));
    }
    case Do::And: return set((unset(b) & unset(c)) | (*b & unset(c)) | (unset(b) & *c), either());
    case Do::Or: return set((unset(b) & unset(c)) | (~*b & unset(c)) | (unset(b) & ~*c), either());
    case Do::Xor: return set(unset(b) | unset(c), either());
    case Do::AndI: return set(unset(b) & immediate, word(b));
    case Do::OrI: return set(unset(b) & ~immediate, word(b));
    case Do::XorI: return set(unset(b), word(b));

    case Do::SDiv32:
    case Do::SDiv64:
    case Do::SRem32:
    case Do::SRem64:
    case Do::UDiv32:
    case Do::UDiv64:
    case Do::URem32:
    case Do::URem64: return beforeDivision(code, fp);
    case Do::SDiv32I:
    case Do::SRem32I: return set(all(unset(b)), word(b));

    case Do::Shl32:
    case Do::Shl64:
    case Do::LShr32:
    case Do::LShr64:
    case Do::AShr32:
    case Do::AShr64:
    case Do::Shl32I:
    case Do::Shl64I:
    case Do::LShr32I:
    case Do::LShr64I:
    case Do::AShr64I: return beforeShift(code, inst, fp);
    case Do::FAdd32:
    case Do::FSub32:
    case Do::FMul32:
    case Do::FDiv32:
    case Do::FRem32:
    case Do::FAdd64:
    case Do::FSub64:
    case Do::FMul64:
    case Do::FDiv64:
    case Do::FRem64:
    case Do::FCmp32:
    case Do::FCmp64: return set(all(unset(b) | unset(c)), either());
    case Do::SExt: return set(uint64_t(int64_t(unset(b) << code.c) >> code.c), word(b));
    case Do::ZExt: return set(unset(b) << code.c >> code.c, word(b));
    case Do::F32ToSI:
    case Do::F32ToUI:
    case Do::F64ToSI:
    case Do::F64ToUI: {
      const bool is32 = code.op == Do::F32ToSI || code.op == Do::F32ToUI;
      const double value =
          is32 ? double(std::bit_cast<float>(uint32_t(*b))) : std::bit_cast<double>(*b);
      if (inst && !unset(b) && !converts(inst, value)) return false;
      return set(all(unset(b)), word(b));
    }
    case Do::FNeg32:
    case Do::FNeg64:
    case Do::SIToF32:
    case Do::SIToF64:
    case Do::UIToF32:
    case Do::UIToF64:
    case Do::FPTrunc:
    case Do::FPExt: return set(all(unset(b)), word(b));
    default: MINIC_UNREACHABLE("no arithmetic");
  }
}

bool Checker::beforeDivision(const Code& code, uint64_t* fp) {
  uint64_t *b = fp + code.b, *c = fp + code.c;
  if (!decides(c, Say::ThisDivision)) return false;
  const bool is32 = code.op == Do::SDiv32 || code.op == Do::SRem32 || code.op == Do::UDiv32 ||
                    code.op == Do::URem32;
  if (uint64_t divisor = is32 ? uint32_t(*c) : *c; divisor == 0) {
    report(DivisionByZero, say<Say::ByZero>(int64_t(*b)));
    return false;
  }
  if (isIn(code, Do::SDiv32, Do::SRem64) && int64_t(*c) == -1 &&
      int64_t(*b) == (is32 ? INT32_MIN : INT64_MIN)) {
    report(DivisionOverflow, say<Say::ByMinusOne>(int64_t(*b), is32 ? "int" : "long"));
    return false;
  }
  return setShadow(fp + code.a, all(unset(b)), word(b));
}

bool Checker::beforeShift(const Code& code, const Inst* inst, uint64_t* fp) {
  uint64_t *a = fp + code.a, *b = fp + code.b, *c = fp + code.c;
  auto set = [&](uint64_t bits) { return setShadow(a, bits, word(b)); };
  const bool isImmediate = code.op >= Do::Shl32I;
  if (!isImmediate) {
    if (unset(c)) return setShadow(a, ~uint64_t(0), word(c));
    if (inst && !unset(b) && !shift(inst, *b, *c)) return false;
  }
  const uint64_t by = (isImmediate ? code.c : *c) & 63, bits = unset(b);
  if (isImmediate && inst && !bits && inst->numOps > 1)
    if (const ConstInt* amount = asConstInt(inst->operand(1)))
      if (!shift(inst, *b, uint64_t(amount->value))) return false;
  switch (code.op) {
    case Do::Shl32:
    case Do::Shl32I: return set(signExtended32(bits << (by & 31)));
    case Do::Shl64:
    case Do::Shl64I: return set(bits << by);
    case Do::LShr32:
    case Do::LShr32I: return set(signExtended32(uint32_t(bits) >> (by & 31)));
    case Do::LShr64:
    case Do::LShr64I: return set(bits >> by);
    default: return set(uint64_t(int64_t(bits) >> by));
  }
}

/// Accesses that are not of one scalar.
bool Checker::beforeBlock(const Code& code, const Inst* inst, uint64_t* fp) {
  uint64_t *a = fp + code.a, *b = fp + code.b, *c = fp + code.c;
  switch (code.op) {
    case Do::LoadWide:
    case Do::StoreWide: {
      const bool isWrite = code.op == Do::StoreWide;
      if (!decides(b, Say::ThisAddress) || !access(*b, word(b), code.c, isWrite, inst))
        return false;
      if (!space_.at(*b, code.c)) return true;
      if (!isWrite) {
        loadShadow(a, *b, code.c);
        return true;
      }
      if (isHeap(*b)) std::memset(typeAt(*b), 0, code.c);
      std::memcpy(unsetAt(*b), &unset(a), code.c);
      for (unsigned i = 0; i * 8 < code.c; ++i)
        wordAt(*b + i * 8) = word(a + i) >= kOrigin ? uint32_t(word(a + i) - kOrigin) | kOriginBit
                             : *b % 8 == 0 && i * 8 + 8 <= code.c ? uint32_t(word(a + i))
                                                                  : 0;
      return true;
    }
    case Do::LoadOdd:
    case Do::StoreOdd: {
      const bool isWrite = code.op == Do::StoreOdd;
      const unsigned bytes = (code.x + 7u) / 8;
      if (!decides(b, Say::ThisAddress) || !access(*b, word(b), bytes, isWrite, inst)) return false;
      if (!isMemory(*b)) return true;
      if (isWrite) {
        if (isHeap(*b)) std::memset(typeAt(*b), 0, bytes);
        storeShadow(&unset(a), *b, bytes, 0);
        return true;
      }
      uint64_t bits = 0;
      std::memcpy(&bits, unsetAt(*b), bytes);
      return setShadow(a, uint64_t(int64_t(bits << (64 - code.x)) >> (64 - code.x)), 0);
    }
    case Do::Memcpy:
    case Do::Memmove:
    case Do::Memset: {
      const bool isSet = code.op == Do::Memset;
      if (!decides(c, Say::ThisSize)) return false;
      if (!*c) return true;
      if (!decides(a, Say::ThisAddress) || !access(*a, word(a), *c, true, nullptr)) return false;
      if (!isSet && (!decides(b, Say::ThisAddress) || !access(*b, word(b), *c, false, nullptr)))
        return false;
      if (!space_.at(*a, *c) || (!isSet && !space_.at(*b, *c))) return true;
      if (isSet) {
        setMemory(*a, *c, unset(b) & 0xFF);
        return true;
      }
      if (code.op == Do::Memcpy && *a != *b && *a < *b + *c && *b < *a + *c &&
          !report(Overlap, say<Say::CopyOverlaps>(bytesText(*c))))
        return false;
      copyMemory(*a, *b, *c);
      return true;
    }
    default: MINIC_UNREACHABLE("no access of this kind");
  }
}

/// The codes that are only for the checker.
bool Checker::beforeCheck(const Callee& callee, const Code& code, uint64_t* fp) {
  uint64_t *a = fp + code.a, *b = fp + code.b, *c = fp + code.c;
  switch (code.op) {
    case Do::CheckGep: {
      const uint32_t id = objectOf(*b, word(b));
      if (unset(a)) return true;
      if (code.c && !*b && *a && !id)  // (a negative step wraps around)
        return report(PointerArithmetic, say<Say::MovedNull>(bytesText(std::min(*a, 0 - *a))));
      if (!id) return true;
      word(a) = id;
      const Object& object = objects_[id];
      const uint64_t offset = *a - object.base;
      if (!object.isLive || offset <= object.size || object.isOlder(*b)) return true;
      const bool isBefore = int64_t(offset) < 0;
      return report(PointerArithmetic,
                    isBefore
                        ? say<Say::MovedBefore>(bytesText(0 - offset), describe(object))
                        : say<Say::MovedBehind>(bytesText(offset - object.size), describe(object)),
                    notesOf(object));
    }
    case Do::CheckIndex: {
      if (!decides(a, Say::ThisIndex)) return false;
      if (*a < *c) return true;
      return report(Index, say<Say::OutOfIndex>(int64_t(*a), callee.messages[code.b]));
    }
    case Do::CheckWide:
      return unset(a) || !(*a & 1) || wide(callee.sites[code.c], fp, callee.messages[code.b]);
    case Do::CheckDifference: {
      const uint64_t left = word(b), right = word(c);
      if (unset(b) | unset(c) || !left || !right || left >= kOrigin || right >= kOrigin)
        return true;
      return left == right || report(Difference, say<Say::NotOneObject>(describe(objects_[left]),
                                                                        describe(objects_[right])));
    }
    case Do::CheckVaArg: return takes(*a, *c & 1023, *c & 1024, callee.messages[code.b]);
    case Do::CheckReached:
      return *a & 1 ? report(Returns, say<Say::NoreturnReturns>(callee.function->name))
                    : report(Unreachable, say<Say::AtUnreachable>());
    case Do::CheckOrder: return report(Unsequenced, say<Say::NoOrder>(callee.messages[code.b]));
    case Do::CheckConst:
      if (const uint32_t id = ownerAt(*a)) objects_[id].isConst = true;
      return true;
    case Do::CheckResult:
      if (space_.at(*b, *a)) setNoResult(*b, *a, *callee.function);
      return true;
    case Do::CheckLength: {
      if (!decides(a, Say::ThisLength)) return false;
      if (int64_t(*a) > 0 && *a <= (uint64_t(1) << 40)) return true;
      report(ArrayLength, say<Say::Length>(int64_t(*a)));
      return false;
    }
    default: return true;
  }
}

bool Checker::before(const Callee& callee, const Code* pc, uint64_t* fp, uint64_t locals) {
  const Code& code = *pc;
  const Inst* inst = callee.insts[size_t(pc - callee.code.data())];
  uint64_t *a = fp + code.a, *b = fp + code.b, *c = fp + code.c;
  auto set = [&](uint64_t bits, uint64_t object = 0) { return setShadow(a, bits, object); };
  if (isIn(code, Do::Add32, Do::FPExt)) return beforeArithmetic(code, inst, fp);
  if (isIn(code, Do::CheckGep, Do::CheckLife)) return beforeCheck(callee, code, fp);

  switch (code.op) {
    case Do::Const64: return set(0, objectOf(uint64_t(code.immediate64()), 0));
    case Do::Mov: return set(unset(b), word(b));
    case Do::MovWide:
      std::memmove(&unset(a), &unset(b), code.c);
      std::memmove(&word(a), &word(b), code.c);
      return true;
    case Do::ConstWide: {
      const size_t bytes = callee.constantBytes[code.b].size();
      std::memset(&unset(a), 0, bytes);
      std::memset(&word(a), 0, bytes);
      return true;
    }
    case Do::CopyPart: {
      auto* slots = reinterpret_cast<char*>(fp);
      std::memmove(slots + unsetDelta_ + code.a, slots + unsetDelta_ + code.b, code.c);
      const uint64_t at = code.a / 8, words = (uint64_t(code.a) % 8 + code.c + 7) / 8;
      if (code.a % 8 == 0 && code.b % 8 == 0)
        std::memmove(slots + wordDelta_ + code.a, slots + wordDelta_ + code.b, words * 8);
      else
        for (uint64_t i = 0; i < words; ++i) word(fp + at + i) = 0;
      return true;
    }

    case Do::FCmp32:
    case Do::FCmp64: return beforeArithmetic(code, inst, fp);
    case Do::Br: return !(unset(a) & 1) || reportUnset(word(a), said(Say::ThisCondition));
    case Do::Switch: return decides(a, Say::ThisSwitch);
    case Do::Select: {
      if (unset(b) & 1) return set(~uint64_t(0), word(b));
      auto* from = *b & 1 ? c : fp + pc[1].a;
      return set(unset(from), word(from));
    }
    case Do::SelectWide: {
      auto* from = *b & 1 ? c : fp + pc[1].a;
      std::memmove(&unset(a), &unset(from), pc[1].b);
      std::memmove(&word(a), &word(from), pc[1].b);
      return decides(b, Say::ThisCondition);
    }

    case Do::LoadWide:
    case Do::StoreWide:
    case Do::LoadOdd:
    case Do::StoreOdd:
    case Do::Memcpy:
    case Do::Memmove:
    case Do::Memset: return beforeBlock(code, inst, fp);
    case Do::LoadPartOdd: return set(0);
    case Do::StorePartOdd: return true;
    case Do::LaneGet: return set(unset(b + *c), word(b + *c));
    case Do::LanePut:
      unset(b + *c) = unset(a);
      word(b + *c) = word(a);
      return true;

    case Do::Index:
      return set(all(unset(b) | unset(c)), unset(b) ? word(b) : unset(c) ? word(c) : word(b));
    case Do::VaStart:
      if (const uint64_t size = interp_.rules().vaListSize(); space_.at(*a, size))
        setMemory(*a, size, false);
      return true;

    case Do::Alloca:
    case Do::StackSave: return set(0);
    case Do::Ret:
      returned_.assign({unset(a), word(a)});
      if (inst && inst->numOps && inst->operand(0)->isUndefOrPoison())
        returned_.assign({~uint64_t(0), originOf({Origin::NoReturn, callee.function, {}})});
      return fp[-1] || frames_.size() > 1 || callee.function->name != "main" || !returned_[0] ||
             reportUnset(returned_[1], said(Say::ExitStatus));
    case Do::RetVoid: returned_.assign({0, 0}); return true;
    case Do::RetWide: {
      const size_t words = code.b / 8;
      returned_.assign(&unset(a), &unset(a) + words);
      returned_.insert(returned_.end(), &word(a), &word(a) + words);
      return true;
    }
    case Do::CallIndirect: {
      if (!decides(b, Say::ThisCall)) return false;
      if (*b < Space::kFirst) {
        report(Null, say<Say::CallOfNull>());
        return false;
      }
      return true;
    }
    default: return beforeRest(code, inst, fp, locals);
  }
}

/// Comparisons, and the accesses of one value.
bool Checker::beforeRest(const Code& code, const Inst* inst, uint64_t* fp, uint64_t locals) {
  uint64_t *a = fp + code.a, *b = fp + code.b, *c = fp + code.c;
  auto set = [&](uint64_t bits, uint64_t object) { return setShadow(a, bits, object); };
  if (isIn(code, Do::EQ, Do::SLE))
    return set(all(unset(b) | unset(c)), unset(b) ? word(b) : word(c));
  if (isIn(code, Do::BrEQ, Do::BrSLE))
    return !(unset(a) | unset(b)) ||
           reportUnset(unset(a) ? word(a) : word(b), said(Say::ThisCondition));
  if (isIn(code, Do::BrEQI, Do::BrSLEI)) return decides(a, Say::ThisCondition);

  auto width = [&](Do first) { return kWidths[unsigned(code.op) - unsigned(first)]; };
  auto fromBytes = [&](const uint8_t* bytes, Do first) {
    uint64_t bits = 0;
    std::memcpy(&bits, bytes, width(first));
    const unsigned unused = 64 - 8 * width(first);
    if (code.op == first) return all(bits & 1);
    return uint64_t(int64_t(bits << unused) >> unused);
  };
  auto load = [&](uint64_t address, Do first) {
    const uint64_t bits = fromBytes(unsetAt(address), first);
    const bool isWhole = width(first) == 8 && address % 8 == 0;
    const uint32_t kept = wordAt(address);
    return set(bits, bits ? originAt(address, inst) : isWhole && !(kept & kOriginBit) ? kept : 0);
  };
  if (isIn(code, Do::Load1, Do::Load64)) {
    if (!decides(b, Say::ThisAddress) || !access(*b, word(b), width(Do::Load1), false, inst))
      return false;
    if (!isMemory(*b)) return true;
    return checkType(code, *b, width(Do::Load1), false) && load(*b, Do::Load1);
  }
  if (isIn(code, Do::Store1, Do::Store64)) {
    if (!decides(b, Say::ThisAddress) || !access(*b, word(b), width(Do::Store1), true, inst))
      return false;
    if (!isMemory(*b)) return true;
    if (!checkType(code, *b, width(Do::Store1), true)) return false;
    storeShadow(&unset(a), *b, width(Do::Store1), word(a));
    return true;
  }
  if (isIn(code, Do::LoadFrame1, Do::LoadFrame64)) return load(locals + code.b, Do::LoadFrame1);
  if (isIn(code, Do::StoreFrame1, Do::StoreFrame64)) {
    storeShadow(&unset(a), locals + code.b, width(Do::StoreFrame1), word(a));
    return true;
  }
  auto* part = reinterpret_cast<uint8_t*>(fp) + unsetDelta_ + code.b;
  if (isIn(code, Do::LoadPart1, Do::LoadPart64)) {
    const bool isWhole = code.op == Do::LoadPart64 && code.b % 8 == 0;
    const uint64_t bits = fromBytes(part, Do::LoadPart1);
    return set(bits, isWhole || bits ? word(fp + code.b / 8) : 0);
  }
  if (isIn(code, Do::StorePart1, Do::StorePart64)) {
    std::memcpy(part, &unset(a), width(Do::StorePart1));
    word(fp + code.b / 8) = word(a);
    return true;
  }
  return true;
}

}  // namespace minic::interp
