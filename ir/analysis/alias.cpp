// The levels of alias analysis, asked from the cheapest on.
#include "ir/analysis/alias.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "ir/analysis/address.h"
#include "ir/effects.h"
#include "ir/gep.h"
#include "ir/intrinsics.h"

namespace minic {

namespace {

constexpr unsigned kMaxMerged = 8;   // pointers that are looked at through phis and selects
constexpr unsigned kMaxUses = 2000;  // of the addresses of one object

MemoryLocation locationOfArgument(const Inst& call, uint32_t arg) {
  MemoryLocation whole{call.arg(arg)};
  const Function* callee = call.calledFunction();
  if (!callee) return whole;
  bool isBlock = callee->intrinsic == Intrinsic::Memcpy ||
                 callee->intrinsic == Intrinsic::Memmove || callee->intrinsic == Intrinsic::Memset;
  const ConstInt* size = isBlock && call.numArgs() > 2 ? asConstInt(call.arg(2)) : nullptr;
  return size ? MemoryLocation{call.arg(arg), size->zext()} : whole;
}

/// Nothing but errno: the library's functions write no other memory that the program can name.
bool writesOnlyErrno(const Inst& call, uint8_t memory) {
  const Function* callee = call.calledFunction();
  return callee && callee->library && callee->isDeclaration() && !(memory & mem::ReadOther) &&
         attrsOf(*callee).has(fnattrs::WillReturn);
}

}  // namespace

MemoryLocation MemoryLocation::of(const Inst& access) {
  const Type* type = access.accessedType();
  return {access.address(), type->size};
}

// ---- objects

bool AliasAnalysis::isObject(const Value* value) {
  switch (value->op) {
    case Op::Alloca:
    case Op::Function: return true;
    case Op::Global:  // another name of a variable is no object of its own
      return !static_cast<const GlobalVar*>(value)->aliasee;
    case Op::Argument: {
      const ParamAttrs& attrs = static_cast<const Argument*>(value)->attrs;
      return attrs.noAlias || attrs.byVal;
    }
    case Op::Call: return value->type->isPtr() && returnsNoAlias(*static_cast<const Inst*>(value));
    default: return false;
  }
}

bool AliasAnalysis::isLocalObject(const Value* value) {
  return !value->is(Op::Global) && !value->is(Op::Function) && isObject(value);
}

bool AliasAnalysis::isConstantMemory(const Value* address) {
  const GlobalVar* global = asGlobalVar(baseOf(address));
  return global && global->isConstant;
}

bool isAddressKept(const Value* address, bool orShown) {
  std::vector<const Value*> work{address};
  std::vector<const Inst*> merges;
  unsigned fuel = kMaxUses;
  while (!work.empty()) {
    const Value* pointer = work.back();
    work.pop_back();
    for (const Use& use : pointer->useRange()) {
      if (fuel-- == 0) return true;
      const Inst* user = use.user;
      switch (user->op) {
        case Op::Load: continue;
        case Op::Ret:
          if (orShown) return true;
          continue;
        case Op::ICmp:
          if (orShown && !user->operand(1 - use.index())->is(Op::ConstNull)) return true;
          continue;
        case Op::Store:
          if (use.index() == 0) return true;
          continue;
        case Op::Gep:
        case Op::BitCast: work.push_back(user); continue;
        case Op::Phi:
        case Op::Select:
          if (merges.size() == kMaxMerged) return true;
          if (std::find(merges.begin(), merges.end(), user) != merges.end()) continue;
          merges.push_back(user);
          work.push_back(user);
          continue;
        case Op::Call:
          if (use.index() == 0 || mayCapture(*user, use.index() - 1)) return true;
          continue;
        default: return true;
      }
    }
  }
  return false;
}

bool AliasAnalysis::isCaptured(const Value* object) {
  if (!isLocalObject(object)) return true;
  captured_.grow(function_.nextValueId);
  if (captured_[object->id] == NotKnown)
    captured_[object->id] = isAddressKept(object, false) ? IsCaptured : IsPrivate;
  return captured_[object->id] == IsCaptured;
}

bool AliasAnalysis::mayPointInto(const Value* pointer, const Value* object, unsigned& fuel) {
  pointer = baseOf(pointer);
  if (pointer == object) return true;
  if (isObject(pointer)) return false;
  bool isLocal = isLocalObject(object);
  switch (pointer->op) {
    case Op::Phi:
    case Op::Select: {
      auto* merge = static_cast<const Inst*>(pointer);
      for (uint32_t i = merge->is(Op::Select); i < merge->numOps; ++i) {
        if (merge->operand(i) == pointer) continue;
        if (fuel == 0) return true;
        --fuel;
        if (mayPointInto(merge->operand(i), object, fuel)) return true;
      }
      return false;
    }
    case Op::Argument:  // it was there before the object was
      return !isLocal;
    case Op::Gep:  // the walk to the base was cut short
    case Op::BitCast:
    case Op::ConstExpr: return true;
    default: return !isLocal || isCaptured(object);
  }
}

// ---- accesses

bool AliasAnalysis::isSameValue(const Value* a, const Value* b, const Block* across) const {
  if (a != b || a->is(Op::Erased)) return false;  // a kept form may be older than an edit
  const Inst* inst = asInst(a);
  if (!across || !inst) return true;
  return tree_ && inst->block != across && tree_->dominates(inst->block, across);
}

Alias AliasAnalysis::alias(MemoryLocation a, MemoryLocation b, const Block* across) {
  // Two slots may be one, so the first form is copied if it is needed.
  const Value* baseA = addressOf(a.address).base;
  const Value* baseB = addressOf(b.address).base;
  if (baseA != baseB) {
    unsigned fuel = kMaxMerged;
    bool may = isObject(baseB)   ? mayPointInto(baseA, baseB, fuel)
               : isObject(baseA) ? mayPointInto(baseB, baseA, fuel)
                                 : true;
    return may ? Alias::May : Alias::No;
  }
  if (a.size == MemoryLocation::kWholeObject || b.size == MemoryLocation::kWholeObject)
    return Alias::May;
  Distance distance;
  if (isSameValue(a.address, b.address, across)) {
    distance.isKnown = true;
  } else {
    Address from = addressOf(a.address);
    distance = distanceBetween(from, addressOf(b.address), across);
  }
  if (!distance.isKnown) return Alias::May;
  // On the circle, from where a begins to where b begins, and back again.
  uint64_t ahead = uint64_t(distance.bytes), behind = -ahead;
  if (uint64_t modulus = distance.modulus) {
    if (distance.bytes < 0) {
      behind %= modulus;
      ahead = behind ? modulus - behind : 0;
    } else {
      ahead %= modulus;
      behind = modulus - ahead;
    }
  }
  if (ahead != 0 && ahead >= a.size && behind >= b.size) return Alias::No;
  return ahead == 0 && distance.modulus == 0 && a.size == b.size ? Alias::Must : Alias::May;
}

const Address& AliasAnalysis::addressOf(const Value* pointer) {
  constexpr size_t kKept = 256;
  if (addresses_.empty()) addresses_.resize(kKept);
  KnownAddress& known = addresses_[pointer->id % kKept];
  if (known.pointer != pointer) known = {pointer, Address::of(pointer)};
  return known.address;
}

AliasAnalysis::Distance AliasAnalysis::distanceBetween(const Address& from, const Address& other,
                                                       const Block* across) const {
  if (!from.isKnown || !other.isKnown || !isSameValue(from.base, other.base, across)) return {};
  uint64_t modulus = std::gcd(from.modulus, other.modulus);
  auto bytes = int64_t(uint64_t(other.offset) - uint64_t(from.offset));
  if (from.numTerms + other.numTerms == 0) return {true, bytes, modulus};
  Address to = other;
  // Variables that remain make the distance known only up to multiples of their scales.
  auto remains = [&](const AddressTerm& term, int64_t scale) {
    uint64_t step = scale < 0 ? -uint64_t(scale) : uint64_t(scale);
    modulus = std::gcd(modulus, term.mayWrap ? step & -step : step);
  };
  for (uint32_t i = 0; i < from.numTerms; ++i) {
    const AddressTerm& term = from.terms[i];
    AddressTerm* same = std::find_if(to.terms, to.terms + to.numTerms, [&](const AddressTerm& t) {
      return t.isZeroExtended == term.isZeroExtended &&
             isSameValue(t.variable, term.variable, across);
    });
    if (same == to.terms + to.numTerms) {
      remains(term, term.scale);
      continue;
    }
    int64_t scale = int64_t(uint64_t(same->scale) - uint64_t(term.scale));
    bool mayWrap = same->mayWrap || term.mayWrap;
    if (scale != 0) remains({term.variable, false, mayWrap, 0}, scale);
    *same = to.terms[--to.numTerms];
  }
  for (uint32_t i = 0; i < to.numTerms; ++i) remains(to.terms[i], to.terms[i].scale);
  return {true, bytes, modulus};
}

/// The pointer without its geps of constant indices, and the bytes that these add.
static std::pair<const Value*, int64_t> behindConstants(const Value* pointer) {
  constexpr unsigned kMaxGeps = 16;
  uint64_t bytes = 0;
  for (unsigned geps = 0; geps < kMaxGeps; ++geps) {
    const auto steps = GepSteps::of(pointer);
    const auto more = steps ? steps->constantBytes() : std::nullopt;
    if (!more) break;
    bytes += uint64_t(*more);
    pointer = steps->base();
  }
  return {pointer, int64_t(bytes)};
}

std::optional<int64_t> AliasAnalysis::bytesFrom(const Value* a, const Value* b,
                                                const Block* across) {
  const auto [start, first] = behindConstants(a);
  const auto [other, second] = behindConstants(b);
  if (isSameValue(start, other, across)) return int64_t(uint64_t(second) - uint64_t(first));
  Address from = addressOf(a);
  Distance distance = distanceBetween(from, addressOf(b), across);
  if (!distance.isKnown || distance.modulus != 0) return std::nullopt;
  return distance.bytes;
}

uint8_t AliasAnalysis::accessOf(const Inst& inst, MemoryLocation location, const Block* across) {
  uint8_t does = access::None;
  if (inst.is(Op::Call)) {
    does = accessOfCall(inst, location, across);
  } else if (inst.is(Op::Load) || inst.is(Op::Store)) {
    if (inst.isAtomic())
      does = access::Any;  // it orders the accesses before and after it
    else if (alias(MemoryLocation::of(inst), location, across) != Alias::No)
      does = inst.isVolatile() ? access::Any : inst.is(Op::Load) ? access::Read : access::Write;
  } else if (inst.is(Op::Fence) || inst.isReadWrite()) {
    const Value* base = baseOf(location.address);
    does = isLocalObject(base) && !isCaptured(base) ? access::None : access::Any;
  }
  if (does & access::Write && isConstantMemory(location.address)) does &= access::Read;
  return does;
}

uint8_t AliasAnalysis::accessOfCall(const Inst& call, MemoryLocation location,
                                    const Block* across) {
  uint8_t memory = effectsOf(call).memory, does = access::None;
  if (memory & (mem::ReadOther | mem::WriteOther)) {
    const Value* base = baseOf(location.address);
    bool isHere = isObject(base) && !(base->is(Op::Global) && !asGlobalVar(base)->init);
    bool canReach =
        !(isLocalObject(base) && !isCaptured(base)) && !(isHere && writesOnlyErrno(call, memory));
    if (canReach)
      does = uint8_t((memory & mem::ReadOther ? access::Read : 0) |
                     (memory & mem::WriteOther ? access::Write : 0));
  }
  for (uint32_t i = 0; i < call.numArgs() && does != access::Any; ++i) {
    if (!call.arg(i)->type->isPtr()) continue;
    uint8_t through = memoryThrough(call, i);
    uint8_t more = uint8_t((through & mem::ReadArgs ? access::Read : 0) |
                           (through & mem::WriteArgs ? access::Write : 0));
    if (more & ~does && alias(locationOfArgument(call, i), location, across) != Alias::No)
      does |= more;
  }
  return does;
}

}  // namespace minic
