// The argument loop; see the header.
#include "backend/lower/abi.h"

#include <algorithm>

namespace minic {

ArgLocation ArgAssigner::next(RegClass cls, bool variadic) {
  bool asFloat = cls == RegClass::Float && !(variadic && conv_.rules->variadicFloatsAsInts);
  if (asFloat && floats_ < conv_.floatArgs.size()) return {false, conv_.floatArgs[floats_++], 0};
  if ((!asFloat || conv_.rules->floatsOverflowToInt) && ints_ < conv_.intArgs.size())
    return {false, conv_.intArgs[ints_++], 0};
  ArgLocation location{true, {}, stack_};
  stack_ += conv_.rules->stackSlotSize;
  return location;
}

uint32_t ArgAssigner::inMemory(uint64_t size, uint32_t align) {
  align = std::max(align, conv_.rules->stackSlotSize);
  uint32_t offset = (stack_ + align - 1) / align * align;
  stack_ = uint32_t((offset + size + conv_.rules->stackSlotSize - 1) / conv_.rules->stackSlotSize *
                    conv_.rules->stackSlotSize);
  return offset;
}

std::vector<Reg> assignReturns(const CallConv& conv, std::span<const RegClass> classes) {
  std::vector<Reg> result;
  size_t ints = 0, floats = 0;
  for (RegClass cls : classes) {
    std::span<const Reg> regs = cls == RegClass::Int ? conv.intReturns : conv.floatReturns;
    size_t& used = cls == RegClass::Int ? ints : floats;
    if (used == regs.size()) return {};
    result.push_back(regs[used++]);
  }
  return result;
}

}  // namespace minic
