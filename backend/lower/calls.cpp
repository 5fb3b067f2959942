// Lowering of entries, calls, tail calls and returns by the calling convention.
#include <algorithm>

#include "backend/lower/lower.h"
#include "ir/leaves.h"

namespace minic {

void Lowering::lowerEntry() {
  current_ = nullptr;
  ArgAssigner assigner(target.cc);
  std::vector<MOperand> pairs;
  struct Stack {
    Reg dst;
    uint32_t offset;
    const Type* type;
  };
  std::vector<Stack> stack;
  struct Across {
    Reg dst, src;
    unsigned size;
  };
  std::vector<Across> across;  // floats that are passed in integer registers
  struct Copied {
    Reg dst;
    uint32_t offset;
  };
  std::vector<Copied> copies;  // arguments that came by value
  std::vector<Reg> bools;
  for (const Argument* arg : fn.args) {
    if (arg->attrs.byVal && target.info->arguments.byValInMemory) {
      uint32_t offset = assigner.inMemory(arg->attrs.pointee->size, byValAlign(arg->attrs));
      if (vregs_[arg->id].valid()) copies.push_back({vregs_[arg->id], offset});
      continue;
    }
    std::vector<const Type*> leaves;
    appendLeaves(arg->type, leaves);
    for (uint32_t i = 0; i < leaves.size(); ++i) {
      RegClass cls = classOf(leaves[i]);
      ArgLocation place = assigner.next(cls);
      if (!vregs_[arg->id].valid()) continue;
      Reg dst{vregs_[arg->id].raw + i};
      if (leaves[i]->isInt(1)) bools.push_back(dst);
      if (place.onStack) {
        stack.push_back({dst, place.offset, leaves[i]});
        continue;
      }
      if (mf.classOf(place.reg) != cls) {
        Reg carrier = tempInt();
        across.push_back({dst, carrier, sizeOf(leaves[i])});
        dst = carrier;
      }
      pairs.push_back(MOperand::reg(dst));
      pairs.push_back(MOperand::reg(place.reg));
    }
  }
  std::vector<SavedArgument> saved = savedArguments(assigner, pairs);
  parallelCopy(pairs);
  for (const SavedArgument& arg : saved)
    target.storeSlot(*this, arg.value, arg.slot, uint32_t(arg.offset), 8);
  for (const Across& arg : across) target.moveAcross(*this, arg.dst, arg.src, arg.size);
  for (const Stack& arg : stack) {
    MInst* load = target.loadSlot(*this, arg.dst, mf.incoming(), arg.offset, sizeOf(arg.type));
    load->flags |= kRepeatable;
  }
  for (const Copied& arg : copies) {
    Reg start = tempInt();
    copyOperand(start, MOperand::slot(mf.incoming()));
    target.subtractConstant(*this, arg.dst, start, 8, -int64_t(arg.offset));
  }
  for (Reg reg : bools) target.extend(*this, reg, reg, 1, false);
}

/// The value that an argument has at the entry if no instruction asks for its register.
static uint32_t givenValue(const Value& argument) {
  return (1u << 30) + static_cast<const Argument&>(argument).index;
}

/// For debuggers: the slots of variables, and copies that came by value on the stack.
void Lowering::placeVariables() {
  const std::vector<DebugVariable>& variables = fn.debug->variables;
  mf.variablePlaces.resize(variables.size());
  mf.variableValues = std::make_unique<VariableValues>();
  mf.variableValues->heldAtStart.resize(mf.blocks.size());
  std::vector<HeldValue>& atEntry = mf.variableValues->heldAtStart[0].emplace();
  ArgAssigner assigner(target.cc);
  std::unordered_map<const Value*, uint32_t> copies;  // looked up only
  for (const Argument* arg : fn.args) {
    if (arg->attrs.byVal && target.info->arguments.byValInMemory) {
      copies[arg] = assigner.inMemory(arg->attrs.pointee->size, byValAlign(arg->attrs));
      continue;
    }
    std::vector<const Type*> leaves;
    appendLeaves(arg->type, leaves);
    for (const Type* leaf : leaves) {
      ArgLocation place = assigner.next(classOf(leaf));
      if (leaves.size() > 1 || place.onStack || mf.classOf(place.reg) != classOf(leaf)) continue;
      const Reg reg = vregs_[arg->id];
      atEntry.push_back({place.reg.raw, reg.valid() ? reg.index() : givenValue(*arg)});
    }
  }
  for (size_t i = 0; i < variables.size(); ++i) {
    const Value* address = variables[i].address;
    MFunction::VariablePlace& place = mf.variablePlaces[i];
    if (auto copy = copies.find(address); copy != copies.end())
      place = {mf.incoming(), copy->second};
    else if (auto slot = address->is(Op::Alloca) ? slotOf(address) : std::nullopt)
      place = {*slot, 0};
  }
  std::sort(atEntry.begin(), atEntry.end());
  translateAssignments();
}

/// For debuggers: `first` is the first of what was made of the instruction and those after it.
void Lowering::noteAssignments(const Inst& inst, const MInst* first) {
  if (!first) return;  // nothing comes after a tail call
  auto here = fn.debug->assignments.before(&inst);
  const auto count = std::ptrdiff_t(here.size());
  for (const DebugAssignment& each : here)
    assignments_.push_back({first, each.variable, fn.debug->resolve(each.value)});
  // Blocks and instructions are lowered from the last to the first: the whole list is turned later.
  std::reverse(assignments_.end() - count, assignments_.end());
}

/// For debuggers: the assignments to variables that are in no memory, over virtual registers.
void Lowering::translateAssignments() {
  using enum VariableAssignment::Kind;
  if (assignments_.empty() && mf.variableValues->heldAtStart[0]->empty()) {
    mf.variableValues = nullptr;
    return;
  }
  std::reverse(assignments_.begin(), assignments_.end());
  for (const auto& [before, variable, value] : assignments_) {
    VariableAssignment made{.variable = variable};
    const Value* from = value ? throughCasts(value) : nullptr;
    if (from && (from->isInst() || from->is(Op::Argument))) {
      Reg reg = countLeaves(from->type) == 1 ? vregs_[from->id] : Reg();
      if (!reg.valid() && from->is(Op::Argument)) {
        made.kind = Register;
        made.value = givenValue(*from);
      } else if (reg.valid() && !(value->type->size == 8 && mf.vregs[reg.index()].isNarrow)) {
        made.kind = Register;
        made.value = reg.index();
      }
    } else if (KnownInt known = from ? constant(from) : KnownInt()) {
      made = {variable, Constant, uint8_t(sizeOf(value->type)), uint64_t(*known)};
    } else if (auto* number = from ? asConstFloat(from) : nullptr) {
      made = {variable, Constant, uint8_t(sizeOf(value->type)), number->bits};
    }
    mf.variableValues->assignments.add(before, made);
  }
  for (MBlock* block : mf.blocks) block->variableValues = mf.variableValues.get();
}

uint32_t Lowering::byValAlign(const ParamAttrs& attrs) {
  return attrs.align ? attrs.align : attrs.pointee->align;
}

MOperand Lowering::abiSource(const Value* value, const ParamAttrs* attrs) {
  if (attrs && (attrs->signExt || attrs->zeroExt) && value->type->isInt() &&
      value->type->bits > 1 && value->type->bits < 32 && !constant(value) &&
      !value->isUndefOrPoison()) {
    Reg dst = tempInt();
    target.extend(*this, dst, reg(value), value->type->bits, attrs->signExt);
    return MOperand::reg(dst);
  }
  if (attrs && attrs->zeroExt && asConstInt(value))
    return mf.imm(int64_t(asConstInt(value)->zext()));
  return copySource(value);
}

void Lowering::transfer(uint16_t op, const MOperand* callee, std::span<const Reg> uses,
                        std::span<const Reg> defs) {
  std::vector<MOperand> operands;
  if (callee) operands.push_back(*callee);
  size_t firstUse = operands.size(), firstDef = firstUse + uses.size();
  for (Reg reg : uses) operands.push_back(MOperand::reg(reg));
  for (Reg reg : defs) operands.push_back(MOperand::reg(reg));
  MInst* inst = emit(op, 8, operands);
  for (size_t i = firstUse; i < operands.size(); ++i)
    (*inst)[uint32_t(i)].role = i < firstDef ? RoleUse : RoleDef;
}

void Lowering::emitCall(uint32_t symbol, Reg callee, std::span<const Value* const> args,
                        size_t named, bool variadic, std::span<const ParamAttrs> attrs,
                        std::span<const Reg> results, bool tail) {
  ArgAssigner assigner(target.cc);
  std::vector<MOperand> pairs;
  std::vector<Reg> uses;
  for (size_t i = 0; i < args.size(); ++i) {
    if (!attrs.empty() && attrs[i].byVal) {
      uint64_t size = attrs[i].pointee->size;
      uint32_t align = byValAlign(attrs[i]), offset = assigner.inMemory(size, align);
      mf.outgoingAlign = std::max<uint64_t>(mf.outgoingAlign, align);
      mf.hasFramePointer |= align > 16;
      target.passInMemory(*this, *args[i], offset, size);
      continue;
    }
    std::vector<const Type*> leaves;
    appendLeaves(args[i]->type, leaves);
    for (uint32_t k = 0; k < leaves.size(); ++k) {
      RegClass cls = classOf(leaves[k]);
      ArgLocation place = assigner.next(cls, variadic && i >= named);
      MOperand src = leaves.size() == 1 && !args[i]->type->isAggregate()
                         ? abiSource(args[i], attrs.empty() ? nullptr : &attrs[i])
                         : partSource(args[i], leaves[k], k);
      if (place.onStack || (mf.classOf(place.reg) != cls)) {
        if (!src.isReg()) {
          if (src.isNone()) src = MOperand::imm(0);
          Reg value = temp(src.kind == OperandKind::Float ? RegClass::Float : RegClass::Int);
          copyOperand(value, src);
          src = MOperand::reg(value);
        }
        if (place.onStack) {
          target.storeSlot(*this, src.asReg(), mf.outgoing(), place.offset, sizeOf(leaves[k]));
          continue;
        }
        if (mf.classOf(src.asReg()) != mf.classOf(place.reg)) {
          Reg carrier = tempInt();
          target.moveAcross(*this, carrier, src.asReg(), sizeOf(leaves[k]));
          src = MOperand::reg(carrier);
        }
      }
      pairs.push_back(MOperand::reg(place.reg));
      pairs.push_back(src);
      uses.push_back(place.reg);
    }
  }
  mf.outgoingSize = std::max<uint64_t>(mf.outgoingSize, assigner.stackSize());
  parallelCopy(pairs);
  if (variadic && target.cc.variadicCount.valid()) {
    copyOperand(target.cc.variadicCount, MOperand::imm(int32_t(assigner.floatRegisters())));
    uses.push_back(target.cc.variadicCount);
  }
  MOperand to = callee.valid() ? MOperand::reg(callee) : MOperand::symbol(symbol);
  if (!callee.valid() && !mf.symbols[symbol].definedHere)
    to.aux = mf.options.plt ? target.outsideCallee : target.calleeInTable;
  if (tail) return transfer(target.control.tailCall, &to, uses, {});
  mf.hasCalls = true;
  std::vector<RegClass> classes;
  for (Reg reg : results) classes.push_back(mf.classOf(reg));
  std::vector<Reg> places = assignReturns(target.cc, classes);
  block_->hasCall = true;
  transfer(callee.valid() ? target.control.callRegister : target.control.call, &to, uses, places);
  pairs.clear();
  for (size_t i = 0; i < results.size(); ++i) {
    pairs.push_back(MOperand::reg(results[i]));
    pairs.push_back(MOperand::reg(places[i]));
  }
  parallelCopy(pairs);
}

const Inst* Lowering::tailCallBefore(const Inst& terminator) const {
  const Inst* call = terminator.prev;
  if (!call || !call->is(Op::Call)) return nullptr;
  const Function* callee = call->calledFunction();
  if (!callee || callee->intrinsic != Intrinsic::None || callee->isAssembly) return nullptr;
  const Inst* ret = &terminator;
  uint32_t edge = 0;
  if (terminator.is(Op::Br)) {
    edge = terminator.block->succs[0].index;
    ret = terminator.block->succs[0].block->first;
    while (ret->is(Op::Phi)) ret = ret->next;
  }
  if (!ret->is(Op::Ret)) return nullptr;
  if (ret->numOps) {
    const Value* value = ret->operand(0);
    if (terminator.is(Op::Br) && value->is(Op::Phi) &&
        static_cast<const Inst*>(value)->block == ret->block)
      value = static_cast<const Inst*>(value)->operand(edge);
    // Narrower ones may be extended in another way.
    if (value != call || !call->hasOneUse() || call->type->isAggregate() || call->type->size < 4)
      return nullptr;
  } else if (call->hasUses()) {
    return nullptr;
  }
  ArgAssigner assigner(target.cc);
  for (uint32_t i = 0; i < call->numArgs(); ++i) {
    if (!call->call->args.empty() && call->call->args[i].byVal) return nullptr;
    std::vector<const Type*> leaves;
    appendLeaves(call->arg(i)->type, leaves);
    for (const Type* leaf : leaves)
      assigner.next(classOf(leaf),
                    call->call->fnType->variadic && i >= call->call->fnType->params().size());
  }
  return assigner.stackSize() ? nullptr : call;
}

void Lowering::lowerCall(const Inst& inst) {
  const Function* direct = inst.calledFunction();
  if (direct && direct->isAssembly) return lowerAssembly(inst, direct->name, direct->constraints);
  if (direct && lowerIntrinsic(inst, *direct)) return;
  std::vector<const Value*> args;
  for (uint32_t i = 0; i < inst.numArgs(); ++i) args.push_back(inst.arg(i));
  std::vector<Reg> results;
  if (isUsed(inst)) {
    auto count = uint32_t(countLeaves(inst.type));
    for (uint32_t i = 0; i < count; ++i) results.push_back(Reg{vregs_[inst.id].raw + i});
  }
  const Type* type = inst.call->fnType;
  uint32_t symbol = direct ? symbolOf(direct) : 0;
  Reg callee;
  if (!direct) callee = reg(inst.callee());
  emitCall(symbol, callee, args, type->params().size(), type->variadic, inst.call->args, results,
           &inst == tailCall_);
  std::vector<const Type*> leaves;
  appendLeaves(inst.type, leaves);
  for (size_t i = 0; i < results.size(); ++i)
    if (leaves[i]->isInt(1)) target.extend(*this, results[i], results[i], 1, false);
}

void Lowering::callLibrary(const char* name, std::span<const Value* const> args, Reg dst) {
  std::span<const Reg> results(&dst, dst.valid() ? 1 : 0);
  emitCall(librarySymbol(name), {}, args, args.size(), false, {}, results);
}

bool Lowering::lowerIntrinsic(const Inst& inst, const Function& callee) {
  if (callee.intrinsic == Intrinsic::None) return false;
  const IntrinsicInfo& info = intrinsicInfo(callee.intrinsic);
  switch (info.lowering) {
    case IntrinsicLowering::Nothing: return true;
    case IntrinsicLowering::Memory: {
      if (target.inlineMemory && target.inlineMemory(*this, inst)) return true;
      const Value* args[] = {inst.arg(0), inst.arg(1), inst.arg(2)};
      ParamAttrs plain, zero;
      zero.zeroExt = true;
      ParamAttrs attrs[] = {plain, callee.intrinsic == Intrinsic::Memset ? zero : plain, zero};
      emitCall(librarySymbol(info.wide), {}, args, 3, false, attrs, {});
      return true;
    }
    case IntrinsicLowering::Stack:  // around the lifetime of arrays of variable length
      if (callee.intrinsic == Intrinsic::StackRestore) {
        copy(target.regs.stackPointer, reg(inst.arg(0)));
        return true;
      }
      mf.hasFramePointer = true;
      if (isUsed(inst)) copy(result(inst), target.regs.stackPointer);
      return true;
    case IntrinsicLowering::Machine:
      lowerMachine(inst, MachineIntrinsic(callee.intrinsic));
      return true;
    case IntrinsicLowering::X86:
      target.lowerX86(*this, inst, X86Intrinsic(callee.intrinsic));
      return true;
    case IntrinsicLowering::Library: {
      if (!isUsed(inst)) return true;
      std::vector<const Value*> args;
      for (uint32_t i = 0; i < inst.numArgs(); ++i) args.push_back(inst.arg(i));
      callLibrary(libraryName(callee.intrinsic, inst.type), args, result(inst));
      return true;
    }
    case IntrinsicLowering::ExpandInt:
      if (isUsed(inst)) target.lowerBits(*this, inst, callee.intrinsic);
      return true;
    default: MINIC_UNREACHABLE("expand-intrinsics leaves no other intrinsic");
  }
}

void Lowering::lowerMachine(const Inst& inst, MachineIntrinsic intrinsic) {
  switch (intrinsic) {
    case MachineIntrinsic::VaStart: return lowerVaStart(inst);
    case MachineIntrinsic::Trap:
    case MachineIntrinsic::DebugTrap: emit(target.control.trap, 8, {}); return;
    case MachineIntrinsic::FrameAddress:
    case MachineIntrinsic::ReturnAddress:
      if (isUsed(inst)) lowerFrameAddress(result(inst), intrinsic);
      return;
    case MachineIntrinsic::ThreadAddress: {
      MINIC_CHECK(inst.arg(0)->is(Op::Global), "threadlocal.address wants a variable");
      uint32_t symbol = symbolOf(static_cast<const GlobalValue*>(inst.arg(0)));
      if (isUsed(inst)) lowerThreadAddress(result(inst), symbol);
      return;
    }
    case MachineIntrinsic::Prefetch: return target.prefetch(*this, inst);
    case MachineIntrinsic::UMulHigh: {
      if (!isUsed(inst)) return;
      Reg a = reg(inst.arg(0)), b = reg(inst.arg(1));
      return target.mulHigh(*this, result(inst), a, b);
    }
  }
}

/// In a program the variable has a fixed distance from the thread pointer. A shared library may be
/// loaded when threads run already: its variables are found by a call.
void Lowering::lowerThreadAddress(Reg to, uint32_t symbol) {
  if (!mf.options.pic) return target.threadAddress(*this, to, symbol);
  mf.hasCalls = block_->hasCall = true;
  const Reg place = target.cc.intReturns[0];
  MOperand variable = MOperand::symbol(symbol);
  transfer(target.control.threadCall, &variable, {}, std::span(&place, 1));
  copy(to, place);
}

void Lowering::lowerReturn(const Inst& inst) {
  std::vector<Reg> places;
  if (inst.numOps) {
    const Value* value = inst.operand(0);
    std::vector<const Type*> leaves;
    appendLeaves(value->type, leaves);
    std::vector<RegClass> classes;
    for (const Type* leaf : leaves) classes.push_back(classOf(leaf));
    places = assignReturns(target.cc, classes);
    std::vector<MOperand> pairs;
    for (uint32_t i = 0; i < leaves.size(); ++i) {
      pairs.push_back(MOperand::reg(places[i]));
      pairs.push_back(value->type->isAggregate() ? partSource(value, leaves[i], i)
                                                 : abiSource(value, &fn.ret));
    }
    parallelCopy(pairs);
  } else if (target.info->arguments.returnsSret) {
    for (const Argument* arg : fn.args) {
      if (!arg->attrs.sret) continue;
      places.push_back(target.cc.intReturns[0]);
      copy(places[0], reg(arg));
    }
  }
  transfer(target.control.ret, nullptr, places, {});
}

}  // namespace minic
