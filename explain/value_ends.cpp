// Instructions end where their numbers are no longer in the function after a pass. The observer of
// values knows what took their places.
#include "explain/value_ends.h"

#include "ir/function.h"
#include "ir/text/print.h"

namespace minic {

ValueEnds::Place ValueEnds::placeOf(const Value* value) {
  const Function* function = nullptr;
  if (value->isInst()) {
    const Block* block = static_cast<const Inst*>(value)->block;
    function = block ? block->function : nullptr;
  }
  return {function ? std::string(function->name) : "", value->id + 1};
}

void ValueEnds::watch(const Function& function) {
  auto& all = before_[std::string(function.name)];
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) all[inst->id + 1] = !inst->type->isVoid();
}

void ValueEnds::replaced(const Inst* from, const Value* to) {
  Place place = placeOf(from);
  if (place.function.empty() && to->isInst()) place.function = placeOf(to).function;
  Other& other = replaced_[place] = {};
  if (to->isConstant())
    printConstant(other.constant, to);
  else
    other.number = to->id + 1;
}

void ValueEnds::copied(const Inst* from, const Inst* copy) {
  Place to = placeOf(copy);
  if (to.function.empty()) to.function = placeOf(from).function;
  originals_[to] = placeOf(from);
}

void ValueEnds::addTo(const Function& function, Json& ends, Json& copies) const {
  const std::string name(function.name);
  std::set<uint32_t> arguments;
  for (const Argument* argument : function.args) arguments.insert(argument->id + 1);
  std::set<uint32_t> after = arguments;
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) after.insert(inst->id + 1);
  auto before = before_.find(name);
  if (before == before_.end()) return;
  for (const auto& [copy, original] : originals_) {
    if (copy.function != name || !after.contains(copy.number)) continue;
    copies.push_back({copy.number, pass_, original.function, original.number});
  }
  for (auto [number, makesValue] : before->second) {
    if (after.contains(number)) continue;
    // What took its place may have been replaced, too.
    Other other;
    bool isReplaced = false;
    std::set<uint32_t> seen;
    for (uint32_t at = number; seen.insert(at).second && !after.contains(at);) {
      auto found = replaced_.find({name, at});
      if (found == replaced_.end()) {
        isReplaced = false;
        break;
      }
      other = found->second;
      isReplaced = true;
      if (!other.number) break;
      at = other.number;
    }
    if (isReplaced && other.number && !after.contains(other.number)) isReplaced = false;
    if (isReplaced && other.number)
      ends.push_back(
          {number, arguments.contains(other.number) ? "argument" : "value", other.number, pass_});
    else if (isReplaced)
      ends.push_back({number, "constant", other.constant, pass_});
    else
      ends.push_back({number, makesValue ? "unused" : "removed", 0, pass_});
  }
}

void addLoweringEnds(const Function& function, const std::set<uint32_t>& made, Json& ends) {
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) {
      const uint32_t number = inst->id + 1;
      if (made.contains(number)) continue;
      // The next reader, or reader of a reader, that has machine instructions.
      std::set<const Inst*> seen{inst};
      std::vector<const Inst*> work{inst};
      uint32_t reader = 0;
      for (size_t i = 0; i < work.size() && !reader; ++i)
        for (const Use& use : work[i]->useRange()) {
          if (made.contains(use.user->id + 1)) reader = use.user->id + 1;
          if (reader) break;
          if (seen.insert(use.user).second) work.push_back(use.user);
        }
      if (inst->is(Op::Phi))
        ends.push_back({number, "phi", 0, "lowering"});
      else if (reader)
        ends.push_back({number, "fused", reader, "lowering"});
      else
        ends.push_back({number, "unwritten", 0, "lowering"});
    }
}

}  // namespace minic
