// The rules of the codes under --run=check, as far as they are not inlined (interp/rules.h).
#include "interp/rules.h"

#include <cmath>
#include <fmt/format.h>

namespace minic::interp {

// ---- arithmetic

bool Rules::arithmetic(const Inst* inst, Op op, uint64_t left, uint64_t right) {
  if (!inst || !(inst->flags & vflags::NSW) || inst->op == Op::Gep) return true;
  const auto a = Int128(int64_t(left)), b = Int128(int64_t(right));
  const unsigned bits = inst->type->bits;
  Int128 exact = op == Op::Add ? a + b : op == Op::Sub ? a - b : a * b;
  if (exact >= -(Int128(1) << (bits - 1)) && exact < (Int128(1) << (bits - 1))) return true;
  // A subtraction of a number is an addition in the code.
  const char* sign = op == Op::Mul ? "*" : op == Op::Sub || inst->is(Op::Sub) ? "-" : "+";
  const int64_t second = inst->is(Op::Sub) && op == Op::Add ? -int64_t(right) : int64_t(right);
  return reports_.report(
      Reports::Overflow,
      reports_.say<Say::NoFit>(int64_t(left), sign,
                               second < 0 ? fmt::format("({})", second) : std::to_string(second),
                               reports_.typeText(inst->type)));
}

bool Rules::shifts(const Inst* inst, uint64_t left, uint64_t amount) {
  if (!inst->is(Op::Shl) && !inst->is(Op::LShr) && !inst->is(Op::AShr)) return true;
  const unsigned bits = inst->type->lane()->bits;
  if (amount >= bits)
    return reports_.report(Reports::Shift, int64_t(amount) < 0
                                               ? reports_.say<Say::NegativeShift>(int64_t(amount))
                                               : reports_.say<Say::LargeShift>(amount, bits));
  if (!inst->is(Op::Shl) || !(inst->flags & vflags::NSW)) return true;
  if (int64_t(left) < 0)
    return reports_.report(Reports::Shift, reports_.say<Say::ShiftOfNegative>(int64_t(left)));
  if ((Int128(int64_t(left)) << amount) >= (Int128(1) << (bits - 1)))
    return reports_.report(Reports::Shift, reports_.say<Say::NoFit>(int64_t(left), "<<", amount,
                                                                    reports_.typeText(inst->type)));
  return true;
}

bool Rules::shiftsByConstant(At at) {
  const Inst* inst = at.inst();
  const ConstInt* amount = inst && inst->numOps > 1 ? asConstInt(inst->operand(1)) : nullptr;
  return !amount || shifts(inst, *at.b(), uint64_t(amount->value));
}

bool Rules::converts(const Inst* inst, double value) {
  if (!inst->is(Op::FPToSI) && !inst->is(Op::FPToUI)) return true;
  const unsigned bits = inst->type->lane()->bits;
  const bool isSigned = inst->is(Op::FPToSI);
  const double high = std::ldexp(1.0, int(isSigned ? bits - 1 : bits));
  const double whole = std::trunc(value);
  if (whole >= (isSigned ? -high : 0) && whole < high) return true;
  return reports_.report(Reports::Conversion,
                         reports_.say<Say::NumberNoFit>(
                             fmt::format("{:g}", value),
                             (isSigned ? "" : "unsigned ") + reports_.typeText(inst->type)));
}

/// What of the operation on 128 bits, or to or from a long double, is undefined.
bool Rules::wide(At at) {
  if (unset(at.a()) || !(*at.a() & 1)) return true;
  const CallSite& site = at.callee.sites[at.pc->c];
  const std::string& type = at.callee.texts[at.pc->b];
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
      return reports_.report(Reports::Conversion,
                             reports_.say<Say::NumberNoFit>(
                                 fmt::format("{:g}", std::bit_cast<double>(word(3))), type));
    case Op::Trunc: return reports_.report(Reports::NoValue, reports_.say<Say::NoBool>(number(3)));
    case Op::Add:
    case Op::Sub:
    case Op::Mul: {
      const char* sign = op == Op::Add ? "+" : op == Op::Sub ? "-" : "*";
      return reports_.report(Reports::Overflow,
                             reports_.say<Say::NoFit>(number(3), sign, number(5), type));
    }
    case Op::Shl:
    case Op::LShr:
    case Op::AShr:
      if (int64_t(word(6)) < 0)
        return reports_.report(Reports::Shift, reports_.say<Say::NegativeShift>(number(5)));
      if (word(6) || word(5) >= word(2))
        return reports_.report(Reports::Shift, reports_.say<Say::LargeShift>(number(5), word(2)));
      return reports_.report(
          Reports::Shift, isNegative ? reports_.say<Say::ShiftOfNegative>(number(3))
                                     : reports_.say<Say::NoFit>(number(3), "<<", number(5), type));
    default:
      if (!word(5) && !word(6))
        return reports_.report(Reports::DivisionByZero, reports_.say<Say::ByZero>(number(3)));
      return reports_.report(Reports::DivisionOverflow,
                             reports_.say<Say::ByMinusOne>(number(3), type));
  }
}

bool Rules::divides(At at, bool is32, bool isSigned) {
  const uint64_t left = *at.b(), right = *at.c();
  if (!decides(at.c(), Say::ThisDivision)) return false;
  if ((is32 ? uint32_t(right) : right) == 0) {
    reports_.report(Reports::DivisionByZero, reports_.say<Say::ByZero>(int64_t(left)));
    return false;
  }
  if (isSigned && int64_t(right) == -1 && int64_t(left) == (is32 ? INT32_MIN : INT64_MIN)) {
    reports_.report(Reports::DivisionOverflow,
                    reports_.say<Say::ByMinusOne>(int64_t(left), is32 ? "int" : "long"));
    return false;
  }
  return whole(at);
}

// ---- values and copies of them

bool Rules::pointer(At at) {
  return setKnown(at.a(), memory_.objects.objectOf(uint64_t(at.pc->immediate64()), 0));
}

bool Rules::moveWords(At at) {
  memory_.shadow.copySlots(at.a(), at.b(), at.pc->c);
  return true;
}

bool Rules::setWords(At at) {
  memory_.shadow.clearSlots(at.a(), at.callee.constantBytes[at.pc->b].size());
  return true;
}

bool Rules::copyPart(At at) {
  memory_.shadow.copyPart(at.fp, at.pc->a, at.pc->b, at.pc->c);
  return true;
}

bool Rules::select(At at) {
  if (unset(at.b()) & 1) return setShadow(at.a(), ~uint64_t(0), word(at.b()));
  auto* from = *at.b() & 1 ? at.c() : at.fp + at.pc[1].a;
  return setShadow(at.a(), unset(from), word(from));
}

bool Rules::selectWide(At at) {
  auto* from = *at.b() & 1 ? at.c() : at.fp + at.pc[1].a;
  memory_.shadow.copySlots(at.a(), from, at.pc[1].b);
  return decides(at.b(), Say::ThisCondition);
}

bool Rules::laneGet(At at) {
  auto* from = at.b() + *at.c();
  return setShadow(at.a(), unset(from), word(from));
}

bool Rules::lanePut(At at) {
  auto* to = at.b() + *at.c();
  unset(to) = unset(at.a());
  word(to) = word(at.a());
  return true;
}

// ---- accesses

/// The bits of a scalar that are not set, extended as its value is in a slot.
uint64_t Rules::fromBytes(const uint8_t* bytes, unsigned size, bool isBit) {
  uint64_t bits = 0;
  std::memcpy(&bits, bytes, size);
  const unsigned unused = 64 - 8 * size;
  return isBit ? all(bits & 1) : uint64_t(int64_t(bits << unused) >> unused);
}

bool Rules::loadsScalar(At at, uint64_t address, unsigned bytes, bool isBit) {
  const uint64_t bits = fromBytes(memory_.shadow.unsetAt(address), bytes, isBit);
  return setShadow(
      at.a(), bits,
      bits ? memory_.originAt(address, at.inst()) : memory_.shadow.objectAt(address, bytes));
}

bool Rules::reachesWide(At at, uint64_t bytes, bool isWrite) {
  return decides(at.b(), Say::ThisAddress) &&
         memory_.access(*at.b(), word(at.b()), bytes, isWrite, at.inst());
}

bool Rules::loads(At at, unsigned bytes, bool isBit) {
  if (!reachesWide(at, bytes, false)) return false;
  return !memory_.shadow.isMemory(*at.b()) ||
         (memory_.accessAs(uint8_t(at.pc->x), *at.b(), bytes, false) &&
          loadsScalar(at, *at.b(), bytes, isBit));
}

bool Rules::stores(At at, unsigned bytes) {
  if (!reachesWide(at, bytes, true)) return false;
  if (!memory_.shadow.isMemory(*at.b())) return true;
  if (!memory_.accessAs(uint8_t(at.pc->x), *at.b(), bytes, true)) return false;
  memory_.shadow.storeScalar(at.a(), *at.b(), bytes, word(at.a()));
  return true;
}

bool Rules::loadWide(At at) {
  if (!reachesWide(at, at.pc->c, false)) return false;
  if (memory_.space.at(*at.b(), at.pc->c)) memory_.shadow.load(at.a(), *at.b(), at.pc->c);
  return true;
}

bool Rules::storeWide(At at) {
  const uint64_t to = *at.b(), size = at.pc->c;
  if (!reachesWide(at, size, true)) return false;
  if (!memory_.space.at(to, size)) return true;
  memory_.objects.setHeapType(to, size);
  memory_.shadow.store(at.a(), to, size);
  return true;
}

bool Rules::loadOdd(At at) {
  const unsigned bytes = (at.pc->x + 7u) / 8;
  if (!reachesWide(at, bytes, false)) return false;
  if (!memory_.shadow.isMemory(*at.b())) return true;
  uint64_t bits = 0;
  std::memcpy(&bits, memory_.shadow.unsetAt(*at.b()), bytes);
  return setShadow(at.a(), uint64_t(int64_t(bits << (64 - at.pc->x)) >> (64 - at.pc->x)), 0);
}

bool Rules::storeOdd(At at) {
  const unsigned bytes = (at.pc->x + 7u) / 8;
  if (!reachesWide(at, bytes, true)) return false;
  if (!memory_.shadow.isMemory(*at.b())) return true;
  memory_.objects.setHeapType(*at.b(), bytes);
  memory_.shadow.storeScalar(at.a(), *at.b(), bytes, 0);
  return true;
}

template <bool isMemcpy>
bool Rules::copy(At at) {
  const uint64_t to = *at.a(), from = *at.b(), size = *at.c();
  if (!decides(at.c(), Say::ThisSize)) return false;
  if (!size) return true;
  if (!decides(at.a(), Say::ThisAddress) ||
      !memory_.access(to, word(at.a()), size, true, nullptr) ||
      !decides(at.b(), Say::ThisAddress) ||
      !memory_.access(from, word(at.b()), size, false, nullptr))
    return false;
  if (!memory_.space.at(to, size) || !memory_.space.at(from, size)) return true;
  if (isMemcpy && to != from && to < from + size && from < to + size &&
      !reports_.report(Reports::Overlap, reports_.say<Say::CopyOverlaps>(reports_.bytesText(size))))
    return false;
  memory_.copy(to, from, size);
  return true;
}
template bool Rules::copy<true>(At);
template bool Rules::copy<false>(At);

bool Rules::fill(At at) {
  const uint64_t to = *at.a(), size = *at.c();
  if (!decides(at.c(), Say::ThisSize)) return false;
  if (!size) return true;
  if (!decides(at.a(), Say::ThisAddress) || !memory_.access(to, word(at.a()), size, true, nullptr))
    return false;
  if (memory_.space.at(to, size)) memory_.set(to, size, unset(at.b()) & 0xFF);
  return true;
}

bool Rules::argumentList(At at) {
  if (const uint64_t size = interp_.rules().vaListSize(); memory_.space.at(*at.a(), size))
    memory_.set(*at.a(), size, false);
  return true;
}

// ---- calls and results

bool Rules::calledPointer(At at) {
  if (!decides(at.b(), Say::ThisCall)) return false;
  if (*at.b() >= Space::kFirst) return true;
  reports_.report(Reports::Null, reports_.say<Say::CallOfNull>());
  return false;
}

bool Rules::result(At at) {
  const Inst* inst = at.inst();
  returned_.assign({unset(at.a()), word(at.a())});
  if (inst && inst->numOps && inst->operand(0)->isUndefOrPoison())
    returned_.assign(
        {~uint64_t(0), memory_.origins.wordOf({Origin::NoReturn, at.callee.function, {}})});
  return at.fp[-1] || at.fp[-4] || at.callee.function->name != "main" || !returned_[0] ||
         memory_.reportUnset(returned_[1], reports_.said(Say::ExitStatus));
}

bool Rules::noResult(At) {
  returned_.assign({0, 0});
  return true;
}

bool Rules::wideResult(At at) {
  const size_t words = at.pc->b / 8;
  returned_.assign(&unset(at.a()), &unset(at.a()) + words);
  returned_.insert(returned_.end(), &word(at.a()), &word(at.a()) + words);
  return true;
}

// ---- the codes that are only for the checker

void Rules::passed(uint64_t area, const std::vector<GivenArgument>& arguments) {
  givenTypes_.erase(givenTypes_.lower_bound(area), givenTypes_.end());
  for (const GivenArgument& each : arguments) givenTypes_[each.address] = each.type;
}

/// va_arg takes what lies there: an argument of so many bits, that is a float or not.
bool Rules::nextArgument(At at) {
  const uint64_t address = *at.a(), bits = *at.c() & 1023;
  const bool isFloat = *at.c() & 1024;
  const std::string& type = at.callee.texts[at.pc->b];
  const uint32_t id = memory_.objects.ownerAt(address);
  if (!id || memory_.objects[id].kind != Object::Argument || memory_.objects[id].value) return true;
  if (*memory_.shadow.unsetAt(address))
    return reports_.report(Reports::VaArg, reports_.say<Say::NoArgumentLeft>(type));
  auto given = givenTypes_.find(address);
  if (given == givenTypes_.end() || !bits) return true;
  const bool isSame = given->second->bits == bits && given->second->isFloatingPoint() == isFloat;
  return isSame || reports_.report(Reports::VaArg, reports_.say<Say::OtherVaArg>(type));
}

/// The lifetime of the variable at the address starts, or ends.
bool Rules::life(At at) {
  const uint64_t address = *at.a();
  const uint32_t id = memory_.objects.ownerAt(address);
  const bool ends = at.pc->b;
  if (ends) {
    if (id) memory_.objects.end(id, at.inst()->loc);
    return true;
  }
  memory_.set(address, uint64_t(asConstInt(at.inst()->arg(0))->value), true);
  if (!id) return true;
  Object& object = memory_.objects[id];
  object.isConst = false;          // until it has its value again
  if (object.isLive) return true;  // a jump back in its block
  memory_.objects.renew(id);
  return true;
}

bool Rules::movesPointer(At at) {
  const uint64_t from = *at.b(), to = *at.a();
  const uint32_t id = memory_.objects.objectOf(from, word(at.b()));
  if (unset(at.a())) return true;
  if (at.pc->c && !from && to && !id)  // (a negative step wraps around)
    return reports_.report(Reports::PointerArithmetic,
                           reports_.say<Say::MovedNull>(reports_.bytesText(std::min(to, 0 - to))));
  if (!id) return true;
  word(at.a()) = id;
  const Object& object = memory_.objects[id];
  const uint64_t offset = to - object.base;
  if (!object.isLive || offset <= object.size || object.isOlder(from)) return true;
  const bool isBefore = int64_t(offset) < 0;
  return reports_.report(
      Reports::PointerArithmetic,
      isBefore ? reports_.say<Say::MovedBefore>(reports_.bytesText(0 - offset),
                                                reports_.describe(object))
               : reports_.say<Say::MovedBehind>(reports_.bytesText(offset - object.size),
                                                reports_.describe(object)),
      reports_.notesOf(object));
}

bool Rules::refuseIndex(At at) {
  if (!decides(at.a(), Say::ThisIndex)) return false;
  return *at.a() < *at.c() ||
         reports_.report(Reports::Index, reports_.say<Say::OutOfIndex>(int64_t(*at.a()),
                                                                       at.callee.texts[at.pc->b]));
}

bool Rules::arrayLength(At at) {
  if (!decides(at.a(), Say::ThisLength)) return false;
  if (int64_t(*at.a()) > 0 && *at.a() <= (uint64_t(1) << 40)) return true;
  reports_.report(Reports::ArrayLength, reports_.say<Say::Length>(int64_t(*at.a())));
  return false;
}

bool Rules::difference(At at) {
  const uint64_t left = word(at.b()), right = word(at.c());
  if (unset(at.b()) | unset(at.c()) || !left || !right || left >= ShadowMemory::kOrigin ||
      right >= ShadowMemory::kOrigin)
    return true;
  return left == right ||
         reports_.report(Reports::Difference, reports_.say<Say::NotOneObject>(
                                                  reports_.describe(memory_.objects[left]),
                                                  reports_.describe(memory_.objects[right])));
}

bool Rules::reached(At at) {
  return *at.a() & 1 ? reports_.report(Reports::Returns,
                                       reports_.say<Say::NoreturnReturns>(at.callee.function->name))
                     : reports_.report(Reports::Unreachable, reports_.say<Say::AtUnreachable>());
}

bool Rules::unsequenced(At at) {
  return reports_.report(Reports::Unsequenced,
                         reports_.say<Say::NoOrder>(at.callee.texts[at.pc->b]));
}

bool Rules::becomesConst(At at) {
  if (const uint32_t id = memory_.objects.ownerAt(*at.a())) memory_.objects[id].isConst = true;
  return true;
}

bool Rules::missingResult(At at) {
  if (memory_.space.at(*at.b(), *at.a()))
    memory_.set(*at.b(), *at.a(), true,
                memory_.origins.wordOf({Origin::NoRecord, at.callee.function, {}}));
  return true;
}

}  // namespace minic::interp
