// The run of one function on an input: a walk over its instructions.
#include "ir/check/trial_run.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

#include "ir/effects.h"
#include "ir/fold.h"
#include "ir/gep.h"
#include "ir/library.h"

namespace minic {

namespace {

constexpr uint64_t kAll = ~uint64_t(0);
constexpr uint64_t kLargestObject = uint64_t(1) << 31;
constexpr uint64_t kShownMemory = 256;  // bytes behind a pointer that a call is given

uint64_t maskOf(const Type* type) {
  return type->bits >= 64 ? kAll : (uint64_t(1) << type->bits) - 1;
}

/// The bits from the lowest set one on: where a sum may depend on them.
uint64_t upwards(uint64_t bits) { return bits ? kAll << std::countr_zero(bits) : 0; }

[[noreturn]] void undefined(std::string why) { throw TrialStop{TrialEnd::Undefined, why}; }
[[noreturn]] void unsupported(std::string why) { throw TrialStop{TrialEnd::Unsupported, why}; }

/// The number of scalars in a value of the type.
uint32_t wordsOf(const Type* type) {
  constexpr uint64_t kMost = 1024;
  uint64_t words = 1;
  if (type->isVoid()) return 0;
  if (type->isVector()) {
    words = type->count;
  } else if (type->isArray()) {
    words = type->count < kMost ? type->count * wordsOf(type->element) : kMost + 1;
  } else if (type->isStruct()) {
    words = 0;
    for (const Type* field : type->fields) words += wordsOf(field);
  } else if (type->isLongDouble() || (type->isInt() && type->bits > 64)) {
    unsupported("a number of more than 64 bits");
  }
  if (words > kMost) unsupported("a large aggregate as a value");
  return uint32_t(words);
}

class Runner {
 public:
  Runner(const Function& first, const Function& original, TrialImage& image, TrialMemory& memory,
         TrialTrace& trace, const TrialLimits& limits, bool freezes)
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
  void set(const Inst* inst, TrialBits value) {
    const uint64_t mask = maskOf(inst->type);
    word(inst) = {value.bits & mask, value.unknown & mask};
  }
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
          return TrialBits{v[0].bits ^ sign, v[0].unknown};
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
        return set(inst, isLane ? vector[index.bits] : TrialBits{0, kAll});
      }
      case Op::InsertElement: {
        Words vector = all(inst->operand(0));
        const TrialBits index = get(inst->operand(2));
        if (index.unknown || index.bits >= vector.size())
          std::fill(vector.begin(), vector.end(), TrialBits{0, maskOf(inst->type->element)});
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
    const uint64_t mask = maskOf(inst->type->lane());
    if (!inst->type->isVector()) {
      TrialBits values[2] = {get(inst->operand(0)), {}};
      if (inst->numOps > 1) values[1] = get(inst->operand(1));
      return set(inst, lane(values));
    }
    const Words a = all(inst->operand(0)), b = inst->numOps > 1 ? all(inst->operand(1)) : Words{};
    Words result;
    for (size_t i = 0; i < a.size(); ++i) {
      const TrialBits values[2] = {a[i], b.empty() ? TrialBits{} : b[i]};
      TrialBits bits = lane(values);
      result.push_back({bits.bits & mask, bits.unknown & mask});
    }
    setAll(inst, result);
  }

  TrialBits binary(const Inst* inst, const TrialBits* v) {
    const auto [a, ua] = v[0];
    const auto [b, ub] = v[1];
    const Type* type = inst->type->lane();
    const unsigned width = type->bits;
    if (type->isFloatingPoint()) return {foldFloats(inst->op, width, a, b), ua | ub ? kAll : 0};
    const bool traps = opInfo(inst->op).flags & opflags::Traps;
    if (traps && ub) undefined("undef or poison as a divisor");
    const Folded folded = foldIntegers(inst->op, width, a, b, inst->flags);
    if (folded.kind == Folded::Undefined && !ua) undefined("a division by zero, or that overflows");
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
    return {result, v[0].unknown | v[1].unknown ? kAll : 0};
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
      }
      return setAll(inst, result);
    }
    lanes(inst, [&](const TrialBits* v) -> TrialBits {
      const Type *lane = from->lane(), *target = to->lane();
      const Folded folded = foldCast(inst->op, lane, target, v[0].bits);
      if (folded.kind != Folded::Number) return {folded.bits, kAll};
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
    Words result;
    for (size_t i = 0; i < yes.size(); ++i) {
      const TrialBits condition = conditions[inst->condition()->type->isVector() ? i : 0];
      if (condition.unknown)
        result.push_back({yes[i].bits, kAll});
      else
        result.push_back(condition.bits ? yes[i] : no[i]);
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
    }
    if (address.unknown) address.unknown = kAll;
    word(inst) = address;
  }

  // ---- memory

  void alloca_(const Inst* inst) {
    const uint64_t count = inst->numOps ? known(inst->operand(0), "the size of a variable") : 1;
    uint64_t size;
    if (__builtin_mul_overflow(count, inst->typeArg->size, &size) || size > kLargestObject)
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
      const uint64_t mask = maskOf(type);
      out.push_back({value.bits & mask, value.unknown & mask});
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

  void load(const Inst* inst) {
    const uint64_t address = known(inst->address(), "an address");
    Words values;
    read(inst->type, address, values);
    setAll(inst, values);
    if (!isEvent(inst)) return;
    note({"volatile load", {{inst->address()->type, {address}, {}}}, 0, false});
  }

  void store(const Inst* inst) {
    const uint64_t address = known(inst->address(), "an address");
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

  void note(TrialEvent event) {
    if (trace_.events.size() >= limits_.events)
      throw TrialStop{TrialEnd::TooLong, "too many calls"};
    trace_.events.push_back(std::move(event));
  }

  Words arguments(const Inst* inst) {
    Words result;
    for (uint32_t i = 0; i < inst->numArgs(); ++i)
      for (TrialBits word : all(inst->arg(i))) result.push_back(word);
    return result;
  }

  void callInst(const Inst* inst) {
    const Function* callee = inst->calledFunction();
    if (!callee) callee = image_.functionAt(known(inst->callee(), "the address of a function"));
    if (!callee) undefined("a call through a pointer to no function");
    if (callee->aliasee) callee = static_cast<const Function*>(callee->aliasee);
    if (callee->isAssembly) return callAssembly(inst, callee);
    if (callee->intrinsic != Intrinsic::None) return callIntrinsic(inst, callee->intrinsic);
    if (callee->isDeclaration()) return callUnknown(inst, *callee);
    if (callee->fnType != inst->call->fnType) {
      if (callee->fnType->variadic || inst->call->fnType->variadic)
        unsupported("a call with other arguments than the function has");
      undefined("a call with another type than the function has");
    }
    if (callee->fnType->variadic) unsupported("variable arguments");
    for (const ParamAttrs& attrs : inst->call->args)
      if (attrs.byVal) unsupported("an argument that is copied");
    const Words values = arguments(inst);
    Words result = call(callee == &original_ ? first_ : *callee, values);
    if (result.size() == wordsOf(inst->type)) setAll(inst, result);
  }

  void callAssembly(const Inst* inst, const Function* callee) {
    if (inst->numArgs() == 0 && inst->type->isVoid() &&
        callee->name.find_first_not_of(" \t\n") == std::string_view::npos)
      return note({"barrier", {}, 0, false});
    unsupported("assembly");
  }

  void callIntrinsic(const Inst* inst, Intrinsic intrinsic) {
    auto arg = [&](uint32_t i) { return inst->arg(i); };
    switch (intrinsic) {
      case Intrinsic::DbgInfo:
      case Intrinsic::Prefetch:
      case Intrinsic::NoAliasScope:
      case Intrinsic::X86Pause:
      case Intrinsic::StackRestore: return;
      case Intrinsic::StackSave: return set(inst, {});
      case Intrinsic::LifetimeStart:
      case Intrinsic::LifetimeEnd: return memory_.forget(get(arg(1)).bits);
      case Intrinsic::Assume:
        if (!known(arg(0), "what is assumed")) undefined("an assumption is false");
        return;
      case Intrinsic::Expect:
      case Intrinsic::ThreadAddress: return set(inst, get(arg(0)));
      case Intrinsic::Memcpy:
      case Intrinsic::Memmove: {
        const uint64_t size = known(arg(2), "the size of a copy");
        if (size == 0) return;
        return memory_.copy(known(arg(0), "an address"), known(arg(1), "an address"),
                            checkedSize(size));
      }
      case Intrinsic::Memset: {
        const uint64_t size = checkedSize(known(arg(2), "the size of what is filled"));
        const TrialBits byte = get(arg(1));
        if (size) fill(known(arg(0), "an address"), byte, size);
        return;
      }
      case Intrinsic::UMulHigh: {
        const TrialBits a = get(arg(0)), b = get(arg(1));
        const auto product = (unsigned __int128)a.bits * b.bits;
        return set(inst, {uint64_t(product >> 64), a.unknown | b.unknown ? kAll : 0});
      }
      default: break;
    }
    const uint32_t words = wordsOf(inst->type);
    const auto lowering = intrinsicInfo(intrinsic).lowering;
    if (lowering != IntrinsicLowering::ExpandInt && lowering != IntrinsicLowering::ExpandFloat &&
        lowering != IntrinsicLowering::Library)
      unsupported(fmt::format("the intrinsic '{}'", intrinsicInfo(intrinsic).stem));
    if (inst->type->isVector() || inst->numArgs() > 3) unsupported("an intrinsic on vectors");
    uint64_t numbers[3] = {};
    bool isUnknown = false;
    for (uint32_t i = 0; i < inst->numArgs(); ++i) {
      const TrialBits value = get(arg(i));
      numbers[i] = value.bits;
      isUnknown |= value.unknown != 0;
    }
    const unsigned width = arg(0)->type->bits;
    auto folded = foldIntrinsic(intrinsic, width, std::span(numbers, inst->numArgs()));
    if (!folded) unsupported(fmt::format("the intrinsic '{}'", intrinsicInfo(intrinsic).stem));
    isUnknown |= folded->kind != Folded::Number;
    Words result{{folded->bits, isUnknown ? maskOf(arg(0)->type) : 0}};
    if (folded->overflows) result.push_back({*folded->overflows, uint64_t(isUnknown)});
    if (result.size() != words) unsupported("an intrinsic of another type");
    setAll(inst, result);
  }

  static uint64_t checkedSize(uint64_t size) {
    if (size > 1 << 16) unsupported("a large copy");
    return size;
  }

  /// Adds to the event a hash of the memory that was written so far, all of which the callee may
  /// read.
  void hashMemory(TrialEvent& event) {
    for (uint64_t number : memory_.written()) {
      TrialMemory::Object& object = *memory_.find(number);
      for (auto& [page, content] : object.pages) {
        const TrialPage& initial = memory_.initial(object, page);
        bool isOwn = false;
        for (uint32_t i = 0; i < kTrialPage; ++i) {
          const uint64_t at = uint64_t(page) * kTrialPage + i;
          if (at >= object.size) break;
          if (i % 8 == 0) {
            if (std::equal(&content.data[i], &content.data[i] + 8, &initial.data[i]) &&
                std::equal(&content.isSet[i], &content.isSet[i] + 8, &initial.isSet[i]) &&
                std::equal(&content.unknown[i], &content.unknown[i] + 8, &initial.unknown[i])) {
              i += 7;  // nothing was written there
              continue;
            }
            isOwn = memory_.isOwnAddress(object, at);
          }
          const TrialMemory::Byte byte{content.data[i], content.unknown[i], content.isSet[i]};
          if (!isOwn && byte == TrialMemory::Byte{initial.data[i], 0, initial.isSet[i]}) continue;
          event.isMemoryUnknown |= byte.unknown != 0;
          event.memory += trialHash(number, at, isOwn ? 256 : byte.data);
        }
      }
    }
  }

  /// The functions of the library that passes replace by the intrinsics, and back.
  bool copiesOrFills(const Inst* inst, const Function& callee) {
    const std::string_view name = uncheckedName(callee.name);
    const bool copies = name == "memcpy" || name == "memmove";
    if (!copies && name != "memset") {
      if (name != callee.name) unsupported("a checked function of the library");
      return false;
    }
    if (inst->numArgs() < 3 || !inst->type->isPtr()) return false;
    const TrialBits to = get(inst->arg(0)), what = get(inst->arg(1));
    if (const uint64_t size = checkedSize(known(inst->arg(2), "a size"))) {
      if (to.unknown) undefined("undef or poison as an address");
      if (copies)
        memory_.copy(to.bits, known(inst->arg(1), "an address"), size);
      else
        fill(to.bits, what, size);
    }
    set(inst, to);
    return true;
  }

  void fill(uint64_t to, TrialBits byte, uint64_t size) {
    memory_.need(to, size, true);
    for (uint64_t i = 0; i < size; ++i) memory_.write(to + i, 1, byte);
  }

  void callUnknown(const Inst* inst, const Function& callee) {
    if (returnsTwice(callee)) unsupported("setjmp");
    if (copiesOrFills(inst, callee)) return;
    const Effects effects = effectsOfCall(*inst);
    TrialEvent event{std::string(callee.name), {}, 0, false};
    for (uint32_t i = 0; i < inst->numArgs(); ++i) {
      const Type* type = inst->arg(i)->type;
      std::vector<const Type*> scalars;
      appendScalars(type, scalars);
      for (const Type* scalar : scalars)
        if (scalar->isOddInt()) unsupported("an argument of an odd width");  // it will be widened
      for (TrialBits value : all(inst->arg(i))) event.arguments.push_back({type, value, {}});
      if (type->isPtr() && memoryThrough(*inst, i) & mem::ReadArgs)
        look(event.arguments.back(), i < inst->call->args.size() && inst->call->args[i].byVal
                                         ? inst->call->args[i].pointee->size
                                         : kShownMemory);
    }
    if (effects.memory & mem::ReadOther) hashMemory(event);
    // A call without effects is no event, for a pass may delete it. Its result depends on its
    // arguments and on what it reads.
    uint64_t salt = trialHash(callee.name.size(), callee.id, trace_.events.size());
    bool isUnknown = false;
    if (effects.mayDelete) {
      salt = trialHash(callee.id, event.memory);
      isUnknown = event.isMemoryUnknown;
      for (const auto& [type, value, memory] : event.arguments) {
        salt = trialHash(salt, canonical(type, value.bits));
        isUnknown |= value.unknown != 0;
        for (TrialMemory::Byte byte : memory) {
          salt = trialHash(salt, byte.isSet ? byte.data : 256);
          if (byte.unknown) unsupported("a function that reads undef or poison");
        }
      }
    } else {
      note(std::move(event));
    }
    if (effects.memory & mem::Writes & ~mem::WriteHidden) writeMemory(inst, effects, salt);
    FnAttrs attrs = inst->call->attrs & attrsOf(callee);
    if (attrs.has(fnattrs::NoReturn))
      throw TrialStop{TrialEnd::Left, fmt::format("'{}' does not return", callee.name)};
    makeResult(inst, callee, salt, isUnknown);
  }

  static uint64_t canonical(const Type* type, uint64_t bits) {
    return type->isPtr() && TrialImage::kindOf(TrialImage::numberOf(bits)) >= TrialImage::Kind::Heap
               ? TrialImage::offsetOf(bits)
               : bits;
  }

  /// Records the memory behind the pointer.
  void look(TrialEvent::Argument& argument, uint64_t most) {
    TrialMemory::Object* object = memory_.find(TrialImage::numberOf(argument.value.bits));
    const uint64_t offset = TrialImage::offsetOf(argument.value.bits);
    if (!object || object->isDead || argument.value.unknown || offset >= object->size) return;
    for (uint64_t i = 0, n = std::min(object->size - offset, most); i < n; ++i) {
      TrialMemory::Byte byte = memory_.peek(*object, offset + i);
      if (memory_.isOwnAddress(*object, (offset + i) & ~uint64_t(7))) byte = {0, 0, true};
      argument.memory.push_back(byte);
    }
  }

  /// The callee writes small numbers where it may.
  void writeMemory(const Inst* inst, const Effects& effects, uint64_t salt) {
    for (uint32_t i = 0; i < inst->numArgs(); ++i)
      if (inst->arg(i)->type->isPtr() && memoryThrough(*inst, i) & mem::WriteArgs)
        writeSome(get(inst->arg(i)), trialHash(salt, i));
    if (!(effects.memory & mem::WriteOther)) return;
    for (const GlobalVar* global : original_.module->globals)
      if (!global->isLocal() && !global->isConstant && !global->aliasee &&
          trialHash(salt, global->id, 7) % 4 == 0)
        writeSome({image_.addressOf(*global)}, trialHash(salt, global->id));
  }
  void writeSome(TrialBits pointer, uint64_t salt) {
    TrialMemory::Object* object = memory_.find(TrialImage::numberOf(pointer.bits));
    const uint64_t offset = TrialImage::offsetOf(pointer.bits);
    if (!object || object->isDead || pointer.unknown || offset >= object->size) return;
    if (object->image && object->image->isConstant) return;
    const uint64_t room = object->size - offset;
    const uint32_t size = room < 4 ? 1 : 4;
    for (uint64_t at : {uint64_t(0), salt % std::min<uint64_t>(room, 64) / 4 * 4}) {
      if (at + size > room) continue;
      // An address stays, for the program may follow it.
      uint64_t word = 0;
      const uint64_t from = (offset + at) & ~uint64_t(7);
      for (uint64_t i = 0; from + i < object->size && i < 8; ++i)
        word |= uint64_t(memory_.peek(*object, from + i).data) << 8 * i;
      if (word >> 32 && memory_.find(TrialImage::numberOf(word))) continue;
      memory_.write(pointer.bits + at, size, {trialHash(salt, at) % 8, 0});
    }
  }

  void makeResult(const Inst* inst, const Function& callee, uint64_t salt, bool isUnknown) {
    if (inst->type->isVoid()) return;
    if (returnsNoAlias(*inst)) {
      uint64_t size = 1;
      bool isSized = false;
      const LibraryFunction* row = callee.library;
      for (uint32_t i = 0; i < inst->numArgs(); ++i)
        if (inst->arg(i)->type->isInt(64)) size *= get(inst->arg(i)).bits, isSized = true;
      if (!row || !isSized) size = TrialImage::kBufferSize;
      if (size > kLargestObject) return setAll(inst, {{0}});
      return setAll(inst, {{memory_.newHeap(size, callee.name == "calloc" || !isSized)}});
    }
    if (inst->type->isPtr()) {
      for (uint32_t i = 0; i < inst->numArgs(); ++i)  // of strchr, memcpy
        if (inst->arg(i)->type->isPtr() && callee.library) return set(inst, get(inst->arg(i)));
      const uint64_t buffer = trialHash(salt, 1) % 4;
      return set(inst, {buffer ? memory_.newHeap(TrialImage::kBufferSize, true) : 0});
    }
    Words result;
    std::vector<const Type*> leaves;
    appendScalars(inst->type, leaves);
    for (const Type* leaf : leaves)
      result.push_back(
          {leaf->isPtr() ? 0 : image_.madeUp(leaf, salt += 17), isUnknown ? maskOf(leaf) : 0});
    setAll(inst, result);
  }

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

}  // namespace

std::vector<TrialBits> makeTrialArguments(const Function& function, TrialImage& image) {
  std::vector<TrialBits> values;
  uint64_t salt = 1000, earlier = 0;
  const Type* lastNumber = nullptr;
  size_t last = 0;
  for (const Argument* argument : function.args) {
    wordsOf(argument->type);  // not too many
    std::vector<const Type*> scalars;
    Runner::appendScalars(argument->type, scalars);
    for (const Type* type : scalars) {
      ++salt;
      if (!type->isPtr()) {
        // Sometimes the same number as before: passes know what follows from that.
        const bool repeats =
            !values.empty() && lastNumber == type && trialHash(image.seed(), salt, 3) % 4 == 0;
        values.push_back(repeats ? values[last] : TrialBits{image.madeUp(type, salt)});
        lastNumber = type, last = values.size() - 1;
        continue;
      }
      // Sometimes null, and sometimes into the same object as an argument before.
      const ParamAttrs& attrs = argument->attrs;
      const uint64_t choice = trialHash(image.seed(), salt) % 8;
      const bool isPassed = attrs.byVal || attrs.sret || attrs.noAlias;
      if (choice == 0 && !isPassed) {
        values.push_back({0});
      } else if (choice == 1 && earlier && !isPassed) {
        values.push_back({earlier + trialHash(image.seed(), salt, 1) % 4 * 8});
      } else {
        uint64_t size =
            attrs.pointee ? std::max<uint64_t>(attrs.pointee->size, 1) : TrialImage::kBufferSize;
        values.push_back({image.newBuffer(size)});
        if (!isPassed) earlier = values.back().bits;
      }
    }
  }
  return values;
}

TrialTrace runTrial(const Function& function, const Function& original,
                    const std::vector<TrialBits>& arguments, TrialImage& image,
                    const TrialLimits& limits, bool freezes) {
  TrialTrace trace;
  trace.memory = std::make_unique<TrialMemory>(image);
  Runner::appendScalars(function.returnType(), trace.resultTypes);
  try {
    Runner runner(function, original, image, *trace.memory, trace, limits, freezes);
    trace.result = runner.call(function, arguments);
  } catch (TrialStop& stop) {
    trace.end = stop.end;
    trace.why = std::move(stop.why);
  }
  return trace;
}

}  // namespace minic
