// The rules of the codes under --run=check, as far as they are not inlined (interp/checker.h).
#include <cmath>
#include <fmt/format.h>

#include "interp/checker.h"

namespace minic::interp {

// ---- arithmetic

std::string Checker::typeText(const Type* type) const {
  switch (type->bits) {
    case 32: return "int";
    case 64: return "long";
    default: return say<Say::Bits>(type->bits);
  }
}

bool Checker::arithmetic(const Inst* inst, Op op, uint64_t left, uint64_t right) {
  if (!inst || !(inst->flags & vflags::NSW) || inst->op == Op::Gep) return true;
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

bool Checker::shifts(const Inst* inst, uint64_t left, uint64_t amount) {
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

bool Checker::shiftsByConstant(At at) {
  const Inst* inst = at.inst();
  const ConstInt* amount = inst && inst->numOps > 1 ? asConstInt(inst->operand(1)) : nullptr;
  return !amount || shifts(inst, *at.b(), uint64_t(amount->value));
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

/// What of the operation on 128 bits, or to or from a long double, is undefined.
bool Checker::wide(At at) {
  if (unset(at.a()) || !(*at.a() & 1)) return true;
  const CallSite& site = at.callee.sites[at.pc->c];
  const std::string& type = at.callee.messages[at.pc->b];
  auto word = [&](size_t i) { return at.fp[site.args[i]]; };
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

bool Checker::divides(At at, bool is32, bool isSigned) {
  const uint64_t left = *at.b(), right = *at.c();
  if (!decides(at.c(), Say::ThisDivision)) return false;
  if ((is32 ? uint32_t(right) : right) == 0) {
    report(DivisionByZero, say<Say::ByZero>(int64_t(left)));
    return false;
  }
  if (isSigned && int64_t(right) == -1 && int64_t(left) == (is32 ? INT32_MIN : INT64_MIN)) {
    report(DivisionOverflow, say<Say::ByMinusOne>(int64_t(left), is32 ? "int" : "long"));
    return false;
  }
  return whole(at);
}

// ---- values and copies of them

bool Checker::pointer(At at) {
  return setKnown(at.a(), objectOf(uint64_t(at.pc->immediate64()), 0));
}

bool Checker::moveWords(At at) {
  std::memmove(&unset(at.a()), &unset(at.b()), at.pc->c);
  std::memmove(&word(at.a()), &word(at.b()), at.pc->c);
  return true;
}

bool Checker::setWords(At at) {
  const size_t bytes = at.callee.constantBytes[at.pc->b].size();
  std::memset(&unset(at.a()), 0, bytes);
  std::memset(&word(at.a()), 0, bytes);
  return true;
}

bool Checker::copyPart(At at) {
  const Code& code = *at.pc;
  auto* slots = reinterpret_cast<char*>(at.fp);
  std::memmove(slots + unsetDelta_ + code.a, slots + unsetDelta_ + code.b, code.c);
  const uint64_t first = code.a / 8, words = (uint64_t(code.a) % 8 + code.c + 7) / 8;
  if (code.a % 8 == 0 && code.b % 8 == 0)
    std::memmove(slots + wordDelta_ + code.a, slots + wordDelta_ + code.b, words * 8);
  else
    for (uint64_t i = 0; i < words; ++i) word(at.fp + first + i) = 0;
  return true;
}

bool Checker::select(At at) {
  if (unset(at.b()) & 1) return setShadow(at.a(), ~uint64_t(0), word(at.b()));
  auto* from = *at.b() & 1 ? at.c() : at.fp + at.pc[1].a;
  return setShadow(at.a(), unset(from), word(from));
}

bool Checker::selectWide(At at) {
  auto* from = *at.b() & 1 ? at.c() : at.fp + at.pc[1].a;
  std::memmove(&unset(at.a()), &unset(from), at.pc[1].b);
  std::memmove(&word(at.a()), &word(from), at.pc[1].b);
  return decides(at.b(), Say::ThisCondition);
}

bool Checker::laneGet(At at) {
  auto* from = at.b() + *at.c();
  return setShadow(at.a(), unset(from), word(from));
}

bool Checker::lanePut(At at) {
  auto* to = at.b() + *at.c();
  unset(to) = unset(at.a());
  word(to) = word(at.a());
  return true;
}

// ---- accesses

/// The bits of a scalar that are not set, extended as its value is in a slot.
uint64_t Checker::fromBytes(const uint8_t* bytes, unsigned size, bool isBit) {
  uint64_t bits = 0;
  std::memcpy(&bits, bytes, size);
  const unsigned unused = 64 - 8 * size;
  return isBit ? all(bits & 1) : uint64_t(int64_t(bits << unused) >> unused);
}

bool Checker::loadShadow(At at, uint64_t address, unsigned bytes, bool isBit) {
  const uint64_t bits = fromBytes(unsetAt(address), bytes, isBit);
  const bool isWhole = bytes == 8 && address % 8 == 0;
  const uint32_t kept = wordAt(address);
  return setShadow(at.a(), bits,
                   bits                              ? originAt(address, at.inst())
                   : isWhole && !(kept & kOriginBit) ? kept
                                                     : 0);
}

bool Checker::reachesWide(At at, uint64_t bytes, bool isWrite) {
  return decides(at.b(), Say::ThisAddress) &&
         access(*at.b(), word(at.b()), bytes, isWrite, at.inst());
}

bool Checker::loads(At at, unsigned bytes, bool isBit) {
  if (!reachesWide(at, bytes, false)) return false;
  return !isMemory(*at.b()) ||
         (checkType(*at.pc, *at.b(), bytes, false) && loadShadow(at, *at.b(), bytes, isBit));
}

bool Checker::stores(At at, unsigned bytes) {
  if (!reachesWide(at, bytes, true)) return false;
  if (!isMemory(*at.b())) return true;
  if (!checkType(*at.pc, *at.b(), bytes, true)) return false;
  storeShadow(&unset(at.a()), *at.b(), bytes, word(at.a()));
  return true;
}

bool Checker::loadWide(At at) {
  if (!reachesWide(at, at.pc->c, false)) return false;
  if (space_.at(*at.b(), at.pc->c)) loadShadow(at.a(), *at.b(), at.pc->c);
  return true;
}

bool Checker::storeWide(At at) {
  const uint64_t to = *at.b(), size = at.pc->c;
  if (!reachesWide(at, size, true)) return false;
  if (!space_.at(to, size)) return true;
  if (isHeap(to)) std::memset(typeAt(to), 0, size);
  std::memcpy(unsetAt(to), &unset(at.a()), size);
  for (unsigned i = 0; i * 8 < size; ++i) {
    const uint64_t from = word(at.a() + i);
    wordAt(to + i * 8) = from >= kOrigin                    ? uint32_t(from - kOrigin) | kOriginBit
                         : to % 8 == 0 && i * 8 + 8 <= size ? uint32_t(from)
                                                            : 0;
  }
  return true;
}

bool Checker::loadOdd(At at) {
  const unsigned bytes = (at.pc->x + 7u) / 8;
  if (!reachesWide(at, bytes, false)) return false;
  if (!isMemory(*at.b())) return true;
  uint64_t bits = 0;
  std::memcpy(&bits, unsetAt(*at.b()), bytes);
  return setShadow(at.a(), uint64_t(int64_t(bits << (64 - at.pc->x)) >> (64 - at.pc->x)), 0);
}

bool Checker::storeOdd(At at) {
  const unsigned bytes = (at.pc->x + 7u) / 8;
  if (!reachesWide(at, bytes, true)) return false;
  if (!isMemory(*at.b())) return true;
  if (isHeap(*at.b())) std::memset(typeAt(*at.b()), 0, bytes);
  storeShadow(&unset(at.a()), *at.b(), bytes, 0);
  return true;
}

template <bool isMemcpy>
bool Checker::copy(At at) {
  const uint64_t to = *at.a(), from = *at.b(), size = *at.c();
  if (!decides(at.c(), Say::ThisSize)) return false;
  if (!size) return true;
  if (!decides(at.a(), Say::ThisAddress) || !access(to, word(at.a()), size, true, nullptr) ||
      !decides(at.b(), Say::ThisAddress) || !access(from, word(at.b()), size, false, nullptr))
    return false;
  if (!space_.at(to, size) || !space_.at(from, size)) return true;
  if (isMemcpy && to != from && to < from + size && from < to + size &&
      !report(Overlap, say<Say::CopyOverlaps>(bytesText(size))))
    return false;
  copyMemory(to, from, size);
  return true;
}
template bool Checker::copy<true>(At);
template bool Checker::copy<false>(At);

bool Checker::fill(At at) {
  const uint64_t to = *at.a(), size = *at.c();
  if (!decides(at.c(), Say::ThisSize)) return false;
  if (!size) return true;
  if (!decides(at.a(), Say::ThisAddress) || !access(to, word(at.a()), size, true, nullptr))
    return false;
  if (space_.at(to, size)) setMemory(to, size, unset(at.b()) & 0xFF);
  return true;
}

bool Checker::argumentList(At at) {
  if (const uint64_t size = interp_.rules().vaListSize(); space_.at(*at.a(), size))
    setMemory(*at.a(), size, false);
  return true;
}

// ---- calls and results

bool Checker::calledPointer(At at) {
  if (!decides(at.b(), Say::ThisCall)) return false;
  if (*at.b() >= Space::kFirst) return true;
  report(Null, say<Say::CallOfNull>());
  return false;
}

bool Checker::result(At at) {
  const Inst* inst = at.inst();
  returned_.assign({unset(at.a()), word(at.a())});
  if (inst && inst->numOps && inst->operand(0)->isUndefOrPoison())
    returned_.assign({~uint64_t(0), originOf({Origin::NoReturn, at.callee.function, {}})});
  return at.fp[-1] || frames_.size() > 1 || at.callee.function->name != "main" || !returned_[0] ||
         reportUnset(returned_[1], said(Say::ExitStatus));
}

bool Checker::noResult(At) {
  returned_.assign({0, 0});
  return true;
}

bool Checker::wideResult(At at) {
  const size_t words = at.pc->b / 8;
  returned_.assign(&unset(at.a()), &unset(at.a()) + words);
  returned_.insert(returned_.end(), &word(at.a()), &word(at.a()) + words);
  return true;
}

// ---- the codes that are only for the checker

bool Checker::movesPointer(At at) {
  const uint64_t from = *at.b(), to = *at.a();
  const uint32_t id = objectOf(from, word(at.b()));
  if (unset(at.a())) return true;
  if (at.pc->c && !from && to && !id)  // (a negative step wraps around)
    return report(PointerArithmetic, say<Say::MovedNull>(bytesText(std::min(to, 0 - to))));
  if (!id) return true;
  word(at.a()) = id;
  const Object& object = objects_[id];
  const uint64_t offset = to - object.base;
  if (!object.isLive || offset <= object.size || object.isOlder(from)) return true;
  const bool isBefore = int64_t(offset) < 0;
  return report(PointerArithmetic,
                isBefore ? say<Say::MovedBefore>(bytesText(0 - offset), describe(object))
                         : say<Say::MovedBehind>(bytesText(offset - object.size), describe(object)),
                notesOf(object));
}

bool Checker::refuseIndex(At at) {
  if (!decides(at.a(), Say::ThisIndex)) return false;
  return *at.a() < *at.c() ||
         report(Index, say<Say::OutOfIndex>(int64_t(*at.a()), at.callee.messages[at.pc->b]));
}

bool Checker::arrayLength(At at) {
  if (!decides(at.a(), Say::ThisLength)) return false;
  if (int64_t(*at.a()) > 0 && *at.a() <= (uint64_t(1) << 40)) return true;
  report(ArrayLength, say<Say::Length>(int64_t(*at.a())));
  return false;
}

bool Checker::difference(At at) {
  const uint64_t left = word(at.b()), right = word(at.c());
  if (unset(at.b()) | unset(at.c()) || !left || !right || left >= kOrigin || right >= kOrigin)
    return true;
  return left == right || report(Difference, say<Say::NotOneObject>(describe(objects_[left]),
                                                                    describe(objects_[right])));
}

bool Checker::reached(At at) {
  return *at.a() & 1 ? report(Returns, say<Say::NoreturnReturns>(at.callee.function->name))
                     : report(Unreachable, say<Say::AtUnreachable>());
}

bool Checker::unsequenced(At at) {
  return report(Unsequenced, say<Say::NoOrder>(at.callee.messages[at.pc->b]));
}

bool Checker::becomesConst(At at) {
  if (const uint32_t id = ownerAt(*at.a())) objects_[id].isConst = true;
  return true;
}

bool Checker::missingResult(At at) {
  if (space_.at(*at.b(), *at.a())) setNoResult(*at.b(), *at.a(), *at.callee.function);
  return true;
}

}  // namespace minic::interp
