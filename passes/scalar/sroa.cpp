// sroa: scalar replacement of aggregates. A structure or a small array whose parts are accessed one
// by one becomes one variable per part; mem2reg then makes values of them.
//
//     %p = alloca { i32, double }                  %p.0 = alloca i32
//     %q = alloca { i32, double }                  %p.8 = alloca double
//     %d = getelementptr i8, ptr %p, i64 8         %q.8 = alloca double
//     store i32 %a, ptr %p                   =>    store i32 %a, ptr %p.0
//     store double %b, ptr %d                      store double %b, ptr %p.8
//     call @memcpy(ptr %q, ptr %p, i64 16)         %t = load double, ptr %p.8
//     %e = getelementptr i8, ptr %q, i64 8         store double %t, ptr %q.8
//     %x = load double, ptr %e                     %x = load double, ptr %q.8
//
// A slice is an interval of bytes that a load or store accesses. The ends of all slices of a
// variable divide it into parts. Slices spread along copies first, so that a variable which is only
// copied is divided as the ones that it is copied from and to. A copy becomes loads and stores of
// parts. An access of several parts (a whole structure of 8 bytes, passed in a register) is put
// together from them by shifts. Slices that overlap in other ways stay together in the variable.
//
// Not divided: variables whose address goes anywhere else, with accesses that are volatile or at
// variable places, of more than 64 parts; copies from and to other memory that is no constant have
// 16 parts at most. Linear in the uses of the variables, times 8 iterations of spreading. Before:
// any valid function. After: the same blocks. Muchnick, Advanced Compiler Design and
// Implementation, 12.2; LLVM's SROA.cpp.
#include <algorithm>
#include <fmt/format.h>

#include "ir/analysis/promotable.h"
#include "ir/gep.h"
#include "ir/intrinsics.h"
#include "passes/function_pass.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr size_t kMaxParts = 64;         // of a variable
constexpr size_t kMaxPieces = 8;         // parts that one load or store is put together from
constexpr size_t kMaxCopiedPieces = 16;  // parts of a copy from or to other memory
constexpr uint64_t kMaxBytes = 4096;     // of a variable
constexpr unsigned kSpreadIterations = 8;

/// Bytes that are accessed as a value of that type.
struct Slice {
  uint64_t begin, end;
  Type* type;
  bool operator==(const Slice&) const = default;
  bool overlaps(const Slice& other) const { return begin < other.end && end > other.begin; }
};

/// A use of the variable: a load, a store, or one argument of memcpy, memmove or memset.
struct Access : Slice {  // `type` is null for a call
  Inst* inst;
  uint32_t operand;
  bool isCall() const { return !type; }
};

/// A part of a variable; `local` is its new variable. Without a type it stays where it is.
struct Part : Slice {
  Inst* local = nullptr;
};

/// An alloca that may be divided.
struct Variable {
  Inst* alloca;
  std::vector<Access> accesses;
  std::vector<Inst*> markers;  ///< uses that go with the variable
  std::vector<Inst*> geps;     ///< addresses in it, operands first
  std::vector<Slice> slices;   ///< without duplicates
  Said obstacle;               ///< why it cannot be divided; empty: it can
};

/// False: there is no room for it.
bool addSlice(std::vector<Slice>& slices, const Slice& slice) {
  if (std::find(slices.begin(), slices.end(), slice) != slices.end()) return true;
  if (slices.size() == 2 * kMaxParts) return false;
  slices.push_back(slice);
  return true;
}

class Sroa : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block))
        if (inst->is(Op::Alloca) && inst->numOps == 0 && inst->typeArg->size > 0) {
          Variable variable{inst, {}, {}, {}, {}, {}};
          collect(variable);
          if (!variable.obstacle.empty())
            missed(variable);
          else if (!isPlain(variable))
            variables_.push_back(std::move(variable));
        }
    spread();
    for (Variable& variable : variables_) divide(variable);
    context_.count("variables divided", divided_);
    context_.count("parts made", parts_);
    return divided_;
  }

 private:
  void missed(const Variable& variable) {
    if (variable.alloca->typeArg->isAggregate())
      context_.missedRemark<Remark::NotDivided>(variable.alloca->loc, variable.obstacle);
  }

  // ---- the uses of a variable

  void collect(Variable& variable) const {
    variable.accesses.clear();
    variable.markers.clear();
    variable.geps.clear();
    const uint64_t size = variable.alloca->typeArg->size;
    if (size > kMaxBytes) {
      variable.obstacle = Remark::TooLarge;
      return;
    }
    std::vector<std::pair<Inst*, uint64_t>> work{{variable.alloca, 0}};
    while (!work.empty() && variable.obstacle.empty()) {
      auto [pointer, offset] = work.back();
      work.pop_back();
      for (Use& use : pointer->useRange()) {
        if (use.user->is(Op::Gep) && use.index() == 0) {
          std::optional<uint64_t> at = placeOf(*use.user, offset, size);
          if (!at) {
            variable.obstacle = Remark::VariablePlace;
            return;
          }
          variable.geps.push_back(use.user);
          work.push_back({use.user, *at});
        } else if (variable.obstacle = add(variable, use, offset); !variable.obstacle.empty()) {
          return;
        }
      }
    }
    for (const Access& access : variable.accesses)
      if (!access.isCall() && !addSlice(variable.slices, access))
        variable.obstacle = Remark::TooManyParts;
  }

  static std::optional<uint64_t> placeOf(const Inst& gep, uint64_t offset, uint64_t size) {
    const std::optional<int64_t> bytes = GepSteps(gep).constantBytes();
    if (!bytes) return std::nullopt;
    offset += uint64_t(*bytes);
    return offset <= size ? std::optional(offset) : std::nullopt;
  }

  /// Adds a use that is no gep; returns the reason if it does not allow division.
  Said add(Variable& variable, const Use& use, uint64_t offset) const {
    Inst* user = use.user;
    const uint64_t size = variable.alloca->typeArg->size;
    if (user->is(Op::Load) || (user->is(Op::Store) && use.index() == 1)) {
      Type* type = user->accessedType();
      if (!user->isPlainAccess()) return Remark::VolatileAccess;
      if (!type->isScalar() || type->isOddInt()) return Remark::AccessedWhole;
      if (offset + type->size > size) return Remark::OutOfBounds;
      variable.accesses.push_back({{offset, offset + type->size, type}, user, use.index()});
      return {};
    }
    if (user->is(Op::Call) && isDroppable(*user)) {
      variable.markers.push_back(user);
      return {};
    }
    const Function* callee = user->is(Op::Call) ? user->calledFunction() : nullptr;
    Intrinsic what = callee ? callee->intrinsic : Intrinsic::None;
    bool isCopy = what == Intrinsic::Memcpy || what == Intrinsic::Memmove;
    if (!isCopy && what != Intrinsic::Memset) {
      if (user->is(Op::Call)) return Remark::PassedToCall;
      return minic::filled<Remark::UsedBy>(opInfo(user->op).text);
    }
    const ConstInt *length = asConstInt(user->arg(2)), *isVolatile = asConstInt(user->arg(3));
    if (!length || !isVolatile || !isVolatile->isZero()) return Remark::CopiedVariably;
    if (length->zext() > size - offset) return Remark::CopyOutOfBounds;
    if (!isCopy && !asConstInt(user->arg(1))) return Remark::FilledVariably;
    if (length->zext())
      variable.accesses.push_back({{offset, offset + length->zext(), nullptr}, user, use.index()});
    else
      variable.markers.push_back(user);
    return {};
  }

  /// mem2reg can promote it as it is, or nothing uses it.
  static bool isPlain(const Variable& variable) {
    return std::all_of(variable.accesses.begin(), variable.accesses.end(),
                       [&](const Access& a) { return a.type == variable.alloca->typeArg; });
  }

  // ---- slices spread along copies

  struct Copy {
    uint32_t to, from;  // in variables_
    uint64_t toBegin, fromBegin, size;
  };

  void spread() {
    for (uint32_t i = 0; i < variables_.size(); ++i) variableOf_[variables_[i].alloca->id] = i + 1;
    std::vector<Copy> copies;
    IdMap<uint32_t> sourceAt(function_.nextValueId);  // by call: the Copy + 1
    for (uint32_t i = 0; i < variables_.size(); ++i)
      for (const Access& access : variables_[i].accesses) {
        if (!access.isCall() || access.inst->arg(1)->is(Op::ConstInt)) continue;
        uint32_t& copy = sourceAt[access.inst->id];
        if (!copy) {
          copies.push_back({UINT32_MAX, UINT32_MAX, 0, 0, access.end - access.begin});
          copy = uint32_t(copies.size());
        }
        Copy& entry = copies[copy - 1];
        bool isTarget = access.operand == 1;
        (isTarget ? entry.to : entry.from) = i;
        (isTarget ? entry.toBegin : entry.fromBegin) = access.begin;
      }
    std::erase_if(
        copies, [](const Copy& copy) { return copy.to == UINT32_MAX || copy.from == UINT32_MAX; });
    for (unsigned iteration = 0; iteration < kSpreadIterations; ++iteration) {
      size_t grown = 0;
      for (const Copy& copy : copies) {
        grown += spread(copy.from, copy.fromBegin, copy.to, copy.toBegin, copy.size);
        grown += spread(copy.to, copy.toBegin, copy.from, copy.fromBegin, copy.size);
      }
      if (!grown) return;
      std::reverse(copies.begin(), copies.end());
    }
  }

  size_t spread(uint32_t from, uint64_t fromBegin, uint32_t to, uint64_t toBegin, uint64_t size) {
    std::vector<Slice>& target = variables_[to].slices;
    const std::vector<Slice> source = variables_[from].slices;
    size_t before = target.size();
    for (const Slice& slice : source)
      if (slice.begin >= fromBegin && slice.end <= fromBegin + size)
        addSlice(target,
                 {slice.begin - fromBegin + toBegin, slice.end - fromBegin + toBegin, slice.type});
    return target.size() - before;
  }

  // ---- the parts of a variable

  static bool isLarge(const Type* type) { return type->size > 8; }

  /// The type of the variable for a part that is accessed as both types: mem2reg likes what most
  /// values are, which is what is no integer.
  static Type* preferred(Type* a, Type* b) {
    auto rank = [](const Type* type) {
      return !type ? 0 : type->isInt() ? (type->bits == 1 ? 1 : 2) : type->isPtr() ? 3 : 4;
    };
    return rank(b) > rank(a) ? b : a;
  }

  /// The division at all ends of slices and copies; parts that cannot be variables have no type.
  /// `areCopiesLeft`: those that remain are copies of bytes, as replaceCall() makes them.
  std::vector<Part> partsOf(const Variable& variable, bool areCopiesLeft) const {
    std::vector<uint64_t> ends{0, variable.alloca->typeArg->size};
    for (const Slice& slice : variable.slices) ends.insert(ends.end(), {slice.begin, slice.end});
    for (const Access& access : variable.accesses)
      ends.insert(ends.end(), {access.begin, access.end});
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    auto slices = variable.slices;
    std::sort(slices.begin(), slices.end(),
              [](const Slice& a, const Slice& b) { return a.begin < b.begin; });
    std::vector<Part> parts;
    size_t next = 0;
    for (size_t i = 0; i + 1 < ends.size() && parts.size() <= kMaxParts; ++i) {
      Type* type = nullptr;
      for (; next < slices.size() && slices[next].begin == ends[i]; ++next)
        if (slices[next].end == ends[i + 1]) type = preferred(type, slices[next].type);
      if (type) {
        parts.push_back({{ends[i], ends[i + 1], type}});
        continue;
      }
      for (uint64_t at = ends[i], size; at < ends[i + 1]; at += size) {
        size = 8;
        while (at % size || size > ends[i + 1] - at) size /= 2;
        parts.push_back({{at, at + size, types_.intTy(uint32_t(8 * size))}});
      }
    }
    settle(variable, parts, areCopiesLeft);
    return parts;
  }

  /// Takes the types of the parts that the slice has in common with others if it cannot be put
  /// together from them.
  static void keepUnless(const Slice& slice, std::vector<Part>& parts) {
    auto first = std::find_if(parts.begin(), parts.end(),
                              [&](const Part& part) { return part.end > slice.begin; });
    auto last =
        std::find_if(first, parts.end(), [&](const Part& part) { return part.begin >= slice.end; });
    bool isWhole = last - first == 1;
    bool isEasy = isWhole ? first->type == slice.type || !isLarge(slice.type)
                          : !isLarge(slice.type) && !slice.type->isPtr() &&
                                size_t(last - first) <= kMaxPieces;
    bool isKept = std::any_of(first, last, [](const Part& part) { return !part.type; });
    if (isEasy && !isKept) return;
    for (; first != last; ++first) first->type = nullptr;
  }

  /// keepUnless() until no slice has both parts that stay and others. What a copy that is left
  /// reads or writes stays.
  static void settle(const Variable& variable, std::vector<Part>& parts, bool areCopiesLeft) {
    if (areCopiesLeft)
      for (const Access& access : variable.accesses)
        for (Part& part : parts)
          if (access.isCall() && part.overlaps(access)) part.type = nullptr;
    auto count = [&] {
      return std::count_if(parts.begin(), parts.end(), [](const Part& p) { return p.type; });
    };
    for (auto before = count() + 1; before != count();) {
      before = count();
      for (const Slice& slice : variable.slices) keepUnless(slice, parts);
    }
  }

  // ---- division

  void divide(Variable& variable) {
    collect(variable);  // others have changed copies since
    if (!variable.obstacle.empty() || isPlain(variable)) return;
    std::vector<Part> parts = partsOf(variable, false);
    variable.obstacle = objection(variable, parts);
    if (!variable.obstacle.empty()) return missed(variable);
    for (const Access& access : variable.accesses)
      if (access.isCall() && !access.inst->is(Op::Erased)) replaceCall(variable, access, parts);
    ++divided_;
    variable.slices.clear();
    collect(variable);
    parts = partsOf(variable, true);
    if (parts.size() > kMaxParts) variable.obstacle = Remark::TooManyParts;
    if (!variable.obstacle.empty()) return missed(variable);  // and is right as it is
    for (const Access& access : variable.accesses)
      if (!access.isCall()) redirect(variable, access, parts);
    context_.remark<Remark::VariableDivided>(variable.alloca->loc);
    collect(variable);
    checkDivided(variable, parts);
    cleanUp(variable, parts);
  }

  /// Nothing may use bytes of the old variable that are new variables now.
  static void checkDivided(const Variable& variable, const std::vector<Part>& parts) {
    MINIC_CHECK(variable.obstacle.empty(), variable.obstacle.text());
    for (const Access& access : variable.accesses)
      for (const Part& part : parts)
        MINIC_CHECK(!part.type || !part.overlaps(access),
                    "an access of a divided variable is left");
  }

  /// Why the division into the parts is not worth it; empty: it is.
  Said objection(const Variable& variable, const std::vector<Part>& parts) const {
    if (parts.size() > kMaxParts) return Remark::TooManyParts;
    if (std::none_of(parts.begin(), parts.end(), [](const Part& part) { return part.type; }))
      return Remark::AccessesOverlap;
    bool isKept =
        std::any_of(parts.begin(), parts.end(), [](const Part& part) { return !part.type; });
    for (const Access& access : variable.accesses) {
      if (!access.isCall()) continue;
      if (const ConstInt* byte = asConstInt(access.inst->arg(1))) {
        bool isHard = std::any_of(parts.begin(), parts.end(),
                                  [](const Part& part) { return part.type && isLarge(part.type); });
        if (isHard && !byte->isZero()) return Remark::FilledWithBytes;
        continue;
      }
      const Value* other = baseIn(access.inst->operand(access.operand == 1 ? 2 : 1));
      if (isKept && other == variable.alloca) return Remark::CopiedToItself;
      size_t pieces = 0;
      for (const Part& part : parts) pieces += part.overlaps(access);
      const GlobalVar* global = asGlobalVar(other);  // loads of a constant are numbers
      if (pieces > kMaxCopiedPieces && !isVariable(other) && !(global && global->isConstant))
        return Remark::CopyOfManyParts;
    }
    return {};
  }

  static const Value* baseIn(const Value* pointer) {
    while (pointer->is(Op::Gep)) pointer = static_cast<const Inst*>(pointer)->operand(0);
    return pointer;
  }
  bool isVariable(const Value* value) const {
    return value->is(Op::Alloca) && value->id < variableOf_.size() && variableOf_[value->id] &&
           variables_[variableOf_[value->id] - 1].obstacle.empty();
  }

  /// Bytes that both the copy and the part have; pieces of parts that stay are joined.
  struct Piece {
    uint64_t begin, size;  // from the beginning of the copy
    Type* type;            // null: bytes
  };

  static std::vector<Piece> piecesOf(const Access& access, const std::vector<Part>& parts) {
    std::vector<Piece> pieces;
    for (const Part& part : parts) {
      uint64_t begin = std::max(part.begin, access.begin), end = std::min(part.end, access.end);
      if (begin >= end) continue;
      bool joins = !part.type && !pieces.empty() && !pieces.back().type &&
                   pieces.back().begin + pieces.back().size == begin - access.begin;
      if (joins)
        pieces.back().size += end - begin;
      else
        pieces.push_back({begin - access.begin, end - begin, part.type});
    }
    return pieces;
  }

  /// Makes loads and stores of the parts of a copy: all loads first, since the two may overlap.
  void replaceCall(const Variable& variable, const Access& access, const std::vector<Part>& parts) {
    Inst* call = access.inst;
    const bool fills = call->arg(1)->is(Op::ConstInt);
    // Of a copy inside of the variable only the target counts.
    if (!fills && access.operand == 2 && baseIn(call->arg(0)) == variable.alloca) return;
    std::vector<Piece> pieces = piecesOf(access, parts);
    build_.at(call);
    std::vector<Value*> values;
    for (const Piece& piece : pieces) {
      Value* value = nullptr;
      if (piece.type && fills)
        value = filled(piece.type, uint8_t(static_cast<ConstInt*>(call->arg(1))->zext()));
      else if (piece.type)
        value = loadAt(piece, call, 1);
      values.push_back(value);
    }
    for (size_t i = 0; i < pieces.size(); ++i) {
      if (!values[i]) {
        copyBytes(pieces[i], call, fills);
        continue;
      }
      Value* to = addressAt(build_, call->arg(0), pieces[i].begin);
      build_.store(values[i], to)->setAlign(alignOf(call, 0, pieces[i]));
    }
    erase(call);
  }

  Value* loadAt(const Piece& piece, Inst* call, uint32_t arg) {
    Value* from = addressAt(build_, call->arg(arg), piece.begin);
    Inst* load = build_.load(piece.type, from);
    load->setAlign(alignOf(call, arg, piece));
    return load;
  }

  void copyBytes(const Piece& piece, Inst* call, bool fills) {
    Value* to = addressAt(build_, call->arg(0), piece.begin);
    Value* from = fills ? call->arg(1) : addressAt(build_, call->arg(1), piece.begin);
    Value* size = module_.constInt(call->arg(2)->type, int64_t(piece.size));
    build_.call(call->calledFunction(), std::array<Value*, 4>{to, from, size, call->arg(3)});
  }

  /// What is known of the alignment of a piece: from the object or from the call.
  static uint32_t alignOf(const Inst* call, uint32_t arg, const Piece& piece) {
    uint64_t align = call->call->args.empty() ? 1 : std::max(call->call->args[arg].align, 1u);
    uint64_t at = piece.begin;
    const Value* pointer = call->arg(arg);
    uint64_t offset = 0;
    for (bool isKnown = true; isKnown;) {
      if (pointer->is(Op::Alloca)) {
        uint64_t ofObject = static_cast<const Inst*>(pointer)->align();
        while (offset % ofObject) ofObject /= 2;
        align = std::max(align, ofObject);
      }
      if (!pointer->is(Op::Gep)) break;
      std::optional<uint64_t> inside =
          placeOf(*static_cast<const Inst*>(pointer), offset, UINT64_MAX);
      isKnown = inside.has_value();
      if (isKnown) offset = *inside, pointer = static_cast<const Inst*>(pointer)->operand(0);
    }
    while (at % align) align /= 2;
    return uint32_t(std::min<uint64_t>(align, piece.type->align));
  }

  Value* filled(Type* type, uint8_t byte) {
    uint64_t bits = byte * 0x0101010101010101u;
    if (byte == 0) return module_.zero(type);
    if (type->isFloatingPoint())
      return module_.constFloatBits(type, type->size == 4 ? bits & 0xffffffff : bits);
    Value* integer = module_.constInt(types_.intTy(uint32_t(8 * type->size)), int64_t(bits));
    return fromBits(integer, type);
  }

  Inst* localOf(const Variable& variable, Part& part, Inst* user) {
    if (!part.local) {
      const std::string_view name = module_.names[variable.alloca->name];
      build_.setInsertPoint(variable.alloca);
      part.local =
          build_.alloca_(part.type, name.empty() ? "" : fmt::format("{}.{}", name, part.begin));
      part.local->loc = variable.alloca->loc;
      build_.setInsertPoint(user);
      ++parts_;
    }
    return part.local;
  }

  /// Makes an access of the variable one of its parts.
  void redirect(const Variable& variable, const Access& access, std::vector<Part>& parts) {
    Inst* inst = access.inst;
    auto first = std::find_if(parts.begin(), parts.end(),
                              [&](const Part& part) { return part.end > access.begin; });
    if (!first->type) return;
    build_.at(inst);
    const bool isWhole = first->end == access.end, isStore = inst->is(Op::Store);
    if (isStore) {
      Value* bits = nullptr;
      if (!isWhole) bits = toBits(inst->storedValue());
      for (auto part = first; part != parts.end() && part->begin < access.end; ++part) {
        Value* value = isWhole
                           ? inst->storedValue()
                           : shiftedOut(bits, part->begin - access.begin, part->end - part->begin);
        value = convert(value, part->type);
        build_.store(value, localOf(variable, *part, inst));
      }
    } else {
      Value* value = nullptr;
      for (auto part = first; part != parts.end() && part->begin < access.end; ++part) {
        Value* loaded = build_.load(part->type, localOf(variable, *part, inst));
        if (isWhole)
          value = loaded;
        else
          value = shiftedIn(value, toBits(loaded), part->begin - access.begin,
                            types_.intTy(uint32_t(8 * access.type->size)));
      }
      replaceAllUses(inst, convert(value, access.type));
    }
    erase(inst);
  }

  // ---- values as bits

  Value* toBits(Value* value) {
    Type* type = value->type;
    if (type->isInt(1)) return build_.cast(Op::ZExt, value, types_.i8());
    if (type->isPtr()) return build_.cast(Op::PtrToInt, value, types_.i64());
    if (type->isFloatingPoint())
      return build_.cast(Op::BitCast, value, types_.intTy(uint32_t(8 * type->size)));
    return value;
  }
  Value* fromBits(Value* bits, Type* type) {
    if (type->isInt(1)) return build_.cast(Op::Trunc, bits, type);
    if (type->isPtr()) return build_.cast(Op::IntToPtr, bits, type);
    if (type->isFloatingPoint()) return build_.cast(Op::BitCast, bits, type);
    return bits;
  }
  Value* convert(Value* value, Type* type) {
    if (value->type == type) return value;
    Value* bits = toBits(value);
    return fromBits(bits, type);
  }

  Value* shiftedOut(Value* bits, uint64_t byte, uint64_t size) {
    if (byte) bits = build_.binary(Op::LShr, bits, module_.constInt(bits->type, int64_t(8 * byte)));
    Type* type = types_.intTy(uint32_t(8 * size));
    return bits->type == type ? bits : build_.cast(Op::Trunc, bits, type);
  }
  Value* shiftedIn(Value* sum, Value* part, uint64_t byte, Type* type) {
    if (part->type != type) part = build_.cast(Op::ZExt, part, type);
    if (byte) part = build_.binary(Op::Shl, part, module_.constInt(type, int64_t(8 * byte)));
    return sum ? build_.binary(Op::Or, sum, part) : part;
  }

  /// Deletes what has no use any more.
  static void cleanUp(const Variable& variable, const std::vector<Part>& parts) {
    if (std::all_of(parts.begin(), parts.end(), [](const Part& part) { return part.type; }))
      for (Inst* marker : variable.markers) erase(marker);
    for (size_t i = variable.geps.size(); i-- > 0;)
      if (!variable.geps[i]->hasUses()) erase(variable.geps[i]);
    if (!variable.alloca->hasUses()) erase(variable.alloca);
  }

  std::vector<Variable> variables_;
  IdMap<uint32_t> variableOf_{
      function_.nextValueId};  // by the alloca's id: number in variables_ + 1
  uint64_t divided_ = 0, parts_ = 0;
};

}  // namespace

bool sroa(Function& function, PassContext& context) { return Sroa(function, context).run(); }

}  // namespace minic
