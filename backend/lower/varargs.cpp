// Definitions of variadic functions: the argument registers in memory, and va_start.
// Sources: System V AMD64 psABI 3.5.7 (the registers are saved whether or not al says that there
// are floats); RISC-V ELF psABI, "Variadic arguments".
#include "backend/lower/lower.h"
#include "ir/leaves.h"

namespace minic {

uint32_t Lowering::registerSaveArea() {
  if (registerSave_ == kNoSlot)
    registerSave_ = mf.newSlot(Slot::Area::Local, target.info->arguments.savedEnd(), 16);
  return registerSave_;
}

std::vector<Lowering::SavedArgument> Lowering::savedArguments(const ArgAssigner& named,
                                                              std::vector<MOperand>& pairs) {
  std::vector<SavedArgument> saved;
  if (!startsVaList_) return saved;
  auto save = [&](Reg from, uint32_t slot, int32_t offset) {
    Reg value = temp(mf.classOf(from));
    pairs.push_back(MOperand::reg(value));
    pairs.push_back(MOperand::reg(from));
    saved.push_back({value, slot, offset});
  };
  const ArgumentRules& rules = target.info->arguments;
  std::span<const Reg> ints = target.cc.intArgs, floats = target.cc.floatArgs;
  if (rules.vaListIsPointer) {
    mf.savedArguments = 8 * (ints.size() - named.intRegisters());
    for (size_t i = named.intRegisters(); i < ints.size(); ++i)
      save(ints[i], mf.incoming(), 8 * (int32_t(i) - int32_t(ints.size())));
    return saved;
  }
  for (size_t i = named.intRegisters(); i < ints.size(); ++i)
    save(ints[i], registerSaveArea(), int32_t(8 * i));
  for (size_t i = named.floatRegisters(); i < floats.size(); ++i)
    save(floats[i], registerSaveArea(), int32_t(rules.savedFloats() + 16 * i));
  return saved;
}

void Lowering::lowerFrameAddress(Reg to, MachineIntrinsic which) {
  // The frame has a frame pointer and the return address then, as in code of other compilers: right
  // below the incoming arguments, or below those in registers if a va_list leads to them there.
  mf.hasCalls = mf.hasFramePointer = true;
  const ArgumentRules& rules = target.info->arguments;
  int32_t saved = 0;
  if (rules.vaListIsPointer && startsVaList_)
    saved = 8 * (int32_t(target.cc.intArgs.size()) - int32_t(namedArguments().intRegisters()));
  saved = (saved + 15) & ~15;
  if (which == MachineIntrinsic::ReturnAddress) {
    target.loadSlot(*this, to, mf.incoming(), uint32_t(-8 - saved), 8);
    return;
  }
  Reg start = tempInt();
  copyOperand(start, MOperand::slot(mf.incoming()));
  target.subtractConstant(*this, to, start, 8, saved + int32_t(rules.frameAddress));
}

ArgAssigner Lowering::namedArguments() const {
  const ArgumentRules& rules = target.info->arguments;
  ArgAssigner named(target.cc);
  for (const Argument* arg : fn.args) {
    if (arg->attrs.byVal && rules.byValInMemory) {
      named.inMemory(arg->attrs.pointee->size, byValAlign(arg->attrs));
      continue;
    }
    std::vector<const Type*> leaves;
    appendLeaves(arg->type, leaves);
    for (const Type* leaf : leaves) named.next(classOf(leaf));
  }
  return named;
}

void Lowering::lowerVaStart(const Inst& inst) {
  const ArgumentRules& rules = target.info->arguments;
  const ArgAssigner named = namedArguments();
  Reg list = reg(inst.arg(0));
  auto storeAddress = [&](uint32_t slot, int64_t offset, int32_t at) {
    Reg start = tempInt(), address = start;
    copyOperand(start, MOperand::slot(slot));
    if (offset) target.subtractConstant(*this, address = tempInt(), start, 8, -offset);
    target.storeAt(*this, address, list, at, 8);
  };
  // The place of the first argument in memory: on the stack, or before it in the save area.
  int64_t first = named.stackSize();
  if (rules.vaListIsPointer) {
    if (named.intRegisters() < target.cc.intArgs.size())
      first = 8 * (int64_t(named.intRegisters()) - int64_t(target.cc.intArgs.size()));
    return storeAddress(mf.incoming(), first, 0);
  }
  auto storeNumber = [&](uint32_t number, int32_t at) {
    Reg value = tempInt();
    copyOperand(value, MOperand::imm(int32_t(number)));
    target.storeAt(*this, value, list, at, 4);
  };
  storeNumber(8 * named.intRegisters(), 0);
  storeNumber(rules.savedFloats() + 16 * named.floatRegisters(), 4);
  storeAddress(mf.incoming(), first, 8);
  storeAddress(registerSaveArea(), 0, 16);
}

}  // namespace minic
