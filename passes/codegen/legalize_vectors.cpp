// Vectors that the target has no registers or no operation for become vectors that it has, or
// scalars.
//
//     %a = load <8 x i32>, ptr %p             %a0 = load <4 x i32>, ptr %p
//                                             %p1 = getelementptr inbounds i8, ptr %p, i64 16
//                                        =>   %a1 = load <4 x i32>, ptr %p1
//     %b = add <8 x i32> %a, %c               %b0 = add <4 x i32> %a0, %c0
//                                             %b1 = add <4 x i32> %a1, %c1
//
// Each vector is kept in pieces: of the widest register that the target has, or of single lanes if
// it has none. An operation is done piece by piece. Where its result and its operands have lanes of
// different widths, operands are cut into as many slices as the widest of them has pieces, and the
// results are joined. An operation that the target lacks is done lane by lane. Masks were made
// vectors of integers before, unless there are only lanes (widen_masks.cpp).
//
// Before: any function; vectors in signatures are reported. After: vectors have at most as many
// bytes as a register. Those operations on them are left that supports() accepts by VectorRules,
// besides loads, stores, shuffles, selects by an i1 and single lanes.
#include "passes/codegen/legalize_vectors.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "ir/cfg.h"
#include "ir/fold.h"
#include "ir/rpo.h"
#include "passes/codegen/codegen.h"
#include "passes/function_pass.h"
#include "passes/target_option.h"
#include "support/messages.h"

namespace minic {

namespace {

using Pieces = std::vector<Value*>;

/// Whether the target has the operation on vectors of these lanes.
bool supportsCast(const VectorRules& rules, const Inst& inst) {
  const Type *from = inst.operand(0)->type->lane(), *to = inst.type->lane();
  switch (inst.op) {
    case Op::Trunc:
    case Op::ZExt:
    case Op::SExt:
    case Op::FPExt:
    case Op::FPTrunc: return true;
    case Op::SIToFP: return from->bits <= rules.maxSignedConversion;
    case Op::UIToFP: return from->bits <= rules.maxUnsignedConversion;
    case Op::FPToSI: return to->bits <= rules.maxSignedConversion;
    case Op::FPToUI: return to->bits <= rules.maxUnsignedConversion;
    default: return false;
  }
}

bool supports(const VectorRules& rules, const Inst& inst) {
  const Type* lane = inst.type->lane();
  switch (inst.op) {
    case Op::Add:
    case Op::Sub:
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv:
    case Op::FNeg:
    case Op::Freeze: return true;
    case Op::Mul: return rules.multiplies.has(lane->bits);
    case Op::Shl:
    case Op::LShr: return rules.shifts.has(lane->bits) && isUniform(inst.operand(1));
    case Op::AShr: return rules.arithmeticShifts.has(lane->bits) && isUniform(inst.operand(1));
    case Op::Select: return !inst.operand(0)->type->isVector();
    case Op::ICmp:
      return inst.operand(0)->type->lane()->bits <= rules.maxOrdered || isEquality(inst.intPred());
    case Op::FCmp: return true;
    default: return isCast(inst.op) && supportsCast(rules, inst);
  }
}

class Legalizer : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    if (!types_.hasVectors()) return false;
    Rpo rpo = Rpo::compute(function_);
    if (!mayHaveVectors(rpo)) return false;
    if (removeUnreachable(function_, rpo)) rpo = Rpo::compute(function_);
    if (registerBits_) widenMasks(function_, context_);
    pieces_.assign(function_.nextValueId, {});
    std::vector<Inst*> work;
    for (const Block* block : rpo.order)
      for (Inst* inst : insts(block))
        if (concerns(inst)) work.push_back(inst);
    for (Inst* inst : work)
      if (inst->is(Op::Phi)) startPhi(inst);
    for (Inst* inst : work) {
      if (inst->is(Op::Phi)) continue;
      build_.at(inst);
      visit(inst);
    }
    for (Inst* inst : work)
      if (inst->is(Op::Phi)) finishPhi(inst);
    for (Inst* inst : dead_) dropOperands(inst);
    for (Inst* inst : dead_) erase(inst);
    return !work.empty();
  }

 private:
  const VectorRules& rules_ = context_.options<TargetOption>().target->vectors;
  const uint32_t registerBits_ = rules_.bytes * 8;
  IdMap<Pieces> pieces_;  // by value id, of values that are not their own only piece
  std::vector<Inst*> dead_;

  // ---- which values are concerned

  static bool hasVector(const Type* type) {
    if (type->isArray()) return hasVector(type->element);
    if (type->isStruct())
      for (const Type* field : type->fields)
        if (hasVector(field)) return true;
    return type->isVector();
  }

  bool mayHaveVectors(const Rpo& rpo) {
    auto refuse = [&](SourceLoc loc, const Type* type) {
      context_.error(loc, {Msg::VectorPassed, toString(type)});
      return false;
    };
    if (hasVector(function_.returnType())) return refuse(function_.loc, function_.returnType());
    for (const Argument* arg : function_.args)
      if (hasVector(arg->type)) return refuse(function_.loc, arg->type);
    bool any = false;
    for (const Block* block : rpo.order)
      for (const Inst* inst : insts(block)) {
        if (inst->type->isAggregate() && hasVector(inst->type))
          return refuse(inst->loc, inst->type);
        any |= concerns(inst);
        if (!inst->is(Op::Call)) continue;
        if (hasVector(inst->type)) return refuse(inst->loc, inst->type);
        for (uint32_t i = 0; i < inst->numArgs(); ++i)
          if (hasVector(inst->arg(i)->type)) return refuse(inst->loc, inst->arg(i)->type);
      }
    return any;
  }

  static bool concerns(const Inst* inst) {
    if (inst->type->isVector()) return true;
    for (const Use& use : inst->operands())
      if (use.value->type->isVector()) return true;
    return false;
  }

  // ---- pieces

  uint32_t countOf(const Type* type) const {
    if (!type->isVector()) return 1;
    if (!registerBits_) return uint32_t(type->count);
    return std::max(1u, type->bits / registerBits_);
  }
  /// The type of the pieces, or of slices if there are to be more of them.
  Type* partType(Type* type, uint32_t count) const {
    if (!type->isVector()) return type;
    return registerBits_ ? types_.vector(type->element, type->count / count) : type->element;
  }
  /// The value needs no pieces but itself.
  bool isWhole(const Type* type) const {
    return !type->isVector() || (registerBits_ && countOf(type) == 1);
  }

  Value* partOfConstant(Value* constant, uint32_t i, uint32_t count) {
    Type* type = partType(constant->type, count);
    if (!type->isVector()) return module_.laneOf(constant, i);
    std::vector<Value*> lanes;
    for (uint32_t k = 0; k < type->count; ++k)
      lanes.push_back(module_.laneOf(constant, i * uint32_t(type->count) + k));
    return module_.constVector(type, lanes);
  }

  Value* piece(Value* value, uint32_t i) { return slice(value, i, countOf(value->type)); }

  /// Part `i` of `count`, at least as many as the value has pieces.
  Value* slice(Value* value, uint32_t i, uint32_t count) {
    if (!value->type->isVector()) return value;
    if (value->isConstant()) return partOfConstant(value, i, count);
    uint32_t each = count / countOf(value->type);
    Value* whole = isWhole(value->type) ? value : pieces_[value->id][i / each];
    if (each == 1) return whole;
    std::vector<int32_t> lanes;
    auto n = int32_t(value->type->count / count);
    for (int32_t k = 0; k < n; ++k) lanes.push_back(int32_t(i % each) * n + k);
    return build_.shuffle(whole, module_.poison(whole->type), lanes);
  }

  /// One value of the lanes of both.
  Value* joined(Value* low, Value* high) {
    std::vector<int32_t> lanes;
    for (int32_t k = 0; k < int32_t(low->type->count) * 2; ++k) lanes.push_back(k);
    return build_.shuffle(low, high, lanes);
  }

  /// Slices as pieces of a value of the type.
  Pieces regrouped(const Type* type, Pieces slices) {
    while (slices.size() > countOf(type)) {
      Pieces halves;
      for (size_t i = 0; i < slices.size(); i += 2)
        halves.push_back(joined(slices[i], slices[i + 1]));
      slices = std::move(halves);
    }
    return slices;
  }

  Value* lane(Value* value, uint32_t i) {
    if (!value->type->isVector()) return value;
    if (value->isConstant()) return module_.laneOf(value, i);
    uint32_t each = uint32_t(value->type->count) / countOf(value->type);
    Value* from = piece(value, i / each);
    return from->type->isVector() ? build_.extractElement(from, i % each) : from;
  }

  /// Pieces of a value of the type that has these lanes.
  Pieces collected(Type* type, std::span<Value* const> lanes) {
    if (!registerBits_) return {lanes.begin(), lanes.end()};
    // Pairs of lanes are joined, then pairs of those: unpack instructions.
    Pieces parts;
    Type* single = types_.vector(type->element, 1);
    for (Value* lane : lanes)
      parts.push_back(lane->isConstant() ? module_.splat(single, lane)
                                         : build_.insertElement(module_.poison(single), lane, 0u));
    return regrouped(type, std::move(parts));
  }

  void define(Inst* inst, Pieces parts) {
    dead_.push_back(inst);
    if (!isWhole(inst->type)) {
      pieces_.grow(function_.nextValueId);
      pieces_[inst->id] = std::move(parts);
    } else if (!inst->type->isVoid()) {
      replaceAllUses(inst, parts[0]);
    }
  }

  // ---- phis

  void startPhi(Inst* phi) {
    if (isWhole(phi->type)) return;
    uint32_t count = countOf(phi->type);
    Pieces parts;
    build_.at(phi);
    for (uint32_t i = 0; i < count; ++i)
      parts.push_back(build_.insert(function_.createPhi(partType(phi->type, count), phi->block)));
    define(phi, std::move(parts));
  }

  void finishPhi(Inst* phi) {
    if (isWhole(phi->type)) return;
    for (uint32_t i = 0; i < pieces_[phi->id].size(); ++i)
      for (uint32_t k = 0; k < phi->numOps; ++k)
        static_cast<Inst*>(pieces_[phi->id][i])->setOperand(k, piece(phi->operand(k), i));
  }

  // ---- instructions

  void visit(Inst* inst) {
    switch (inst->op) {
      case Op::Load:
      case Op::Store: return access(inst);
      case Op::ExtractElement: return extract(inst);
      case Op::InsertElement: return insert(inst);
      case Op::ShuffleVector: return shuffle(inst);
      case Op::BitCast: return bitCast(inst);
      case Op::ICmp:
      case Op::FCmp:
        if (registerBits_) return;  // with the sext that follows
        return lanewise(inst);
      default: return lanewise(inst);
    }
  }

  /// The comparison that the instruction makes a mask of, or null.
  Inst* comparison(const Inst* inst) const {
    if (!registerBits_ || !inst->is(Op::SExt)) return nullptr;
    Inst* from = asInst(inst->operand(0));
    return from && from->type->isVector() && from->type->element->isInt(1) ? from : nullptr;
  }

  Inst* like(const Inst* inst, Type* type, std::span<Value* const> operands) {
    Inst* made = build_.insert(function_.createInst(inst->op, type, operands, inst->loc));
    made->flags = inst->flags;
    made->sub = inst->sub;
    return made;
  }

  /// The instruction on parts of the operands; of a comparison with its sext both.
  Value* onParts(Inst* inst, Inst* compare, Type* type, std::span<Value* const> operands) {
    if (compare) {
      Inst* mask = like(compare, types_.like(type, types_.i1()), operands);
      return build_.cast(Op::SExt, mask, type);
    }
    bool narrowed = (inst->is(Op::FPToSI) || inst->is(Op::FPToUI)) && type->isVector();
    bool widened = (inst->is(Op::SIToFP) || inst->is(Op::UIToFP)) && type->isVector();
    Type* ints = narrowed || widened ? types_.like(type, types_.i32()) : nullptr;
    if (narrowed && type != ints) {
      Value* whole = build_.cast(Op::FPToSI, operands[0], ints);
      return build_.cast(Op::Trunc, whole, type);
    }
    if (widened && operands[0]->type != ints) {
      Op extension = inst->is(Op::SIToFP) ? Op::SExt : Op::ZExt;
      Value* whole = build_.cast(extension, operands[0], ints);
      return build_.cast(Op::SIToFP, whole, type);
    }
    return like(inst, type, operands);
  }

  void lanewise(Inst* inst) {
    Inst* compare = comparison(inst);
    Inst* source = compare ? compare : inst;
    uint32_t count = countOf(inst->type);
    for (const Use& use : source->operands()) count = std::max(count, countOf(use.value->type));
    bool byLane = registerBits_ && !supports(rules_, *source);
    if (count == 1 && !byLane && registerBits_ && !inst->is(Op::FPToSI) && !inst->is(Op::FPToUI) &&
        !inst->is(Op::SIToFP) && !inst->is(Op::UIToFP))
      return;
    if (byLane) count = uint32_t(inst->type->count);
    Type* type = byLane ? inst->type->element : partType(inst->type, count);
    Pieces parts, operands;
    for (uint32_t i = 0; i < count; ++i) {
      operands.clear();
      for (const Use& use : source->operands())
        operands.push_back(byLane ? lane(use.value, i) : slice(use.value, i, count));
      Value* known = nullptr;
      if (!compare && std::all_of(operands.begin(), operands.end(),
                                  [](const Value* value) { return value->isConstant(); }))
        known = foldConstants(module_, inst->op, type, operands, inst->flags, inst->sub);
      parts.push_back(known ? known : onParts(inst, compare, type, operands));
    }
    if (compare) dead_.push_back(compare);
    define(inst, byLane ? collected(inst->type, parts) : regrouped(inst->type, std::move(parts)));
  }

  void access(Inst* inst) {
    bool isStore = inst->is(Op::Store);
    Type* type = inst->accessedType();
    if (isWhole(type)) return;
    uint32_t count = countOf(type);
    Type* partial = partType(type, count);
    Pieces parts;
    for (uint32_t i = 0; i < count; ++i) {
      uint64_t bytes = i * partial->size;
      Value* at = addressAt(build_, inst->address(), bytes);
      Inst* part =
          isStore ? build_.store(piece(inst->storedValue(), i), at) : build_.load(partial, at);
      accessLike(part, inst, bytes);
      parts.push_back(part);
    }
    define(inst, std::move(parts));
  }

  /// Memory of the frame with the value in it, for a lane that a variable numbers.
  Value* inMemory(Value* value) {
    Builder entry(module_, function_);
    entry.loc = build_.loc;
    entry.setInsertPoint(function_.entry()->firstNonPhi());
    Inst* memory = entry.alloca_(value->type);
    storeTo(memory, value);
    return memory;
  }
  void storeTo(Value* memory, Value* value) {
    for (uint32_t i = 0; i < countOf(value->type); ++i) {
      Value* part = piece(value, i);
      Value* at = addressAt(build_, memory, i * part->type->size);
      build_.store(part, at);
    }
  }
  Pieces loadFrom(Type* type, Value* memory) {
    Pieces parts;
    uint32_t count = countOf(type);
    Type* partial = partType(type, count);
    for (uint32_t i = 0; i < count; ++i) {
      Value* at = addressAt(build_, memory, i * partial->size);
      parts.push_back(build_.load(partial, at));
    }
    return parts;
  }
  Value* laneAddress(Value* memory, const Type* type, Value* number) {
    // A lane that does not exist may be any value, but no other memory.
    Value* index =
        build_.binary(Op::And, number, module_.constInt(number->type, int64_t(type->count - 1)));
    if (index->type->bits < 64) index = build_.cast(Op::ZExt, index, types_.i64());
    std::array<Value*, 1> indices{index};
    return build_.gep(type->element, memory, indices);
  }

  void extract(Inst* inst) {
    Value* vector = inst->operand(0);
    if (const ConstInt* at = asConstInt(inst->operand(1))) {
      if (isWhole(vector->type) && at->zext() < vector->type->count) return;
      bool exists = at->zext() < vector->type->count;
      return define(inst,
                    {exists ? lane(vector, uint32_t(at->zext())) : module_.poison(inst->type)});
    }
    Value* memory = inMemory(vector);
    Value* at = laneAddress(memory, vector->type, inst->operand(1));
    define(inst, {build_.load(inst->type, at)});
  }

  void insert(Inst* inst) {
    Value* vector = inst->operand(0);
    if (const ConstInt* at = asConstInt(inst->operand(2))) {
      if (at->zext() >= inst->type->count) {
        Pieces any;
        for (uint32_t i = 0; i < countOf(inst->type); ++i)
          any.push_back(module_.poison(partType(inst->type, countOf(inst->type))));
        return define(inst, std::move(any));
      }
      if (isWhole(inst->type)) return;
      Pieces parts;
      for (uint32_t i = 0; i < countOf(inst->type); ++i) parts.push_back(piece(vector, i));
      auto each = uint32_t(inst->type->count / parts.size());
      Value*& changed = parts[at->zext() / each];
      changed = registerBits_
                    ? build_.insertElement(changed, inst->operand(1), uint32_t(at->zext() % each))
                    : inst->operand(1);
      return define(inst, std::move(parts));
    }
    Value* memory = inMemory(vector);
    Value* at = laneAddress(memory, inst->type, inst->operand(2));
    build_.store(inst->operand(1), at);
    define(inst, loadFrom(inst->type, memory));
  }

  void shuffle(Inst* inst) {
    Type* from = inst->operand(0)->type;
    if (isWhole(inst->type) && isWhole(from)) return;
    uint32_t count = countOf(inst->type), perSource = countOf(from);
    auto each = uint32_t(inst->type->count / count);
    auto sourceEach = uint32_t(from->count / perSource);
    Pieces parts;
    for (uint32_t i = 0; i < count; ++i) {
      // The lanes of one piece, by number of a source's piece and lane in it.
      std::vector<int32_t> lanes;
      std::vector<uint32_t> sources;
      for (uint32_t k = 0; k < each; ++k) {
        int32_t lane = shuffleLane(inst, i * each + k);
        if (lane < 0) {
          lanes.push_back(-1);
          continue;
        }
        uint32_t source = uint32_t(lane) / sourceEach;
        size_t place = 0;
        while (place < sources.size() && sources[place] != source) ++place;
        if (place == sources.size()) sources.push_back(source);
        lanes.push_back(int32_t(place * sourceEach + uint32_t(lane) % sourceEach));
      }
      auto sourcePiece = [&](uint32_t source) {
        return piece(inst->operand(source / perSource), source % perSource);
      };
      if (!registerBits_) {
        parts.push_back(lanes[0] < 0 ? module_.poison(inst->type->element)
                                     : sourcePiece(sources[0]));
      } else if (sources.size() <= 2) {
        Value* left = sourcePiece(sources.empty() ? 0 : sources[0]);
        Value* right = sources.size() == 2 ? sourcePiece(sources[1]) : module_.poison(left->type);
        parts.push_back(build_.shuffle(left, right, lanes));
      } else {
        std::vector<Value*> values;
        for (int32_t lane : lanes) {
          if (lane < 0) {
            values.push_back(module_.poison(inst->type->element));
            continue;
          }
          Value* source = sourcePiece(sources[uint32_t(lane) / sourceEach]);
          values.push_back(this->lane(source, uint32_t(lane) % sourceEach));
        }
        parts.push_back(collected(partType(inst->type, count), values)[0]);
      }
    }
    define(inst, std::move(parts));
  }

  void bitCast(Inst* inst) {
    Value* from = inst->operand(0);
    if (isWhole(from->type) && isWhole(inst->type)) return;
    uint32_t count = countOf(inst->type);
    if (count != countOf(from->type)) {
      Value* memory = inMemory(from);
      return define(inst, loadFrom(inst->type, memory));
    }
    Pieces parts;
    for (uint32_t i = 0; i < count; ++i)
      parts.push_back(build_.cast(Op::BitCast, piece(from, i), partType(inst->type, count)));
    define(inst, std::move(parts));
  }
};

}  // namespace

bool legalizeVectors(Function& function, PassContext& context) {
  return Legalizer(function, context).run();
}

}  // namespace minic
