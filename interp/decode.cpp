// From IR to the interpreter's code, one function at a time, in linear time.
//
// What one instruction can do is not spelled as two: a comparison and the branch on it, an address
// and the access through it, sext (slots hold sign-extended integers, so it is the operand itself),
// small constants. Phis become parallel copies on the edges, put in an order with one temporary per
// cycle.
#include "interp/calls.h"
#include "interp/lanes.h"

namespace minic::interp {

namespace {

class Decoder {
 public:
  Decoder(Interp& interp, Callee& callee)
      : frame(interp, callee), blockStart(callee.function->nextBlockId) {}

  void run() {
    frame.countUses();
    frame.layOutFrame();
    if (frame.checksEffects) frame.emit(Do::Enter);
    for (const Block* block : blocks(frame.f)) {
      blockStart[block->id] = uint32_t(frame.out.code.size());
      if (frame.watched) frame.watchBegin(block);
      for (const Inst* inst : insts(block)) {
        if (inst->is(Op::Phi)) continue;
        frame.loc = inst->loc;
        frame.current = inst;
        if (frame.watched && inst->is(Op::Ret)) frame.watch(RunEvent::Return, block, inst);
        decodeInst(inst);
        if (frame.watched) frame.watchResult(inst);
        for (uint32_t each : frame.temps) frame.freeSlots.push_back(each);
        frame.temps.clear();
      }
    }
    for (const Fixup& fix : fixups) *target(fix) = blockStart[fix.block->id];
    frame.out.frameWords = frame.nextSlot;
    frame.out.localBytes = (frame.out.localBytes + 15) / 16 * 16;
    frame.out.constants.resize(frame.usedConstants);
  }

 private:
  struct Fixup {
    uint32_t code;
    int32_t entry;  // -1: Code::c; else targets[entry] of switch `code`, -2: its default
    const Block* block;
    bool isSwitch;
  };

  FrameBuilder frame;
  LaneDecoder lanes{frame};
  CallDecoder calls{frame};
  IdMap<uint32_t> blockStart;
  std::vector<Fixup> fixups;

  uint32_t* target(const Fixup& fix) {
    if (!fix.isSwitch) return &frame.out.code[fix.code].c;
    SwitchTable& table = frame.out.switches[fix.code];
    return fix.entry < 0 ? &table.otherwise : &table.targets[size_t(fix.entry)];
  }

  // ---- instructions

  void decodeInst(const Inst* inst) {
    if (lanes.decodesByLane(inst)) {
      decodeLanes(inst);
    } else if (isBinary(inst->op)) {
      decodeBinary(inst);
    } else if (isCast(inst->op)) {
      if (!inst->is(Op::SExt))
        decodeCast(inst);
      else
        return;  // its uses count as uses of the operand
    } else {
      switch (inst->op) {
        case Op::Ret: decodeRet(inst); break;
        case Op::Br: edge(inst->block, 0, true); break;
        case Op::CondBr: return decodeCondBr(inst);
        case Op::Switch:
        case Op::IndirectBr: decodeSwitch(inst); break;
        case Op::Unreachable: frame.emit(Do::Unreachable); break;
        case Op::FNeg:
        case Op::FCmp:
        case Op::Select: decodeScalar(inst); break;
        case Op::Alloca: decodeAlloca(inst); break;
        case Op::Load:
        case Op::Store: return decodeAccess(inst);
        case Op::Fence:  // one thread sees its own accesses in order
          break;
        case Op::AtomicRmw:
        case Op::CmpXchg: decodeReadWrite(inst); break;
        case Op::Gep:
          if (fusesWithAccess(inst)) return;  // its operands are read there
          decodeGep(inst);
          break;
        case Op::ICmp:
          if (frame.fusesWithBranch(inst)) return;
          decodeICmp(inst);
          break;
        case Op::Call: calls.decodeCall(inst); break;
        case Op::Freeze:
          frame.move(frame.dst(inst), frame.src(inst->operand(0)), wordsOf(inst->type));
          break;
        case Op::ExtractValue:
        case Op::InsertValue: decodeMember(inst); break;
        case Op::ExtractElement: lanes.decodeExtract(inst); break;
        case Op::InsertElement: lanes.decodeInsert(inst); break;
        case Op::ShuffleVector: lanes.decodeShuffle(inst); break;
        default: MINIC_UNREACHABLE("instruction without code");
      }
    }
    frame.consumeOperands(inst);
  }

  void decodeScalar(const Inst* inst) {
    if (inst->is(Op::ICmp)) return decodeICmp(inst);
    if (inst->is(Op::Select)) return decodeSelect(inst);
    uint32_t a = frame.dst(inst), b = frame.src(inst->operand(0));
    bool is32 = isFloat(inst->operand(0)->type->lane());
    if (inst->is(Op::FNeg))
      frame.emit(is32 ? Do::FNeg32 : Do::FNeg64, a, b);
    else
      frame.emit(is32 ? Do::FCmp32 : Do::FCmp64, a, b, frame.src(inst->operand(1)), inst->sub);
  }

  void decodeLanes(const Inst* inst) {
    for (frame.lane = 0; uint64_t(frame.lane) < inst->type->count; ++frame.lane) {
      if (isBinary(inst->op))
        decodeBinary(inst);
      else if (isCast(inst->op))
        decodeCast(inst);
      else
        decodeScalar(inst);
    }
    frame.lane = -1;
  }

  static bool isFloat(const Type* type) { return type->kind == TypeKind::Float; }

  void decodeBinary(const Inst* inst) {
    const Type* type = inst->type->lane();
    const Value *left = inst->operand(0), *right = inst->operand(1);
    uint32_t a = frame.dst(inst);
    bool is32 = type->bits == 32, is64 = type->bits == 64;
    if (type->isFloatingPoint()) {
      Do base = isFloat(type) ? Do::FAdd32 : Do::FAdd64;
      uint32_t b = frame.src(left), c = frame.src(right);
      frame.emit(plus(base, unsigned(inst->op) - unsigned(Op::FAdd)), a, b, c);
      return;
    }
    int64_t value = 0;
    if (isCommutative(inst->op) && root(left)->is(Op::ConstInt)) std::swap(left, right);
    bool small = frame.immediate(right, value);
    auto imm = uint32_t(value);
    const bool isDefined = !(inst->flags & vflags::NSW);
    auto simple = [&](Do op32, Do op64) {
      uint32_t b = frame.src(left), c = frame.src(right);
      frame.emit(is32 ? op32 : op64, a, b, c, isDefined);
      if (!is32) frame.normalise(a, type);
    };
    auto simpleImm = [&](Do op32, Do op64, uint32_t constant) {
      const bool isShift = inst->is(Op::Shl) || inst->is(Op::LShr);
      frame.emit(is32 ? op32 : op64, a, frame.src(left), constant,
                 isDefined && (!isShift || uint64_t(value) == constant));
      if (!is32) frame.normalise(a, type);
    };
    switch (inst->op) {
      case Op::Add:
        return small ? simpleImm(Do::Add32I, Do::Add64I, imm) : simple(Do::Add32, Do::Add64);
      case Op::Sub:
        return small && fits32(-value) ? simpleImm(Do::Add32I, Do::Add64I, uint32_t(-value))
                                       : simple(Do::Sub32, Do::Sub64);
      case Op::Mul:
        return small ? simpleImm(Do::Mul32I, Do::Mul64I, imm) : simple(Do::Mul32, Do::Mul64);
      case Op::And:
      case Op::Or:
      case Op::Xor: {
        // Sign-extended operands give a sign-extended result.
        unsigned which = unsigned(inst->op) - unsigned(Op::And);
        uint32_t b = frame.src(left);
        frame.emit(plus(small ? Do::AndI : Do::And, which), a, b, small ? imm : frame.src(right));
        return;
      }
      case Op::SDiv:
      case Op::SRem: {
        bool div = inst->is(Op::SDiv);
        if (is32 && small && value != 0 && value != -1)
          frame.emit(div ? Do::SDiv32I : Do::SRem32I, a, frame.src(left), imm);
        else
          simple(div ? Do::SDiv32 : Do::SRem32, div ? Do::SDiv64 : Do::SRem64);
        return;
      }
      case Op::UDiv:
      case Op::URem: {
        bool div = inst->is(Op::UDiv);
        if (is32 || is64)
          return simple(div ? Do::UDiv32 : Do::URem32, div ? Do::UDiv64 : Do::URem64);
        uint32_t b = frame.zeroExtended(left), c = frame.zeroExtended(right);
        frame.emit(div ? Do::UDiv64 : Do::URem64, a, b, c);
        return frame.normalise(a, type);
      }
      case Op::Shl:
      case Op::LShr: {
        bool shl = inst->is(Op::Shl);
        Do op32 = shl ? Do::Shl32 : Do::LShr32, op64 = shl ? Do::Shl64 : Do::LShr64;
        if ((is32 || is64) && small)
          return simpleImm(shl ? Do::Shl32I : Do::LShr32I, shl ? Do::Shl64I : Do::LShr64I,
                           imm & (type->bits - 1));
        if (is32 || is64) return simple(op32, op64);
        uint32_t b = shl ? frame.src(left) : frame.zeroExtended(left);
        frame.emit(type->bits < 32 ? op32 : op64, a, b, frame.src(right));
        return frame.normalise(a, type);
      }
      case Op::AShr: {
        uint32_t b = frame.src(left);
        if (small)
          frame.emit(Do::AShr64I, a, b, imm & (type->bits > 32 ? 63 : 31),
                     uint64_t(value) < type->bits);
        else
          frame.emit(type->bits > 32 ? Do::AShr64 : Do::AShr32, a, b, frame.src(right));
        return;
      }
      default: MINIC_UNREACHABLE();
    }
  }

  void decodeCast(const Inst* inst) {
    const Value* value = inst->operand(0);
    const Type *from = value->type->lane(), *to = inst->type->lane();
    uint32_t a = frame.dst(inst), b = frame.src(value);
    auto make = [&](Do op, uint32_t c = 0) { frame.emit(op, a, b, c, to->bits); };
    bool fromFloat = isFloat(from), toFloat = isFloat(to);
    switch (inst->op) {
      case Op::Trunc:
      case Op::PtrToInt: return make(Do::SExt, 64 - to->bits);
      case Op::ZExt:
      case Op::IntToPtr: return make(Do::ZExt, 64 - from->bits);
      case Op::SIToFP: return make(toFloat ? Do::SIToF32 : Do::SIToF64);
      case Op::UIToFP:
        b = frame.zeroExtended(value);
        return make(toFloat ? Do::UIToF32 : Do::UIToF64);
      case Op::FPToSI: return make(fromFloat ? Do::F32ToSI : Do::F64ToSI);
      case Op::FPToUI: return make(fromFloat ? Do::F32ToUI : Do::F64ToUI);
      case Op::FPTrunc: return make(Do::FPTrunc);
      case Op::FPExt: return make(Do::FPExt);
      case Op::BitCast:
        if (isWide(value->type) || isWide(inst->type)) return lanes.decodeBitCast(inst);
        if (to->isInt(32)) return make(Do::SExt, 32);  // from float: its upper half may be anything
        return frame.move(a, b, 1);
      default: MINIC_UNREACHABLE();
    }
  }

  // ---- comparisons and control flow

  void decodeICmp(const Inst* inst) {
    uint32_t a = frame.dst(inst), b = frame.src(inst->operand(0)), c = frame.src(inst->operand(1));
    frame.emit(plus(Do::EQ, unsigned(inst->intPred())), a, b, c);
  }

  void decodeCondBr(const Inst* inst) {
    const Block* block = inst->block;
    const Inst* compare = inst->prev && inst->prev->is(Op::ICmp) &&
                                  frame.fusesWithBranch(inst->prev) &&
                                  inst->condition() == inst->prev
                              ? inst->prev
                              : nullptr;
    // The condition's slot stays taken over the copies on the edges: they may use temporaries.
    uint32_t branch;
    if (compare) {
      const Value *left = compare->operand(0), *right = compare->operand(1);
      IntPred pred = compare->intPred();
      if (root(left)->isConstant()) {
        std::swap(left, right);
        pred = swapped(pred);
      }
      int64_t value;
      uint32_t a = frame.src(left);
      branch = frame.immediate(right, value)
                   ? frame.emit(plus(Do::BrEQI, unsigned(pred)), a, uint32_t(value))
                   : frame.emit(plus(Do::BrEQ, unsigned(pred)), a, frame.src(right));
    } else {
      uint32_t condition = frame.src(inst->condition());
      branch = frame.emit(Do::Br, condition);
    }
    bool stub = block->succs[0].block->hasPhis();
    if (!stub) fixups.push_back({branch, -1, block->succs[0].block, false});
    edge(block, 1, !stub);
    if (stub) {
      frame.out.code[branch].c = uint32_t(frame.out.code.size());
      edge(block, 0, true);
    }
    frame.consumeOperands(compare ? compare : inst);
  }

  void decodeSwitch(const Inst* inst) {
    const Block* block = inst->block;
    auto index = uint32_t(frame.out.switches.size());
    frame.out.switches.emplace_back();
    uint32_t value = frame.src(inst->operand(0));
    frame.emit(Do::Switch, value, index);
    // One stub per edge with copies; edges to a block without phis need none.
    std::vector<uint32_t> starts(block->succs.size());
    std::vector<std::pair<int64_t, uint32_t>> cases;
    for (uint32_t i = 1; i < inst->numOps; ++i)
      cases.push_back({static_cast<const ConstInt*>(inst->operand(i))->value, i});
    const bool isIndirect = inst->is(Op::IndirectBr);
    for (uint32_t i = 0; isIndirect && i < block->succs.size(); ++i)
      if (const BlockAddress* address = block->succs[i].block->address)
        cases.push_back({int64_t(labelAddress(*address)), i});
    std::sort(cases.begin(), cases.end());
    bool dense = false;
    uint64_t range = 0;
    if (!cases.empty()) {
      range = uint64_t(cases.back().first) - uint64_t(cases[0].first) + 1;
      dense = range != 0 && range <= cases.size() * 4 + 8;
    }
    auto lead = [&](uint32_t succ, int32_t entry) {
      const Block* to = block->succs[succ].block;
      if (!to->hasPhis()) {
        fixups.push_back({index, entry, to, true});
        return;
      }
      if (!starts[succ]) {
        starts[succ] = uint32_t(frame.out.code.size());
        edge(block, succ, false);
      }
      *target({index, entry, to, true}) = starts[succ];
    };
    if (dense) {
      frame.out.switches[index].base = cases[0].first;
      frame.out.switches[index].targets.resize(range);
      std::vector<uint32_t> byValue(range, 0);
      for (auto [caseValue, succ] : cases)
        byValue[uint64_t(caseValue) - uint64_t(cases[0].first)] = succ;
      for (uint64_t i = 0; i < range; ++i) lead(byValue[i], int32_t(i));
    } else {
      frame.out.switches[index].targets.resize(cases.size());
      for (size_t i = 0; i < cases.size(); ++i) {
        frame.out.switches[index].values.push_back(cases[i].first);
        lead(cases[i].second, int32_t(i));
      }
    }
    if (!isIndirect) return lead(0, -1);
    frame.out.switches[index].otherwise = uint32_t(frame.out.code.size());
    frame.emitUndefined({Msg::RunNoLabel});
  }

  /// The copies for the phis of the target, then the jump there. `last`: nothing of this block
  /// follows, so a jump to the next block can be left out.
  void edge(const Block* block, uint32_t succ, bool last) {
    Edge to = block->succs[succ];
    copies(to.block, to.index);
    if (last && to.block == block->next) return;
    fixups.push_back({frame.emit(Do::Jump), -1, to.block, false});
  }

  void copies(const Block* target, uint32_t pred) {
    std::vector<FrameBuilder::Copy> pending;
    std::vector<const Inst*> fromConstants;
    for (const Inst* phi : phis(target)) {
      const Value* value = root(phi->operand(pred));
      if (value->isConstant()) {
        fromConstants.push_back(phi);
        continue;
      }
      FrameBuilder::Copy copy{frame.dst(phi), frame.src(value), wordsOf(phi->type)};
      if (copy.to != copy.from) pending.push_back(copy);
    }
    if (pending.size() == 1)
      frame.move(pending[0].to, pending[0].from, pending[0].words);
    else if (!pending.empty())
      frame.sequentialise(pending);
    for (const Inst* phi : fromConstants) {
      const Value* value = root(phi->operand(pred));
      if (isWide(value->type))
        frame.emitWideConstant(frame.dst(phi), value);
      else
        frame.emitConstant(frame.dst(phi), frame.bitsOf(value));
    }
  }

  void decodeRet(const Inst* inst) {
    if (!inst->numOps) {
      frame.emit(Do::RetVoid);
    } else if (isWide(inst->operand(0)->type)) {
      uint32_t slot = frame.src(inst->operand(0));
      frame.emit(Do::RetWide, slot, wordsOf(inst->operand(0)->type) * 8);
    } else {
      uint32_t slot = frame.src(inst->operand(0));
      frame.emit(Do::Ret, slot);
    }
  }

  void decodeSelect(const Inst* inst) {
    uint32_t a = frame.dst(inst);
    uint32_t condition = frame.src(inst->operand(0)), ifTrue = frame.src(inst->operand(1)),
             ifFalse = frame.src(inst->operand(2));
    if (frame.lane >= 0 || !isWide(inst->type)) return emitSelect(a, condition, ifTrue, ifFalse);
    frame.emit(Do::SelectWide, a, condition, ifTrue);
    frame.emit(Do::Undefined, ifFalse, wordsOf(inst->type) * 8);  // its data
  }

  // ---- memory

  void decodeAlloca(const Inst* inst) {
    if (frame.isFixed(inst)) {
      for (const Use& use : inst->useRange()) {
        if (frame.isAddressOnly(use) && canAccessFrame(use.user)) continue;
        // Its address is wanted as a value, perhaps in other blocks: computed once.
        frame.escapes.insert(inst->id);
        frame.emitAddress(frame.dst(inst), frame.fixedOffset(inst));
        return;
      }
      return;
    }
    uint32_t a = frame.dst(inst);
    uint32_t count;
    if (inst->numOps) {
      count = frame.zeroExtended(inst->operand(0));
    } else {
      count = frame.temp();
      frame.emitConstant(count, 1);
    }
    auto index = uint32_t(frame.out.wide.size());
    frame.out.wide.push_back(inst->typeArg->size);
    frame.out.wide.push_back(std::max<uint32_t>(inst->align(), 16));
    frame.emit(Do::Alloca, a, count, index);
  }

  bool canAccessFrame(const Inst* access) const {
    return frame.hasFrameCode(access) && frame.fixedOffset(access->address()) <= UINT32_MAX;
  }

  /// The code of an access of 32 or 64 bits, of the four that begin with `load32`.
  static Do ofAccess(Do load32, const Inst* access) {
    const bool load = access->is(Op::Load);
    const Type* type = load ? access->type : access->operand(0)->type;
    return plus(load32, (load ? 0 : 2) + (type->bits == 32 ? 0 : 1));
  }
  /// To an element of an array.
  static Do indexCode(const Inst* access) { return ofAccess(Do::LoadIndex32, access); }
  /// To a part of a variable in the frame.
  static Do memberCode(const Inst* access) { return ofAccess(Do::LoadMember32, access); }

  /// The address is used once, by the access that follows, in a form that an access can have.
  bool fusesWithAccess(const Inst* gep) {
    if (frame.watched || frame.checksEffects || !gep->hasOneUse() || !gep->next ||
        !frame.isAddressOnly(*gep->uses) || gep->uses->user != gep->next)
      return false;
    const Inst* access = gep->next;
    const Type* type = access->is(Op::Load) ? access->type : access->operand(0)->type;
    if (!type->isScalar() || type->bits < 32 || type->isOddInt()) return false;
    FrameBuilder::Address address = frame.addressOf(gep);
    const Value* base = root(address.base);
    if (address.terms.empty())
      return frame.mayEmit(memberCode(access)) && frame.isFixed(base) && address.offset >= 0 &&
             frame.fixedOffset(base) + uint64_t(address.offset) <= UINT32_MAX;
    return frame.mayEmit(indexCode(access)) && address.terms.size() == 1 &&
           address.terms[0].scale == type->size && (address.offset == 0 || base->isConstant());
  }

  /// An operation on a pointer, and no part of an access, which says more of a null pointer.
  static bool isArithmetic(const Inst& gep) {
    for (GepStep step : GepSteps(gep))
      if (step.isField) return false;
    for (const Use& use : gep.useRange()) {
      const bool isAccess = use.user->is(Op::Load) || (use.user->is(Op::Store) && use.index() == 1);
      if (!isAccess && !use.user->is(Op::Gep)) return true;
    }
    return false;
  }

  void decodeGep(const Inst* inst) {
    // The base's slot may be given to the result: the checker compares them.
    uint32_t base = frame.checksUndefined ? frame.temp() : 0;
    if (frame.checksUndefined) frame.move(base, frame.src(inst->operand(0)), 1);
    computeGep(inst);
    if (frame.checksUndefined) frame.emit(Do::CheckGep, frame.dst(inst), base, isArithmetic(*inst));
  }

  void computeGep(const Inst* inst) {
    FrameBuilder::Address address = frame.addressOf(inst);
    uint32_t a = frame.dst(inst);
    const Value* base = root(address.base);
    if (address.terms.empty() && base->isConstant()) {
      frame.emitConstant(a, frame.bitsOf(base) + uint64_t(address.offset));
      return;
    }
    if (address.terms.empty() && frame.isFixed(base) && address.offset >= 0) {
      frame.emitAddress(a, frame.fixedOffset(base) + uint64_t(address.offset));
      return;
    }
    uint32_t at = frame.src(base);
    for (const FrameBuilder::Address::Term& term : address.terms) {
      uint32_t index = frame.src(term.index);
      if (term.scale == 1) {
        frame.emit(Do::Add64, a, at, index);
      } else if (term.scale <= UINT16_MAX) {
        frame.emit(Do::Index, a, at, index, uint32_t(term.scale));
      } else {
        uint32_t scaled = frame.temp();
        if (fits32(int64_t(term.scale))) {
          frame.emit(Do::Mul64I, scaled, index, uint32_t(term.scale));
        } else {
          frame.emitConstant(scaled, term.scale);
          frame.emit(Do::Mul64, scaled, scaled, index);
        }
        frame.emit(Do::Add64, a, at, scaled);
      }
      at = a;
    }
    if (address.offset == 0) return frame.move(a, at, 1);
    if (fits32(address.offset)) {
      frame.emit(Do::Add64I, a, at, uint32_t(address.offset));
      return;
    }
    uint32_t offset = frame.temp();
    frame.emitConstant(offset, uint64_t(address.offset));
    frame.emit(Do::Add64, a, at, offset);
  }

  void decodeAccess(const Inst* inst) {
    bool load = inst->is(Op::Load);
    const Type* type = load ? inst->type : inst->operand(0)->type;
    if (type->isVector()) return lanes.decodeVectorAccess(inst);
    frame.announceAccess(inst->address(), type->size, !load);
    const Inst* gep = inst->prev && inst->prev->is(Op::Gep) && inst->prev == inst->address() &&
                              fusesWithAccess(inst->prev)
                          ? inst->prev
                          : nullptr;
    const Value* address = gep ? nullptr : root(inst->address());
    // Sources before the result: making a constant may need code.
    uint32_t value = 0;
    int64_t stored = 0;
    bool storesImmediate = false;
    auto makeValue = [&] { value = load ? frame.dst(inst) : frame.src(inst->storedValue()); };
    auto finish = [&] {
      if (gep) frame.consumeOperands(gep);
      if (!load) frame.consume(inst->storedValue());
      if (!gep) frame.consume(inst->address());
    };
    auto inFrame = [&](uint64_t offset) {
      if (!load && type->bits == 32 && frame.immediate(inst->storedValue(), stored))
        storesImmediate = true;
      if (storesImmediate) {
        frame.emit(gep ? Do::StoreMember32I : Do::StoreFrame32I, uint32_t(stored),
                   uint32_t(offset));
        return;
      }
      makeValue();
      const Do ofWhole = plus(load ? Do::LoadFrame1 : Do::StoreFrame1, widthIndex(type));
      frame.emit(gep ? memberCode(inst) : ofWhole, value, uint32_t(offset));
    };

    if (gep) {
      FrameBuilder::Address parts = frame.addressOf(gep);
      const Value* base = root(parts.base);
      if (parts.terms.empty()) {
        inFrame(frame.fixedOffset(base) + uint64_t(parts.offset));
        return finish();
      }
      makeValue();
      uint32_t baseSlot;
      if (parts.offset) {
        baseSlot = frame.temp();
        frame.emitConstant(baseSlot, frame.bitsOf(base) + uint64_t(parts.offset));
      } else {
        baseSlot = frame.src(base);
      }
      frame.emit(indexCode(inst), value, baseSlot, frame.src(parts.terms[0].index));
      return finish();
    }
    if (frame.isFixed(address) && canAccessFrame(inst)) {
      inFrame(frame.fixedOffset(address));
      return finish();
    }
    makeValue();
    uint32_t at = frame.src(address);
    if (type->isAggregate())
      emitSized(load ? Do::LoadWide : Do::StoreWide, value, at, type->size);
    else if (type->isOddInt())
      frame.emit(load ? Do::LoadOdd : Do::StoreOdd, value, at, 0, type->bits);
    else
      frame.emit(plus(load ? Do::Load1 : Do::Store1, widthIndex(type)), value, at, 0,
                 uint32_t(frame.typeOfAccess(inst)));
    finish();
  }

  /// to := condition ? a : b
  void emitSelect(uint32_t to, uint32_t condition, uint32_t a, uint32_t b) {
    frame.emit(Do::Select, to, condition, a);
    frame.emit(Do::Undefined, b, 8);  // the data of the one before, never run
  }

  /// atomicrmw and cmpxchg, of which nothing can come between in a single thread.
  void decodeReadWrite(const Inst* inst) {
    const Type* type = inst->operand(1)->type;
    uint32_t at = frame.src(inst->operand(0)), operand = frame.src(inst->operand(1)), written;
    if (inst->is(Op::CmpXchg)) {
      uint32_t desired = frame.src(inst->operand(2)), result = frame.dst(inst), old = frame.temp(),
               same = frame.temp();
      written = frame.temp();
      frame.emit(plus(Do::Load1, widthIndex(type)), old, at);
      frame.emit(Do::EQ, same, old, operand);
      emitSelect(written, same, desired, old);
      frame.emit(plus(Do::StorePart1, widthIndex(type)), old, result * 8);
      frame.emit(Do::StorePart1, same, result * 8 + uint32_t(inst->type->offsets[1]));
    } else {
      uint32_t old = frame.dst(inst);
      written = frame.temp();
      frame.emit(plus(Do::Load1, widthIndex(type)), old, at);
      emitRmw(inst->rmwOp(), type, written, old, operand);
    }
    frame.emit(plus(Do::Store1, widthIndex(type)), written, at);
  }

  void emitRmw(RmwOp op, const Type* type, uint32_t written, uint32_t old, uint32_t operand) {
    constexpr IntPred kKeeps[] = {IntPred::SGE, IntPred::SLE, IntPred::UGE, IntPred::ULE};
    switch (op) {
      case RmwOp::Xchg: return frame.move(written, operand, 1);
      case RmwOp::Add:
      case RmwOp::Sub:
        frame.emit(op == RmwOp::Add ? Do::Add64 : Do::Sub64, written, old, operand);
        return frame.normalise(written, type);
      case RmwOp::And:
      case RmwOp::Or:
      case RmwOp::Xor:
        frame.emit(op == RmwOp::And  ? Do::And
                   : op == RmwOp::Or ? Do::Or
                                     : Do::Xor,
                   written, old, operand);
        return;
      case RmwOp::Nand:
        frame.emit(Do::And, written, old, operand);
        frame.emit(plus(Do::AndI, unsigned(Op::Xor) - unsigned(Op::And)), written, written,
                   uint32_t(-1));
        return;
      default: {
        unsigned keeps = unsigned(kKeeps[unsigned(op) - unsigned(RmwOp::Max)]);
        frame.emit(plus(Do::EQ, keeps), written, old, operand);
        return emitSelect(written, written, old, operand);
      }
    }
  }

  void emitSized(Do op, uint32_t a, uint32_t b, uint64_t bytes) {
    if (bytes > UINT32_MAX) return frame.emitUndefined({Msg::RunLargeValue});
    frame.emit(op, a, b, uint32_t(bytes));
  }

  void decodeMember(const Inst* inst) {
    bool extract = inst->is(Op::ExtractValue);
    uint32_t a = frame.dst(inst);
    const Value* aggregate = inst->operand(0);
    uint32_t from = frame.src(aggregate);
    const Type* type = aggregate->type;
    uint64_t offset = 0;
    for (uint32_t i = extract ? 1 : 2; i < inst->numOps; ++i) {
      uint64_t index = static_cast<const ConstInt*>(inst->operand(i))->zext();
      offset += type->isArray() ? index * type->element->size : type->offsets[index];
      type = type->isArray() ? type->element : type->fields[index];
    }
    uint32_t member = extract ? a : frame.src(inst->operand(1));
    if (!extract) frame.move(a, from, wordsOf(aggregate->type));
    uint64_t place = uint64_t(extract ? from : a) * 8 + offset;
    if (place > UINT32_MAX) return frame.emitUndefined({Msg::RunLargeFrame});
    if (type->isOddInt()) {
      frame.emit(extract ? Do::LoadPartOdd : Do::StorePartOdd, member, uint32_t(place), 0,
                 type->bits);
    } else if (!type->isAggregate()) {
      if (type->isVector()) return lanes.image(extract, type, member, place);
      frame.emit(plus(extract ? Do::LoadPart1 : Do::StorePart1, widthIndex(type)), member,
                 uint32_t(place));
    } else if (extract) {
      copyPart(uint64_t(a) * 8, place, type->size);
    } else {
      copyPart(place, uint64_t(member) * 8, type->size);
    }
  }

  void copyPart(uint64_t to, uint64_t from, uint64_t bytes) {
    emitSized(Do::CopyPart, uint32_t(to), uint32_t(from), bytes);
  }
};

}  // namespace

void decode(Interp& interp, Callee& callee) { Decoder(interp, callee).run(); }

}  // namespace minic::interp
