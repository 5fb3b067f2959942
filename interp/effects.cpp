// The check of the memory that functions access against their attributes.
#include "interp/effects.h"

#include <algorithm>
#include <fmt/format.h>

namespace minic::interp {

namespace {

constexpr uint8_t kReads = mem::ReadArgs | mem::ReadOther;
constexpr uint8_t kWrites = mem::WriteArgs | mem::WriteOther;
constexpr size_t kMaxChecked = 64;  // activations per access: recursion may be deep

}  // namespace

EffectsCheck::EffectsCheck(const Module& module, const std::vector<uint64_t>& globalAddress,
                           uint64_t stackEnd)
    : stackEnd_(stackEnd) {
  for (const GlobalVar* global : module.globals)
    if (uint64_t at = globalAddress[global->id]; at && global->init && !global->aliasee)
      globals_.push_back({at, at + global->valueType->size, global});
  std::sort(globals_.begin(), globals_.end(),
            [](const Global& a, const Global& b) { return a.from < b.from; });
}

/// Forgets the activations that have ended: frames inside of others are at higher addresses.
void EffectsCheck::leave(const uint64_t* fp) {
  while (!active_.empty() && active_.back().fp > fp) active_.pop_back();
}

void EffectsCheck::enter(const Callee& callee, const uint64_t* fp, const uint64_t* callerFp,
                         uint64_t stackFrom) {
  leave(callerFp);  // calls that the caller made before have ended
  uint8_t memory = callee.function->attrs.memory;
  if ((memory & kReads) == kReads && (memory & kWrites) == kWrites) return;
  active_.push_back({&callee, fp, stackFrom, allocations_});
}

const EffectsCheck::Global* EffectsCheck::globalAt(uint64_t address) const {
  auto after =
      std::upper_bound(globals_.begin(), globals_.end(), address,
                       [](uint64_t value, const Global& global) { return value < global.from; });
  return after != globals_.begin() && address < after[-1].to ? &after[-1] : nullptr;
}

/// The memory is younger than the activation, or a copy that was passed by value.
bool EffectsCheck::owns(const Activation& activation, uint64_t address) const {
  if (address >= activation.stackFrom && address < stackEnd_) return true;
  auto after = blocks_.upper_bound(address);
  if (after != blocks_.begin()) {
    auto& [from, block] = *std::prev(after);
    if (address < from + block.size && block.number > activation.allocations) return true;
  }
  uint32_t slot = 0;
  for (const Argument* arg : activation.callee->function->args) {
    uint64_t from = activation.fp[slot];
    if (arg->attrs.byVal && address >= from && address < from + arg->attrs.pointee->size)
      return true;
    slot += wordsOf(arg->type);
  }
  return false;
}

bool EffectsCheck::allows(const Activation& activation, bool isWrite, const Global* global) const {
  uint8_t promised = activation.callee->function->attrs.memory & (isWrite ? kWrites : kReads);
  if (!promised) return false;
  if (promised & (mem::ReadOther | mem::WriteOther) || !global) return true;
  return std::any_of(
      activation.fp, activation.fp + activation.callee->paramSlots,
      [&](uint64_t argument) { return argument >= global->from && argument <= global->to; });
}

std::optional<std::string> EffectsCheck::access(uint64_t address, uint64_t size, bool isWrite,
                                                const uint64_t* fp) {
  leave(fp);
  if (size == 0 || active_.empty()) return std::nullopt;
  const Global* global = globalAt(address);
  if (global && global->variable->isConstant && !isWrite) return std::nullopt;
  size_t from = active_.size() > kMaxChecked ? active_.size() - kMaxChecked : 0;
  for (size_t i = active_.size(); i-- > from;) {
    const Activation& activation = active_[i];
    if (allows(activation, isWrite, global) || owns(activation, address)) continue;
    std::string place =
        global ? fmt::format("'{}' + {}", global->variable->name, address - global->from)
               : fmt::format("memory at {:#x} that is not its own", address);
    return fmt::format("the attributes of '{}' deny that it {} {} bytes of {}",
                       activation.callee->function->name, isWrite ? "writes" : "reads", size,
                       place);
  }
  return std::nullopt;
}

}  // namespace minic::interp
