// The executor of one run of a trial: values, instructions and memory here, calls in
// trial_calls.cpp. Private to ir/trial/.
#pragma once

#include <algorithm>
#include <bit>
#include <fmt/format.h>

#include "ir/effects.h"
#include "ir/fold.h"
#include "ir/gep.h"
#include "ir/library.h"
#include "ir/trial/trial_run.h"

namespace minic {

constexpr uint64_t kAll = ~uint64_t(0);
constexpr uint64_t kMaxObject = uint64_t(1) << 31;  // bytes
constexpr uint64_t kShownMemory = 256;              // bytes behind a pointer that a call is given

inline uint64_t maskOf(const Type* type) {
  return type->bits >= 64 ? kAll : (uint64_t(1) << type->bits) - 1;
}

constexpr TrialBits kPoison{0, kAll, true};

/// As many bits as the type has.
inline TrialBits cut(TrialBits value, const Type* type) {
  const uint64_t mask = maskOf(type);
  return {value.bits & mask, value.unknown & mask, value.isPoison};
}

/// The bits from the lowest set one on: where a sum may depend on them.
inline uint64_t upwards(uint64_t bits) { return bits ? kAll << std::countr_zero(bits) : 0; }

[[noreturn]] inline void undefined(std::string why) { throw TrialStop{TrialEnd::Undefined, why}; }
[[noreturn]] inline void unsupported(std::string why) {
  throw TrialStop{TrialEnd::Unsupported, why};
}

/// The number of scalars in a value of the type.
inline uint32_t wordsOf(const Type* type) {
  constexpr uint64_t kMaxWords = 1024;
  uint64_t words = 1;
  if (type->isVoid()) return 0;
  if (type->isVector()) {
    words = type->count;
  } else if (type->isArray()) {
    words = type->count < kMaxWords ? type->count * wordsOf(type->element) : kMaxWords + 1;
  } else if (type->isStruct()) {
    words = 0;
    for (const Type* field : type->fields) words += wordsOf(field);
  } else if (type->isLongDouble() || (type->isInt() && type->bits > 64)) {
    unsupported("a number of more than 64 bits");
  }
  if (words > kMaxWords) unsupported("a large aggregate as a value");
  return uint32_t(words);
}

class TrialRunner {
 public:
  TrialRunner(const Function& first, const Function& original, TrialImage& image,
              TrialMemory& memory, TrialTrace& trace, const TrialLimits& limits, bool freezes)
      : first_(first),
        original_(original),
        image_(image),
        memory_(memory),
        trace_(trace),
        limits_(limits),
        freezes_(freezes) {}

  std::vector<TrialBits> call(const Function& function, const std::vector<TrialBits>& arguments) {
    if (++depth_ > limits_.depth) unsupported("calls are too deep");
    Frame outer = std::exchange(frame_, {});
    frame_.layout = &layoutOf(function);
    frame_.words.resize(frame_.layout->words);
    size_t at = 0;
    for (const Argument* argument : function.args)
      for (uint32_t i = 0, n = wordsOf(argument->type); i < n && at < arguments.size(); ++i)
        word(argument, i) = arguments[at++];
    std::vector<TrialBits> result = runBlocks(function);
    for (uint64_t local : frame_.locals) memory_.find(local)->isDead = true;
    frame_ = std::move(outer);
    --depth_;
    return result;
  }

 private:
  using Words = std::vector<TrialBits>;
  struct Layout {
    std::vector<uint32_t> first;  // by value id: the first word
    uint32_t words = 0;
  };
  struct Frame {
    const Layout* layout = nullptr;
    Words words;
    std::vector<uint64_t> locals;
  };

  const Function &first_, &original_;
  TrialImage& image_;
  TrialMemory& memory_;
  TrialTrace& trace_;
  const TrialLimits& limits_;
  const bool freezes_;
  Frame frame_;
  uint32_t depth_ = 0;
  std::unordered_map<const Function*, Layout> layouts_;

  Layout& layoutOf(const Function& function) {
    auto [found, isNew] = layouts_.try_emplace(&function);
    Layout& layout = found->second;
    if (!isNew) return layout;
    layout.first.resize(function.nextValueId);
    auto add = [&](const Value* value) {
      layout.first[value->id] = layout.words;
      layout.words += wordsOf(value->type);
    };
    for (const Argument* argument : function.args) add(argument);
    for (const Block* block : blocks(function))
      for (const Inst* inst : insts(block)) add(inst);
    return layout;
  }

  // ---- values

  TrialBits& word(const Value* value, uint32_t i = 0) {
    return frame_.words[frame_.layout->first[value->id] + i];
  }
  TrialBits get(const Value* value) {
    return value->isConstant() ? image_.scalar(*value) : word(value);
  }
  Words all(const Value* value) {
    Words result;
    if (value->isConstant()) {
      image_.appendConstant(*value, result);
    } else {
      const TrialBits* from = frame_.words.data() + frame_.layout->first[value->id];
      result.assign(from, from + wordsOf(value->type));
    }
    return result;
  }
  void set(const Inst* inst, TrialBits value) { word(inst) = cut(value, inst->type); }
  void setAll(const Inst* inst, const Words& values) {
    std::copy(values.begin(), values.end(), frame_.words.begin() + frame_.layout->first[inst->id]);
  }
  /// A value that decides something.
  uint64_t known(const Value* value, const char* what) {
    const TrialBits bits = get(value);
    if (bits.unknown) undefined(fmt::format("undef or poison as {}", what));
    return bits.bits;
  }

  // ---- blocks

  std::vector<TrialBits> runBlocks(const Function& function) {
    const Block* block = function.entry();
    while (true) {
      for (const Inst* inst : insts(block)) {
        if (inst->is(Op::Phi)) continue;
        if (++trace_.steps > limits_.steps) throw TrialStop{TrialEnd::TooLong, "too many steps"};
        if (!inst->isTerm()) {
          run(inst);
          continue;
        }
        if (inst->is(Op::Ret)) return inst->numOps ? all(inst->operand(0)) : Words{};
        block = follow(block->succs[successor(inst)]);
        break;
      }
    }
  }

  uint32_t successor(const Inst* inst) {
    switch (inst->op) {
      case Op::Br: return 0;
      case Op::CondBr: return known(inst->condition(), "the condition of a branch") ? 0 : 1;
      case Op::Switch: {
        const uint64_t value = known(inst->condition(), "the value of a switch");
        for (uint32_t i = 1; i < inst->numOps; ++i)
          if (asConstInt(inst->operand(i))->zext() == value) return i;
        return 0;
      }
      case Op::Unreachable: undefined("control comes to an 'unreachable'");
      default: unsupported("an indirect branch");
    }
  }

  const Block* follow(Edge edge) {
    std::vector<Words> values;
    for (const Inst* phi : phis(edge.block)) values.push_back(all(phi->operand(edge.index)));
    size_t i = 0;
    for (const Inst* phi : phis(edge.block)) setAll(phi, values[i++]);
    return edge.block;
  }

  // ---- instructions

  void run(const Inst* inst) {
    if (isBinary(inst->op)) return lanes(inst, [&](const TrialBits* v) { return binary(inst, v); });
    if (isCast(inst->op)) return cast(inst);
    switch (inst->op) {
      case Op::ICmp:
      case Op::FCmp: return lanes(inst, [&](const TrialBits* v) { return compare(inst, v); });
      case Op::FNeg:
        return lanes(inst, [&](const TrialBits* v) {
          const uint64_t sign = uint64_t(1) << (inst->type->lane()->bits - 1);
          return TrialBits{v[0].bits ^ sign, v[0].unknown, v[0].isPoison};
        });
      case Op::Select: return select(inst);
      case Op::Freeze: return freeze(inst);
      case Op::Alloca: return alloca_(inst);
      case Op::Load: return load(inst);
      case Op::Store: return store(inst);
      case Op::Gep: return gep(inst);
      case Op::AtomicRmw: return readWrite(inst);
      case Op::CmpXchg: return exchange(inst);
      case Op::Fence: return note({"fence", {}, 0, false});
      case Op::Call: return callInst(inst);
      case Op::ExtractValue: {
        const Type* type = inst->operand(0)->type;
        const uint32_t from = member(type, inst, 1);
        Words whole = all(inst->operand(0));
        return setAll(inst, {whole.begin() + from, whole.begin() + from + wordsOf(type)});
      }
      case Op::InsertValue: {
        const Type* type = inst->operand(0)->type;
        const uint32_t from = member(type, inst, 2);
        Words whole = all(inst->operand(0)), part = all(inst->operand(1));
        std::copy(part.begin(), part.end(), whole.begin() + from);
        return setAll(inst, whole);
      }
      case Op::ExtractElement: {
        const Words vector = all(inst->operand(0));
        const TrialBits index = get(inst->operand(1));
        const bool isLane = !index.unknown && index.bits < vector.size();
        return set(inst, isLane ? vector[index.bits] : kPoison);
      }
      case Op::InsertElement: {
        Words vector = all(inst->operand(0));
        const TrialBits index = get(inst->operand(2));
        if (index.unknown || index.bits >= vector.size())
          std::fill(vector.begin(), vector.end(), cut(kPoison, inst->type->element));
        else
          vector[index.bits] = get(inst->operand(1));
        return setAll(inst, vector);
      }
      case Op::ShuffleVector: {
        Words from = all(inst->operand(0)), second = all(inst->operand(1)), result;
        from.insert(from.end(), second.begin(), second.end());
        for (uint32_t i = 0; i < inst->type->count; ++i) {
          const int32_t lane = shuffleLane(inst, i);
          result.push_back(lane < 0 ? TrialBits{0, maskOf(inst->type->element)}
                                    : from[size_t(lane)]);
        }
        return setAll(inst, result);
      }
      default: unsupported(fmt::format("the instruction '{}'", opInfo(inst->op).text));
    }
  }

  /// The result lane by lane, each made of the lanes of the operands.
  template <class Lane>
  void lanes(const Inst* inst, Lane lane) {
    if (!inst->type->isVector()) {
      TrialBits values[2] = {get(inst->operand(0)), {}};
      if (inst->numOps > 1) values[1] = get(inst->operand(1));
      return set(inst, lane(values));
    }
    const Words a = all(inst->operand(0)), b = inst->numOps > 1 ? all(inst->operand(1)) : Words{};
    Words result;
    for (size_t i = 0; i < a.size(); ++i) {
      const TrialBits values[2] = {a[i], b.empty() ? TrialBits{} : b[i]};
      result.push_back(cut(lane(values), inst->type->lane()));
    }
    setAll(inst, result);
  }

  TrialBits binary(const Inst* inst, const TrialBits* v) {
    const auto [a, ua, isPoisonA] = v[0];
    const auto [b, ub, isPoisonB] = v[1];
    const bool isPoison = isPoisonA || isPoisonB;
    const Type* type = inst->type->lane();
    const unsigned width = type->bits;
    if (type->isFloatingPoint())
      return {foldFloats(inst->op, width, a, b), ua | ub ? kAll : 0, isPoison};
    const bool traps = opInfo(inst->op).flags & opflags::Traps;
    if (traps && ub) undefined("undef or poison as a divisor");
    const Folded folded = foldIntegers(inst->op, width, a, b, inst->flags);
    // An unknown dividend may be the one that overflows.
    const bool isSigned = inst->op == Op::SDiv || inst->op == Op::SRem;
    const bool mayOverflow = isSigned && ua && b == maskOf(type);
    if (traps && (b == 0 || mayOverflow || (folded.kind == Folded::Undefined && !ua)))
      undefined("a division by zero, or that overflows");
    if (isPoison || (folded.kind == Folded::Poison && !ua && !ub)) return kPoison;
    if (folded.kind == Folded::Poison) return {folded.bits, kAll};
    uint64_t unknown = ua | ub;
    if (!unknown) return {folded.bits, 0};
    switch (inst->op) {
      case Op::And: unknown = (ua & ub) | (ua & b) | (ub & a); break;
      case Op::Or: unknown = (ua & ub) | (ua & ~b) | (ub & ~a); break;
      case Op::Xor: break;
      case Op::Add:
      case Op::Sub:
      case Op::Mul: unknown = inst->flags ? kAll : upwards(unknown); break;
      case Op::Shl:
      case Op::LShr:
      case Op::AShr:
        if (ub || inst->flags)
          unknown = kAll;
        else
          unknown = foldIntegers(inst->op, width, ua, b).bits;
        break;
      default: unknown = kAll;
    }
    return {folded.bits, unknown};
  }

  TrialBits compare(const Inst* inst, const TrialBits* v) {
    const unsigned width = inst->operand(0)->type->lane()->bits;
    const bool result = inst->is(Op::ICmp)
                            ? compareIntegers(inst->intPred(), width, v[0].bits, v[1].bits)
                            : compareFloats(inst->floatPred(), width, v[0].bits, v[1].bits);
    return {result, v[0].unknown | v[1].unknown ? kAll : 0, v[0].isPoison || v[1].isPoison};
  }

  void cast(const Inst* inst) {
    const Type *from = inst->operand(0)->type, *to = inst->type;
    if (inst->is(Op::BitCast) && from->lane()->bits != to->lane()->bits) {
      // The same bits in lanes of another width.
      Words result(wordsOf(to));
      const Words values = all(inst->operand(0));
      const unsigned in = from->lane()->bits, out = to->lane()->bits;
      for (size_t bit = 0, n = values.size() * in; bit < n; ++bit) {
        const TrialBits value = values[bit / in];
        result[bit / out].bits |= (value.bits >> bit % in & 1) << bit % out;
        result[bit / out].unknown |= (value.unknown >> bit % in & 1) << bit % out;
        result[bit / out].isPoison |= value.isPoison;
      }
      for (TrialBits& value : result)
        if (value.isPoison) value = cut(kPoison, to->lane());
      return setAll(inst, result);
    }
    lanes(inst, [&](const TrialBits* v) -> TrialBits {
      const Type *lane = from->lane(), *target = to->lane();
      if (v[0].isPoison) return kPoison;
      const Folded folded = foldCast(inst->op, lane, target, v[0].bits);
      if (folded.kind != Folded::Number) return {folded.bits, kAll, !v[0].unknown};
      uint64_t unknown = v[0].unknown;
      if (lane->isFloatingPoint() != target->isFloatingPoint() && !inst->is(Op::BitCast))
        unknown = unknown ? kAll : 0;
      else if (inst->is(Op::FPTrunc) || inst->is(Op::FPExt))
        unknown = unknown ? kAll : 0;
      else if (inst->is(Op::SExt))
        unknown = foldCast(Op::SExt, lane, target, unknown).bits;
      if (inst->flags && (unknown || breaksPromise(*inst, lane, target, v[0].bits, folded.bits)))
        unknown = kAll;
      return {folded.bits, unknown};
    });
  }

  /// trunc nsw or nuw that loses something, zext nneg of a negative number.
  static bool breaksPromise(const Inst& inst, const Type* from, const Type* to, uint64_t before,
                            uint64_t after) {
    if (inst.is(Op::Trunc))
      return (inst.flags & vflags::NUW && after != before) ||
             (inst.flags & vflags::NSW && foldCast(Op::SExt, to, from, after).bits != before);
    return inst.is(Op::ZExt) && before >> (from->bits - 1);
  }

  void select(const Inst* inst) {
    const Words yes = all(inst->operand(1)), no = all(inst->operand(2));
    const Words conditions = all(inst->condition());
    const bool isVector = inst->type->isVector();
    Words result;
    for (size_t i = 0; i < yes.size(); ++i) {
      const TrialBits condition = conditions[inst->condition()->type->isVector() ? i : 0];
      if (condition.unknown) {
        const TrialBits any{yes[i].bits, kAll, condition.isPoison};
        result.push_back(isVector || inst->type->isScalar() ? cut(any, inst->type->lane()) : any);
      } else {
        result.push_back(condition.bits ? yes[i] : no[i]);
      }
    }
    setAll(inst, result);
  }

  void freeze(const Inst* inst) {
    Words values = all(inst->operand(0));
    for (TrialBits& value : values) {
      if (!value.unknown) continue;
      if (!freezes_) unsupported("freeze of undef or poison");
      value = {value.bits & ~value.unknown, 0};
    }
    setAll(inst, values);
  }

  void gep(const Inst* inst) {
    if (inst->type->isVector()) unsupported("a vector of addresses");
    TrialBits address = get(inst->operand(0));
    const uint64_t base = address.bits;
    for (const GepStep& step : GepSteps(*inst)) {
      if (step.isField) {
        address.bits += step.bytes;
        continue;
      }
      const TrialBits index = get(step.index);
      const unsigned unused = 64 - step.index->type->bits;
      int64_t bytes;
      const bool overflows =
          __builtin_mul_overflow(int64_t(index.bits << unused) >> unused, step.bytes, &bytes);
      address.bits += uint64_t(bytes);
      if (index.unknown || (overflows && inst->flags)) address.unknown = kAll;
      address.isPoison |= index.isPoison;
    }
    if (address.unknown) address.unknown = kAll;
    // That far from its object an address leads to none, or to another one by accident.
    const uint64_t number = TrialImage::numberOf(base);
    if (TrialImage::numberOf(address.bits) != number && number) {
      if (inst->flags)
        address = kPoison;
      else if (TrialImage::kindOf(number) >= TrialImage::Kind::Heap)
        unsupported("an address far from the own object that it is made of");
    }
    word(inst) = address;
  }

  // ---- memory

  void alloca_(const Inst* inst) {
    const uint64_t count = inst->numOps ? known(inst->operand(0), "the size of a variable") : 1;
    uint64_t size;
    if (__builtin_mul_overflow(count, inst->typeArg->size, &size) || size > kMaxObject)
      unsupported("a large local variable");
    word(inst) = {memory_.newLocal(size)};
    frame_.locals.push_back(TrialImage::numberOf(word(inst).bits));
  }

  void read(const Type* type, uint64_t address, Words& out) {
    if (type->isVector()) {
      memory_.need(address, type->size, false);
      for (uint64_t i = 0; i < type->count; ++i)
        read(type->element, address + i * type->element->size, out);
    } else if (type->isArray()) {
      for (uint64_t i = 0; i < type->count; ++i)
        read(type->element, address + i * type->element->size, out);
    } else if (type->isStruct()) {
      for (size_t i = 0; i < type->fields.size(); ++i)
        read(type->fields[i], address + type->offsets[i], out);
    } else {
      const TrialBits value = memory_.read(address, uint32_t(type->size), type);
      // What number an own object has depends on which of them a pass has left.
      if (type->size < 8 && memory_.isOwnAddress(address & ~uint64_t(7)))
        unsupported("part of the address of an own object as a number");
      out.push_back(cut(value, type));
    }
  }
  const TrialBits* write(const Type* type, uint64_t address, const TrialBits* from) {
    if (type->isVector() || type->isArray()) {
      for (uint64_t i = 0; i < type->count; ++i)
        from = write(type->element, address + i * type->element->size, from);
    } else if (type->isStruct()) {
      for (size_t i = 0; i < type->fields.size(); ++i)
        from = write(type->fields[i], address + type->offsets[i], from);
    } else {
      TrialBits value = *from++;
      if (type->isOddInt()) value.unknown |= ~maskOf(type);
      memory_.write(address, uint32_t(type->size), value);
    }
    return from;
  }

  /// Whether the access is an event.
  static bool isEvent(const Inst* inst) {
    if (inst->isVolatile() && inst->accessedType()->isOddInt())
      unsupported("a volatile integer of an odd width");  // one access may become two
    return inst->isVolatile();
  }

  uint64_t accessed(const Inst* inst) {
    const uint64_t address = known(inst->address(), "an address");
    if (address % std::max(inst->align(), 1u)) undefined("an access that is not aligned");
    return address;
  }

  void load(const Inst* inst) {
    const uint64_t address = accessed(inst);
    Words values;
    read(inst->type, address, values);
    setAll(inst, values);
    if (!isEvent(inst)) return;
    note({"volatile load", {{inst->address()->type, {address}, {}}}, 0, false});
  }

  void store(const Inst* inst) {
    const uint64_t address = accessed(inst);
    const Words values = all(inst->storedValue());
    write(inst->storedValue()->type, address, values.data());
    if (!isEvent(inst)) return;
    TrialEvent event{"volatile store", {{inst->address()->type, {address}, {}}}, 0, false};
    for (TrialBits value : values)
      event.arguments.push_back({inst->storedValue()->type, value, {}});
    note(std::move(event));
  }

  void readWrite(const Inst* inst) {
    const uint64_t address = known(inst->operand(0), "an address");
    const unsigned width = inst->type->bits;
    Words old;
    read(inst->type, address, old);
    const TrialBits operand = get(inst->operand(1));
    const uint64_t a = old[0].bits, b = operand.bits;
    auto fold = [&](Op op) { return foldIntegers(op, width, a, b).bits; };
    auto choose = [&](IntPred pred) { return compareIntegers(pred, width, a, b) ? a : b; };
    uint64_t result = b;
    switch (inst->rmwOp()) {
      case RmwOp::Xchg: break;
      case RmwOp::Add: result = fold(Op::Add); break;
      case RmwOp::Sub: result = fold(Op::Sub); break;
      case RmwOp::And: result = fold(Op::And); break;
      case RmwOp::Nand: result = ~fold(Op::And); break;
      case RmwOp::Or: result = fold(Op::Or); break;
      case RmwOp::Xor: result = fold(Op::Xor); break;
      case RmwOp::Max: result = choose(IntPred::SGT); break;
      case RmwOp::Min: result = choose(IntPred::SLT); break;
      case RmwOp::UMax: result = choose(IntPred::UGT); break;
      case RmwOp::UMin: result = choose(IntPred::ULT); break;
    }
    const TrialBits stored{result & maskOf(inst->type), old[0].unknown | operand.unknown};
    write(inst->type, address, &stored);
    set(inst, old[0]);
  }

  void exchange(const Inst* inst) {
    const uint64_t address = known(inst->operand(0), "an address");
    Words old;
    read(inst->operand(1)->type, address, old);
    if (old[0].unknown) undefined("undef or poison is compared by cmpxchg");
    const bool equal = old[0].bits == known(inst->operand(1), "what cmpxchg compares");
    if (equal) {
      const TrialBits stored = get(inst->operand(2));
      write(inst->operand(2)->type, address, &stored);
    }
    setAll(inst, {old[0], {equal, 0}});
  }

  /// The first word of the member that the constant operands from `first` on select.
  static uint32_t member(const Type*& type, const Inst* inst, uint32_t first) {
    uint32_t at = 0;
    for (uint32_t i = first; i < inst->numOps; ++i) {
      const uint64_t index = asConstInt(inst->operand(i))->zext();
      if (type->isArray()) {
        type = type->element;
        at += uint32_t(index) * wordsOf(type);
      } else {
        for (uint64_t field = 0; field < index; ++field) at += wordsOf(type->fields[field]);
        type = type->fields[index];
      }
    }
    return at;
  }

  // ---- calls
  void note(TrialEvent event);
  Words arguments(const Inst* inst);
  void callInst(const Inst* inst);
  void callAssembly(const Inst* inst, const Function* callee);
  void callIntrinsic(const Inst* inst, Intrinsic intrinsic);
  uint64_t alignedArgument(const Inst* inst, uint32_t i);
  static void needApart(uint64_t to, uint64_t from, uint64_t size);
  static uint64_t checkedSize(uint64_t size);
  /// Adds to the event a hash of the memory that was written so far, all of which the callee may
  /// read.
  void hashMemory(TrialEvent& event);
  /// The functions of the library that passes replace by the intrinsics, and back.
  bool copiesOrFills(const Inst* inst, const Function& callee);
  bool becomesInstructions(const Inst* inst, const Function& callee);
  int compare(const Inst* inst);
  void fill(uint64_t to, TrialBits byte, uint64_t size);
  void callUnknown(const Inst* inst, const Function& callee);
  static uint64_t canonical(const Type* type, uint64_t bits);
  /// Records the memory behind the pointer.
  void look(TrialEvent::Argument& argument, uint64_t most);
  /// The callee writes small numbers where it may.
  void writeMemory(const Inst* inst, const Effects& effects, uint64_t salt);
  void writeSome(TrialBits pointer, uint64_t salt);
  void makeResult(const Inst* inst, const Function& callee, uint64_t salt, bool isUnknown);

 public:
  static void appendScalars(const Type* type, std::vector<const Type*>& out) {
    if (type->isVoid()) return;
    if (type->isArray() || type->isVector()) {
      for (uint64_t i = 0; i < type->count; ++i) appendScalars(type->element, out);
    } else if (type->isStruct()) {
      for (const Type* field : type->fields) appendScalars(field, out);
    } else {
      out.push_back(type);
    }
  }
};

}  // namespace minic
