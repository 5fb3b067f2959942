// idiom: a loop that stores the same byte to consecutive places is a memset, one that copies
// consecutive places is a memcpy.
//
//     ph:                                         ph:
//       br label %loop                              %bytes = shl i64 %n, 2
//     loop:                                  =>     call void @llvm.memset(ptr %a, i8 0, i64
//     %bytes)
//       %i = phi i64 [0, %ph], [%i1, %loop]         br label %loop
//       %p = getelementptr i32, ptr %a, i64 %i    loop:
//       store i32 0, ptr %p                         (the rest of the loop, if there is any)
//       %i1 = add i64 %i, 1
//       %c = icmp slt i64 %i1, %n
//       br i1 %c, label %loop, label %exit
//
// The store runs in every iteration, the number of iterations is known before the loop, and the
// address moves forwards by the size of the store. All bytes are then written at once before the
// first iteration, so no other instruction of the loop may touch any of them, in any iteration.
// What is copied must not be written in the loop either.
//
// Known sizes below 32 bytes stay. A module that defines one of these functions keeps its loops:
// its memset would call itself. Linear in the accesses of a loop, of which there may be 64, times
// those that are stores. Before: loops in loop-form (others are left alone). After: the same
// blocks. LLVM's LoopIdiomRecognize.
#include <array>

#include "ir/analysis/alias.h"
#include "ir/effects.h"
#include "passes/loop/counters.h"
#include "passes/loop/sum.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr uint64_t kMinBytes = 32;
constexpr size_t kMaxLoopAccesses = 64;

/// base + offset + invariant terms + `scale` * a counter that starts at `counter->start`.
struct SteppedAddress {
  Address form;
  uint32_t stepped;  // which term
  Counter counter;
  bool isNext;     // the term is the counter after its step
  int64_t stride;  // bytes per iteration
};

class Idioms : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    if (nest_.size() == 0) return false;
    for (const char* name : {"memset", "memcpy", "memmove"})
      if (const Function* own = module_.findFunction(name); own && !own->isDeclaration())
        return false;
    for (uint32_t loop = 0; loop < nest_.size(); ++loop)
      if (!nest_.hasInner(loop) && nest_.isInForm(loop)) visit(loop);
    context_.count("memset made", sets_);
    context_.count("memcpy made", copies_);
    return sets_ + copies_;
  }

 private:
  void visit(uint32_t loop) {
    auto count = tripCountOf(nest_, tree_, loop);
    if (!count) return;
    accesses_.clear();
    for (const Block* block : nest_.blocks(loop))
      for (Inst* inst : insts(block)) {
        Effects effects = effectsOf(*inst);
        if (effects.mayNotReturn) return;
        if (effects.memory) accesses_.push_back(inst);
        if (accesses_.size() > kMaxLoopAccesses) return;
      }
    for (Inst* store : std::vector(accesses_)) {
      if (!store->is(Op::Store) || effectsOf(*store).isOrdered ||
          !tree_.dominates(store->block, nest_.latch(loop)))
        continue;
      uint64_t size = store->storedValue()->type->size;
      if (count->number && *count->number * size < kMinBytes) continue;
      if (makeSet(loop, *count, store) || makeCopy(loop, *count, store))
        std::erase(accesses_, store);
    }
  }

  /// The address, if it moves forwards by `size` bytes in each iteration.
  std::optional<SteppedAddress> steppedBy(uint32_t loop, const Value* address, uint64_t size) {
    SteppedAddress stepped{Address::of(address), Address::kMaxTerms, {}, false, 0};
    const Address& form = stepped.form;
    if (!form.isKnown || form.modulus != 0 || !nest_.isInvariant(loop, form.base))
      return std::nullopt;
    for (uint32_t i = 0; i < form.numTerms; ++i) {
      auto* variable = const_cast<Value*>(form.terms[i].variable);
      if (nest_.isInvariant(loop, variable)) continue;
      if (stepped.stepped != Address::kMaxTerms || !variable->type->isInt(64)) return std::nullopt;
      stepped.stepped = i;
      bool found = false;
      for (Inst* phi : phis(nest_.header(loop)))
        if (auto counter = counterOf(nest_, loop, phi);
            counter && (phi == variable || counter->next == variable)) {
          stepped.counter = *counter;
          stepped.isNext = phi != variable;
          found = true;
        }
      if (!found) return std::nullopt;
      stepped.stride = int64_t(uint64_t(form.terms[i].scale) * uint64_t(stepped.counter.step));
    }
    return stepped.stride == int64_t(size) ? std::optional(stepped) : std::nullopt;
  }

  /// The byte of which all bytes of the value are copies; null if there is none.
  Value* byteOf(uint32_t loop, Value* value) {
    Type* i8 = module_.types.i8();
    if (value->is(Op::ConstNull)) return module_.constInt(i8, 0);
    if (value->type->isInt(8) && nest_.isInvariant(loop, value)) return value;
    uint64_t bits;
    if (const ConstInt* number = asConstInt(value); number && number->type->bits <= 64)
      bits = number->zext();
    else if (const ConstFloat* real = asConstFloat(value))
      bits = real->bits;
    else
      return nullptr;
    for (uint64_t i = 0; i < value->type->size; ++i)
      if ((bits >> (8 * i) & 255) != (bits & 255)) return nullptr;
    return value->type->isInt() && value->type->bits % 8 != 0 ? nullptr
                                                              : module_.constInt(i8, bits & 255);
  }

  /// Whether, apart from `a` and `b`, no access of the loop does `what` (reads, writes) to the
  /// bytes that `access` has in any of the iterations.
  bool isAlone(uint32_t loop, const Inst* access, uint8_t what, const Inst* a, const Inst* b) {
    MemoryLocation bytes = MemoryLocation::of(*access);
    for (const Inst* other : accesses_)
      if (other != a && other != b && alias_.accessOf(*other, bytes, nest_.header(loop)) & what)
        return false;
    return true;
  }

  bool makeSet(uint32_t loop, const TripCount& count, Inst* store) {
    Value* byte = byteOf(loop, store->storedValue());
    if (!byte) return false;
    uint64_t size = store->storedValue()->type->size;
    auto to = steppedBy(loop, store->address(), size);
    if (!to || !isAlone(loop, store, access::Any, store, store)) return false;
    context_.remark<Remark::MemsetMade>(store->loc);
    start(loop, store);
    Value* bytes = length(count, size);
    call(Intrinsic::Memset, lowest(*to), byte, bytes);
    erase(store);
    ++sets_;
    return true;
  }

  bool makeCopy(uint32_t loop, const TripCount& count, Inst* store) {
    Inst* load = asInst(store->storedValue());
    if (!load || !load->is(Op::Load) || nest_.isInvariant(loop, load) ||
        load->type->isAggregate() || effectsOf(*load).isOrdered)
      return false;
    uint64_t size = load->type->size;
    auto to = steppedBy(loop, store->address(), size);
    if (!to) return false;
    auto from = steppedBy(loop, load->address(), size);
    if (!from) return false;
    bool isApart = alias_.alias(MemoryLocation::of(*load), MemoryLocation::of(*store),
                                nest_.header(loop)) == Alias::No;
    if (!isApart || !isAlone(loop, store, access::Any, store, load) ||
        !isAlone(loop, load, access::Write, store, load))
      return false;
    context_.remark<Remark::MemcpyMade>(store->loc);
    start(loop, store);
    Value* bytes = length(count, size);
    Value* target = lowest(*to);
    call(Intrinsic::Memcpy, target, lowest(*from), bytes);
    erase(store);
    if (!load->hasUses()) {
      std::erase(accesses_, load);
      erase(load);
    }
    ++copies_;
    return true;
  }

  // ---- new code, in the preheader

  void start(uint32_t loop, const Inst* store) {
    build_.loc = store->loc;
    build_.setInsertPoint(nest_.preheader(loop)->last);
  }

  Value* length(const TripCount& count, uint64_t size) {
    return sums_.times(count.make(build_), int64_t(size));
  }

  /// Where the bytes of all iterations begin.
  Value* lowest(const SteppedAddress& address) {
    Value* sum = nullptr;
    uint64_t offset = uint64_t(address.form.offset);
    for (uint32_t i = 0; i < address.form.numTerms; ++i) {
      const AddressTerm& term = address.form.terms[i];
      auto* value = const_cast<Value*>(term.variable);
      if (i == address.stepped) {
        value = address.counter.start;
        if (address.isNext) offset += uint64_t(address.stride);
      }
      if (const ConstInt* number = asConstInt(value)) {
        offset += uint64_t(number->value) * uint64_t(term.scale);
        continue;
      }
      if (!value->type->isInt(64))
        value = build_.cast(term.isZeroExtended ? Op::ZExt : Op::SExt, value, module_.types.i64());
      value = sums_.times(value, term.scale);
      sum = sums_.plus(sum, value);
    }
    auto* start = const_cast<Value*>(address.form.base);
    if (sum) start = sums_.moved(start, sum);
    return sums_.moved(start, sums_.number(int64_t(offset)));
  }

  void call(Intrinsic which, Value* to, Value* from, Value* bytes) {
    build_.call(module_.intrinsic(which),
                std::array{to, from, bytes, static_cast<Value*>(module_.constBool(false))});
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  AliasAnalysis alias_{function_, &tree_};
  SumBuilder sums_{build_};
  std::vector<Inst*> accesses_;  // of the loop at hand
  uint64_t sets_ = 0, copies_ = 0;
};

}  // namespace

bool recogniseIdioms(Function& function, PassContext& context) {
  return Idioms(function, context).run();
}

}  // namespace minic
