// merge-loads and merge-stores: one access in place of several that are next to each other.
//
//     %a = load i8, ptr %p                         store i8 %low, ptr %p
//     %b = load i8, ptr %p1       (1 byte on)      store i8 %high, ptr %p1
//     %x = zext i8 %a to i16                       (%low and %high: the bytes of %x)
//     %y = zext i8 %b to i16
//     %h = shl i16 %y, 8
//     %v = or i16 %h, %x
// =>  %v = load i16, ptr %p                    =>  store i16 %x, ptr %p
//
// Both passes write an integer as its bytes (bytesOf): each is zero, or one byte of a value that is
// not looked through, such as a load. Shifts, masks, extensions and swaps of whole bytes move
// bytes; `or`, `xor` and `add` join two values where in each byte one of them is zero.
//
// merge-loads: all bytes that are not zero belong to places in memory next to each other, upwards
// or downwards, or are all bytes of one value in the opposite order. It makes one load and, for
// the opposite order, llvm.bswap. merge-stores: neighbours of 2, 4 or 8 bytes whose bytes together
// are such an integer, or a constant, become one store at the place of the last one. Either
// changes only what becomes fewer instructions. The machine must have accesses that are not
// aligned, or the first place must be aligned.
//
// GCC's passes bswap and store-merging (gimple-ssa-store-merging.cc). At most 64 instructions for
// an integer and 64 stores around each store. Before: any function. After: the same blocks.

#include <algorithm>
#include <array>
#include <optional>

#include "ir/effects.h"
#include "passes/function_pass.h"
#include "passes/passes.h"
#include "passes/scalar/access_moves.h"
#include "passes/target_option.h"

namespace minic {

namespace {

constexpr unsigned kWidest = 8, kMaxNesting = 16, kMaxSeen = 64, kMaxNeighbours = 64;

/// One byte of an integer.
struct Byte {
  Value* from = nullptr;  ///< null: the byte is zero
  unsigned index = 0;     ///< it is this byte of `from`, 0 the lowest
  bool operator==(const Byte&) const = default;
};
using Bytes = std::array<Byte, kWidest>;  ///< the lowest first

/// Where the bytes [low, low + width) of an integer come from; the others are zero.
struct Source {
  unsigned low = 0, width = 0;
  bool isSwapped = false;    ///< the highest byte comes first
  Value* value = nullptr;    ///< null: from memory
  unsigned firstByte = 0;    ///< the lowest of these of `value`
  Inst* lowest = nullptr;    ///< the load at the lowest address
  std::vector<Inst*> loads;  ///< all of them
  uint64_t constant = 0;     ///< if it is one
  bool isConstant = false;

  /// How many instructions make it of an integer of `size` bytes.
  unsigned cost(unsigned size) const {
    if (isConstant) return 0;
    return unsigned(!value) + unsigned(isSwapped) + unsigned(firstByte != 0) + unsigned(low != 0) +
           unsigned(width != size);
  }
};

class MergeBytes : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool mergeLoads() {
    for (Block* block : blocks(function_)) {
      moves_.enter(block);
      for (uint32_t at = moves_.size(); at-- > 0;)
        if (Inst* root = moves_[at]; root && isRoot(*root)) mergeInto(root);
    }
    context_.count("groups of loads merged", done_);
    return done_ != 0;
  }

  bool mergeStores() {
    for (Block* block : blocks(function_)) {
      std::vector<Candidate> stores;
      for (Inst* inst : insts(block))
        if (inst->is(Op::Store) && inst->isPlainAccess() && isWhole(inst->storedValue()->type))
          stores.push_back({inst, baseOf(inst->address())});
      if (stores.size() < 2) continue;
      moves_.enter(block);
      for (unsigned width : {8u, 4u, 2u})
        for (size_t i = 0; i < stores.size(); ++i)
          if (stores[i].store) mergeFrom(stores, i, width);
    }
    context_.count("groups of stores merged", done_);
    return done_ != 0;
  }

 private:
  const TargetInfo& target_ = *context_.options<TargetOption>().target;
  AccessMoves moves_{function_, *context_.get<DomTree>()};
  std::vector<Inst*> insts_;  // that bytesOf() has looked through since it was emptied
  uint64_t done_ = 0;

  /// An integer of 8 to 64 bits, in whole bytes.
  static bool isWhole(const Type* type) {
    return type->isInt() && type->bits % 8 == 0 && type->bits <= 8 * kWidest;
  }
  static unsigned sizeOf(const Value* value) { return value->type->bits / 8; }

  // ---- the bytes of an integer

  /// Adds the instructions that it looks through to insts_.
  Bytes bytesOf(Value* value, unsigned depth = 0) {
    const unsigned size = sizeOf(value);
    Bytes own;  // if it is not looked through
    for (unsigned i = 0; i < size; ++i) own[i] = {value, i};
    if (const ConstInt* number = asConstInt(value))
      for (unsigned i = 0; i < size; ++i)
        if ((number->zext() >> (8 * i) & 255) == 0) own[i] = {};
    Inst* inst = asInst(value);
    if (!inst || depth == kMaxNesting || insts_.size() == kMaxSeen) return own;
    std::optional<Bytes> moved = movedBytes(inst, own, depth + 1);
    if (!moved) return own;
    insts_.push_back(inst);
    return *moved;
  }

  /// Of an operation that moves whole bytes.
  std::optional<Bytes> movedBytes(Inst* inst, const Bytes& own, unsigned depth) {
    const unsigned size = sizeOf(inst);
    switch (inst->op) {
      case Op::ZExt:
      case Op::SExt:
      case Op::Trunc: {
        if (!isWhole(inst->operand(0)->type)) return std::nullopt;
        Bytes bytes = bytesOf(inst->operand(0), depth);
        for (unsigned i = sizeOf(inst->operand(0)); i < size; ++i)
          bytes[i] = inst->is(Op::SExt) ? own[i] : Byte();
        std::fill(bytes.begin() + size, bytes.end(), Byte());
        return bytes;
      }
      case Op::Shl:
      case Op::LShr: {
        const ConstInt* count = asConstInt(inst->operand(1));
        if (!count || count->zext() % 8 || count->zext() >= inst->type->bits) return std::nullopt;
        Bytes bytes = bytesOf(inst->operand(0), depth), shifted;
        const auto by = unsigned(count->zext() / 8);
        for (unsigned i = by; i < size; ++i)
          inst->is(Op::Shl) ? shifted[i] = bytes[i - by] : shifted[i - by] = bytes[i];
        return shifted;
      }
      case Op::And: {
        const ConstInt* mask = asConstInt(inst->operand(1));
        if (!mask) return std::nullopt;
        Bytes bytes = bytesOf(inst->operand(0), depth);
        for (unsigned i = 0; i < size; ++i) {
          uint64_t kept = mask->zext() >> (8 * i) & 255;
          if (kept != 255) bytes[i] = kept ? own[i] : Byte();
        }
        return bytes;
      }
      case Op::Or:
      case Op::Xor:
      case Op::Add: {
        Bytes bytes = bytesOf(inst->operand(0), depth), other = bytesOf(inst->operand(1), depth);
        for (unsigned i = 0; i < size; ++i) {
          if (!other[i].from) continue;
          if (bytes[i].from && !(inst->is(Op::Or) && bytes[i] == other[i])) return std::nullopt;
          bytes[i] = other[i];
        }
        return bytes;
      }
      case Op::Call: {
        const Function* callee = inst->calledFunction();
        if (!callee || callee->intrinsic != Intrinsic::BSwap) return std::nullopt;
        Bytes bytes = bytesOf(inst->arg(0), depth);
        std::reverse(bytes.begin(), bytes.begin() + size);
        return bytes;
      }
      default: return std::nullopt;
    }
  }

  // ---- where the bytes come from

  static bool isPlainLoad(const Value* value) {
    const Inst* load = asInst(value);
    return load && load->is(Op::Load) && load->isPlainAccess() && isWhole(load->type);
  }

  std::optional<Source> sourceOf(const Bytes& bytes, unsigned size) {
    Source source;
    auto isUsed = [](const Byte& byte) { return byte.from != nullptr; };
    auto end = bytes.begin() + size, begin = std::find_if(bytes.begin(), end, isUsed);
    if (std::all_of(begin, end,
                    [](const Byte& byte) { return !byte.from || byte.from->is(Op::ConstInt); })) {
      source.isConstant = true, source.width = size;
      for (unsigned i = 0; i < size; ++i)
        if (const Byte& byte = bytes[i]; byte.from)
          source.constant |= (asConstInt(byte.from)->zext() >> (8 * byte.index) & 255) << (8 * i);
      return source;
    }
    while (!end[-1].from) --end;
    source.low = unsigned(begin - bytes.begin()), source.width = unsigned(end - begin);
    if (source.width < 2 || !std::has_single_bit(source.width) || !std::all_of(begin, end, isUsed))
      return std::nullopt;

    // By how much each byte lies after the first.
    std::array<int64_t, kWidest> places;
    const bool isOneValue =
        std::all_of(begin, end, [&](const Byte& byte) { return byte.from == begin->from; });
    for (unsigned i = 0; i < source.width; ++i) {
      places[i] = int64_t(begin[i].index) - begin->index;
      if (isOneValue) continue;
      if (!isPlainLoad(begin[i].from)) return std::nullopt;
      Inst* load = asInst(begin[i].from);
      auto bytesFrom = moves_.aliases().bytesFrom(asInst(begin->from)->address(), load->address());
      if (!bytesFrom) return std::nullopt;
      places[i] += *bytesFrom;
      if (std::find(source.loads.begin(), source.loads.end(), load) == source.loads.end())
        source.loads.push_back(load);
    }
    source.isSwapped = places[1] < 0;
    for (unsigned i = 0; i < source.width; ++i)
      if (places[i] != (source.isSwapped ? -int64_t(i) : int64_t(i))) return std::nullopt;
    const Byte& first = source.isSwapped ? end[-1] : *begin;
    if (isOneValue) {
      source.value = first.from, source.firstByte = first.index;
    } else {
      if (first.index != 0) return std::nullopt;  // no load begins there
      source.lowest = asInst(first.from);
      if (!mayAccess(*source.lowest, source.width)) return std::nullopt;
    }
    if (source.isSwapped && !target_.swapsBytes(function_.attrs.extensions)) return std::nullopt;
    return source;
  }

  bool mayAccess(const Inst& access, unsigned bytes) const {
    return target_.hasUnalignedAccesses || access.align() >= bytes;
  }

  /// How many instructions go if `roots` go: of those that bytesOf() has looked through, and loads.
  unsigned unusedWithout(std::span<Inst* const> roots, const Source& source) const {
    std::vector<const Inst*> gone(roots.begin(), roots.end());
    auto isGone = [&](const Inst* inst) {
      return std::find(gone.begin(), gone.end(), inst) != gone.end();
    };
    bool goes = true;
    auto look = [&](const Inst* inst) {
      if (isGone(inst) || inst == source.value) return;
      for (const Use& use : inst->useRange())
        if (!isGone(use.user)) return;
      gone.push_back(inst), goes = true;
    };
    while (goes) {
      goes = false;
      std::for_each(insts_.rbegin(), insts_.rend(), look);
      std::for_each(source.loads.begin(), source.loads.end(), look);
    }
    return unsigned(gone.size());
  }

  /// An integer of the type, computed at the builder's place, right before what is at `position`.
  Value* make(const Source& source, Type* type, uint32_t position) {
    if (source.isConstant) return module_.constInt(type, int64_t(source.constant));
    Type* part = types_.intTy(8 * source.width);
    Value* value = source.value;
    if (!value) {
      Inst* load = build_.load(part, source.lowest->address());
      load->setAlign(source.lowest->align());
      moves_.setPosition(load, position);
      value = load;
    }
    if (source.firstByte)
      value = build_.binary(Op::LShr, value, module_.constInt(value->type, 8 * source.firstByte));
    if (value->type->bits > part->bits) value = build_.cast(Op::Trunc, value, part);
    if (source.isSwapped)
      value = build_.call(module_.intrinsic(Intrinsic::BSwap, part), std::array<Value*, 1>{value});
    if (part->bits < type->bits) value = build_.cast(Op::ZExt, value, type);
    if (source.low) value = build_.binary(Op::Shl, value, module_.constInt(type, 8 * source.low));
    return value;
  }

  // ---- merge-loads

  /// What it computes may be an integer put together of bytes.
  static bool isRoot(const Inst& inst) {
    auto joins = [](const Inst& it) { return it.is(Op::Or) || it.is(Op::Xor) || it.is(Op::Add); };
    if (!isWhole(inst.type) || inst.type->bits < 16) return false;
    if (joins(inst)) return true;
    if (!inst.is(Op::And) && !inst.is(Op::Trunc)) return false;
    const Inst* of = asInst(inst.operand(0));
    return of && joins(*of) && isWhole(of->type);
  }

  void mergeInto(Inst* root) {
    insts_.clear();
    Bytes bytes = bytesOf(root);
    std::optional<Source> source = sourceOf(bytes, sizeOf(root));
    if (!source || source->isConstant || source->value == root) return;
    if (source->value && !source->isSwapped) return;  // of simplify's kind
    if (unusedWithout(std::array{root}, *source) <= source->cost(sizeOf(root))) return;
    Inst* place = root;
    if (!source->value) {
      uint32_t last = 0;
      for (const Inst* load : source->loads) {
        if (load->block != root->block) return;
        last = std::max(last, moves_.positionOf(load));
      }
      for (const Inst* load : source->loads)
        if (!moves_.mayDelay(load, last, {})) return;
      place = moves_[last];
      context_.remark<Remark::LoadsMerged>(root->loc, source->loads.size());
    }
    build_.at(place);
    replaceAllUses(root, make(*source, root->type, moves_.positionOf(place)));
    remove(root);
    ++done_;
  }

  /// Deletes it and what only it has used.
  void remove(Inst* inst) {
    std::vector<Inst*> work = {inst};
    while (!work.empty()) {
      Inst* dead = work.back();
      work.pop_back();
      std::vector<Inst*> operands;
      for (const Use& use : dead->operands())
        if (Inst* operand = asInst(use.value)) operands.push_back(operand);
      moves_.erase(dead);
      std::sort(operands.begin(), operands.end());
      operands.erase(std::unique(operands.begin(), operands.end()), operands.end());
      for (Inst* operand : operands)
        if (isTriviallyDead(*operand)) work.push_back(operand);
    }
  }

  // ---- merge-stores

  struct Candidate {
    Inst* store;  ///< null: it is part of another one
    const Value* base;
  };

  /// Stores next to each other that fill `width` bytes from stores[first] on, by their addresses;
  /// empty if there are none.
  std::vector<Inst*> groupFrom(const std::vector<Candidate>& stores, size_t first, unsigned width) {
    auto [lowest, base] = stores[first];
    std::array<Inst*, kWidest> at = {lowest};
    size_t found = 1;
    const size_t begin = first > kMaxNeighbours ? first - kMaxNeighbours : 0;
    const size_t end = std::min(stores.size(), first + kMaxNeighbours);
    for (size_t i = begin; i < end; ++i) {
      Inst* store = stores[i].store;
      if (!store || i == first || stores[i].base != base) continue;
      auto bytes = moves_.aliases().bytesFrom(lowest->address(), store->address());
      if (!bytes || *bytes < 0 || *bytes >= int64_t(width)) continue;
      if (at[size_t(*bytes)]) return {};  // stored twice
      at[size_t(*bytes)] = store;
      ++found;
    }
    std::vector<Inst*> group;
    unsigned filled = 0;
    while (filled < width && at[filled]) {
      group.push_back(at[filled]);
      filled += sizeOf(at[filled]->storedValue());
    }
    if (filled != width || group.size() != found || found < 2) group.clear();
    return group;
  }

  void mergeFrom(std::vector<Candidate>& stores, size_t first, unsigned width) {
    const std::vector<Inst*> group = groupFrom(stores, first, width);
    if (group.empty() || !mayAccess(*group[0], width)) return;
    insts_.clear();
    Bytes bytes;
    unsigned filled = 0;
    for (const Inst* store : group) {
      Bytes part = bytesOf(store->storedValue());
      for (unsigned i = 0; i < sizeOf(store->storedValue()); ++i) bytes[filled++] = part[i];
    }
    std::optional<Source> source = sourceOf(bytes, width);
    if (!source || (source->isConstant && !isImmediate(*source))) return;
    if (unusedWithout(group, *source) <= source->cost(width) + 1) return;
    Inst* last = *std::max_element(group.begin(), group.end(), [&](Inst* a, Inst* b) {
      return moves_.positionOf(a) < moves_.positionOf(b);
    });
    const uint32_t place = moves_.positionOf(last);
    if (!moves_.mayJoin(group, group[0]->address())) return;
    for (const Inst* load : source->loads)
      if (load->block != last->block || !moves_.mayDelay(load, place, group)) return;
    build_.at(last);
    Value* value = make(*source, types_.intTy(8 * width), place);
    Inst* store = build_.store(value, group[0]->address());
    store->setAlign(group[0]->align());
    context_.remark<Remark::StoresMerged>(store->loc, group.size());
    for (Inst* old : group) {
      for (Candidate& candidate : stores)
        if (candidate.store == old) candidate.store = nullptr;
      remove(old);
    }
    moves_.put(place, store);
    ++done_;
  }

  /// An instruction that stores a constant of 8 bytes takes 4, which it extends by the sign.
  static bool isImmediate(const Source& source) {
    return source.width < 8 || int64_t(source.constant) == int32_t(source.constant);
  }
};

}  // namespace

bool mergeLoads(Function& function, PassContext& context) {
  return MergeBytes(function, context).mergeLoads();
}
bool mergeStores(Function& function, PassContext& context) {
  return MergeBytes(function, context).mergeStores();
}

}  // namespace minic
