// Code for calls: of functions, intrinsics and inline assembly, and of what the checker is told by
// intrinsics. Private to decode.cpp.
#pragma once

#include "interp/frame.h"
#include "target/assembly.h"

namespace minic::interp {

class CallDecoder {
 public:
  explicit CallDecoder(FrameBuilder& shared) : frame(shared) {}

  void decodeCall(const Inst* inst) {
    const Function* callee = inst->calledFunction();
    if (callee) {
      switch (callee->intrinsic) {
        case Intrinsic::LifetimeStart:
        case Intrinsic::LifetimeEnd:
          return markLife(inst, callee->intrinsic == Intrinsic::LifetimeEnd);
        case Intrinsic::CheckIndex: return checkIndex(inst);
        case Intrinsic::CheckOrder: frame.emit(Do::CheckOrder, 0, checkText(inst->arg(0))); return;
        case Intrinsic::CheckConst: frame.emit(Do::CheckConst, frame.src(inst->arg(0))); return;
        case Intrinsic::CheckResult:
          frame.emit(Do::CheckResult, frame.src(inst->arg(0)), frame.src(inst->arg(1)));
          return;
        case Intrinsic::CheckLength: frame.emit(Do::CheckLength, frame.src(inst->arg(0))); return;
        case Intrinsic::CheckWide: return checkWide(inst);
        case Intrinsic::CheckDifference:
          frame.emit(Do::CheckDifference, 0, frame.src(inst->arg(0)), frame.src(inst->arg(1)));
          return;
        case Intrinsic::CheckVaArg:
          frame.emit(Do::CheckVaArg, frame.src(inst->arg(0)), checkText(inst->arg(2)),
                     frame.src(inst->arg(1)));
          return;
        case Intrinsic::CheckReached: frame.emit(Do::CheckReached, frame.src(inst->arg(0))); return;
        case Intrinsic::Assume:
        case Intrinsic::DbgInfo: return;
        case Intrinsic::Memcpy: return threeSlots(Do::Memcpy, inst);
        case Intrinsic::Memmove: return threeSlots(Do::Memmove, inst);
        case Intrinsic::Memset: return threeSlots(Do::Memset, inst);
        case Intrinsic::VaStart: return startVaList(inst);
        case Intrinsic::VaCopy: return copyVaList(inst);
        case Intrinsic::VaEnd:
        case Intrinsic::Prefetch:
        case Intrinsic::X86Pause: return;
        case Intrinsic::ThreadAddress:  // there is one thread
          frame.emit(Do::SExt, frame.dst(inst), frame.src(inst->arg(0)), 0, 64);
          return;
        case Intrinsic::ReturnAddress:  // nothing that the program could do anything with
          frame.emitConstant(frame.dst(inst), 0);
          return;
        case Intrinsic::FrameAddress:
        case Intrinsic::StackSave: frame.emit(Do::StackSave, frame.dst(inst)); return;
        case Intrinsic::StackRestore: frame.emit(Do::StackRestore, frame.src(inst->arg(0))); return;
        case Intrinsic::Trap:
        case Intrinsic::DebugTrap: return frame.emitUndefined({Msg::RunTrap});
        default: break;
      }
    }
    auto index = uint32_t(frame.out.sites.size());
    CallSite site{inst, {}, {}};
    site.isTail = mayTakePlace(inst);
    bool wide = site.isTail;
    for (uint32_t i = 0; i < inst->numArgs(); ++i) wide |= isWide(inst->arg(i)->type);
    for (uint32_t i = 0; i < inst->numArgs(); ++i) {
      const Value* arg = inst->arg(i);
      uint32_t slot = frame.src(arg);
      if (i < inst->call->args.size() && inst->call->args[i].byVal)
        slot = copyForCallee(slot, inst->call->args[i]);
      site.args.push_back(slot);
      if (wide) site.words.push_back(wordsOf(arg->type));
    }
    if (site.isTail) site.words.push_back(0);  // not empty, even without arguments: code.h
    uint32_t a;
    if (inst->type->isVoid())
      a = frame.temp();  // a callee declared otherwise may return something
    else
      a = frame.dst(inst);
    if (!callee) {
      uint32_t address = frame.src(inst->callee());
      frame.out.sites.push_back(std::move(site));
      frame.emit(Do::CallIndirect, a, address, index);
      return;
    }
    Callee& target = frame.interp.calleeOf(callee);
    if (callee->isAssembly && callee->name.find_first_not_of(" \t\n") == std::string_view::npos)
      return emptyAssembly(inst, *callee);
    if (target.function->isDeclaration() && !target.host) {
      if (callee->isAssembly) return frame.emitUndefined({Msg::RunAssembly});
      return frame.emitUndefined(either(callee->name.starts_with("llvm."),
                                        Msg::IntrinsicNotSupported, Msg::RunUndefinedFunction,
                                        callee->name));
    }
    frame.out.sites.push_back(std::move(site));
    // The callee's number is found by its address, so the code needs 64 bits for it.
    frame.out.wide.push_back(reinterpret_cast<uint64_t>(&target));
    frame.emit(Do::Call, a, uint32_t(frame.out.wide.size() - 1), index);
  }

 private:
  /// The call is `musttail`, and nothing of the frame is needed when the callee begins. A watcher
  /// wants to see each call end.
  bool mayTakePlace(const Inst* call) const {
    if (!call->isMustTail() || frame.watched || call->call->fnType->variadic) return false;
    return std::none_of(call->call->args.begin(), call->call->args.end(),
                        [](const ParamAttrs& attrs) { return attrs.byVal; });
  }

  /// Assembly without instructions: an output has the value of the input that is tied to it, or
  /// any.
  void emptyAssembly(const Inst* inst, const Function& assembly) {
    if (inst->type->isVoid()) return;
    auto operands = readAsmConstraints(frame.interp.target(), assembly.constraints);
    if (!operands) return frame.emitUndefined({Msg::RunAssembly});
    const uint32_t result = frame.dst(inst);
    std::vector<int> member;  // of the result, by operand; -1: none
    uint32_t argument = 0;
    int members = 0;
    for (const AsmOperand& operand : *operands) {
      const bool isResult = operand.isOutput && !operand.isIndirect;
      member.push_back(isResult ? members++ : -1);
      if (operand.isClobber || isResult) continue;
      const uint32_t value = frame.src(inst->arg(argument++));
      if (operand.tied < 0 || member[size_t(operand.tied)] < 0) continue;
      if (!inst->type->isStruct()) {
        frame.move(result, value, wordsOf(inst->type));
        continue;
      }
      const auto at = size_t(member[size_t(operand.tied)]);
      const Type* type = inst->type->fields[at];
      if (!type->isScalar() || type->isOddInt()) return frame.emitUndefined({Msg::RunAssembly});
      frame.emit(plus(Do::StorePart1, widthIndex(type)), value,
                 result * 8 + uint32_t(inst->type->offsets[at]));
    }
  }

  void markLife(const Inst* inst, bool ends) {
    if (!frame.checksUndefined) return;
    const Value* variable = root(inst->arg(1));
    const uint32_t slot = frame.src(variable);
    frame.emit(Do::CheckLife, slot, ends);
    // The address is one of another object from here.
    if (!ends && frame.isFixed(variable)) frame.emitAddress(slot, frame.fixedOffset(variable));
  }

  /// (index, number of elements, the array as text)
  void checkIndex(const Inst* inst) {
    const uint32_t index = frame.src(inst->arg(0)), count = frame.src(inst->arg(1));
    frame.emit(Do::CheckIndex, index, checkText(inst->arg(2)), count);
  }

  /// (whether it is undefined, the opcode, bits of its type, two words each of its operands, its
  /// type as text)
  void checkWide(const Inst* inst) {
    CallSite site{inst, {}, {}};
    for (uint32_t i = 0; i < 7; ++i) site.args.push_back(frame.src(inst->arg(i)));
    frame.emit(Do::CheckWide, site.args[0], checkText(inst->arg(7)),
               uint32_t(frame.out.sites.size()));
    frame.out.sites.push_back(std::move(site));
  }

  /// The number of the text that the argument of a check is.
  uint32_t checkText(const Value* argument) {
    const auto& bytes = asConstData(static_cast<const GlobalVar*>(argument)->init)->bytes;
    frame.out.texts.emplace_back(bytes.begin(), bytes.end() - 1);
    return uint32_t(frame.out.texts.size() - 1);
  }

  void startVaList(const Inst* inst) {
    if (frame.out.variadicSlot == kNoVariadicSlot) frame.out.variadicSlot = frame.nextSlot++;
    NamedPlaces named = namedPlaces(frame.f, frame.interp.rules());
    auto index = uint32_t(frame.out.wide.size());
    frame.out.wide.insert(frame.out.wide.end(), {named.ints, named.floats, named.stack});
    uint32_t list = frame.src(inst->arg(0));
    frame.emit(Do::VaStart, list, frame.out.variadicSlot, index);
  }

  void copyVaList(const Inst* inst) {
    uint32_t to = frame.src(inst->arg(0)), from = frame.src(inst->arg(1)), size = frame.temp();
    frame.emitConstant(size, frame.interp.rules().vaListSize());
    frame.emit(Do::Memcpy, to, from, size);
  }

  void threeSlots(Do op, const Inst* inst) {
    uint32_t to = frame.src(inst->arg(0)), from = frame.src(inst->arg(1)),
             size = frame.zeroExtended(inst->arg(2));
    if (frame.checksEffects) {
      frame.emit(Do::AccessBlock, to, size, 0, true);
      if (op != Do::Memset) frame.emit(Do::AccessBlock, from, size, 0, false);
    }
    frame.emit(op, to, from, size);
  }

  /// byval: the callee gets the address of a copy of its own.
  uint32_t copyForCallee(uint32_t address, const ParamAttrs& attrs) {
    const uint64_t align = attrs.align ? attrs.align : attrs.pointee->align;
    const uint64_t padding = align > 16 ? align - 1 : 0;
    uint64_t local = frame.newLocal(attrs.pointee->size + padding, 16);
    if (frame.checksUndefined) {
      frame.out.locals.push_back({local, attrs.pointee->size + padding, nullptr});
      frame.newLocal(1, 16);
    }
    uint32_t result = frame.temp(), size = frame.temp();
    frame.emitAddress(result, local + padding);
    if (padding) {
      uint32_t mask = frame.temp();
      frame.emitConstant(mask, 0 - align);
      frame.emit(Do::And, result, result, mask);
    }
    frame.emitConstant(size, attrs.pointee->size);
    frame.emit(Do::Memcpy, result, address, size);
    return result;
  }

  FrameBuilder& frame;
};

}  // namespace minic::interp
