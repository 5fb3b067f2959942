// Sweeps over the accesses, and the joins of the stores.
#include "passes/prove/contents.h"

#include <algorithm>
#include <queue>
#include <unordered_set>

#include "ir/analysis/promotable.h"
#include "passes/prove/twins.h"

namespace minic {

// ---- variables and their accesses

bool Contents::find(const Twins& twins) {
  for (const Block* block : rpo_.order)
    for (const Inst* inst : insts(block))
      if (inst->is(Op::Alloca) && !twins.twin(inst)) {
        variableOf_[inst->id] = uint32_t(variables_.size());
        variables_.push_back({inst});
      }
  // A variable that only variables of up to n rounds point to has all its accesses after n rounds.
  for (uint32_t rounds = 0; rounds <= variables_.size() + 1; ++rounds) {
    if (!sweep()) return false;
    if (!followPointers()) return true;
  }
  return refuse(false, PromotionWhy::MutualAddresses, nullptr);
}

bool Contents::refuse(bool isWrong, PromotionWhy reason, const Inst* inst) {
  wrong = isWrong, why = reason, where = inst;
  return false;
}

bool Contents::sweep() {
  for (Variable& variable : variables_) variable = {variable.alloca};
  places_.assign(places_.size());
  isGone_.assign(isGone_.size(), false);
  for (uint32_t n = 0; n < rpo_.size(); ++n)
    for (const Inst* inst : insts(rpo_.order[n]))
      if (!sweepInst(n, inst)) return false;
  return true;
}

bool Contents::sweepInst(uint32_t n, const Inst* inst) {
  bool isAccess = inst->is(Op::Load) || inst->is(Op::Store);
  uint32_t v = inst->is(Op::Alloca) ? variableOf_[inst->id]
               : isAccess           ? variableOf(inst->address())
                                    : kNone;
  if (v == kNone) {
    // Markers go with the variable, and casts that only they need.
    bool goes = isDebugInfo(inst);
    if (inst->is(Op::Call) || inst->is(Op::BitCast) || inst->is(Op::Gep))
      for (const Use& use : inst->operands()) {
        auto op = use.value->isInst() ? static_cast<const Inst*>(use.value) : nullptr;
        bool isCast = op && (op->is(Op::BitCast) || op->is(Op::Gep)) && isGone_[op->id];
        goes |= op && isDroppable(*inst) && (isCast || (op->is(Op::Alloca) && isGone_[op->id]));
      }
    isGone_[inst->id] = goes;
    return true;
  }
  isGone_[inst->id] = true;
  Variable& variable = variables_[v];
  auto& all = variable.definitions;
  if (isAccess) {
    if (inst->isVolatile()) return refuse(true, PromotionWhy::MissingVolatile, inst);
    if (inst->accessedType() != variable.alloca->typeArg)
      return refuse(false, PromotionWhy::OtherType, inst);
    bool isBelow = !all.empty() && all.back().block == n;
    places_[inst->id] = {v, n, isBelow ? all.back().definition : nullptr};
  }
  if (inst->is(Op::Load)) return true;
  if (!all.empty() && all.back().block == n)
    all.back().definition = inst;
  else
    all.push_back({inst, n});
  return true;
}

/// A promoted variable may have held the address of another one. Finds the loads through which
/// others are accessed, as far as the stores that are known now say; that they always yield that
/// address is proved with the rest. False: they are those of the sweep.
bool Contents::followPointers() {
  std::vector<std::pair<const Inst*, uint32_t>> found;
  IdSet seen(variableOf_.size());
  for (const Block* block : rpo_.order)
    for (const Inst* inst : insts(block)) {
      if (!inst->is(Op::Load) && !inst->is(Op::Store)) continue;
      const Inst* address = asInst(inst->address());
      if (!address || !address->is(Op::Load) || !seen.insert(address->id)) continue;
      if (places_[address->id].variable == kNone) continue;
      uint32_t v = pointee(address);
      if (v != kNone) found.push_back({address, v});
    }
  bool isSame = found.size() == pointers_.size();
  for (auto [load, v] : found) isSame &= variableOf_[load->id] == v;
  for (const Inst* load : pointers_) variableOf_[load->id] = kNone;
  pointers_.clear();
  for (auto [load, v] : found) {
    variableOf_[load->id] = v;
    pointers_.push_back(load);
  }
  return !isSame;
}

/// The first promoted variable whose address is found on the paths back from the load.
uint32_t Contents::pointee(const Inst* load) {
  std::vector<std::pair<uint32_t, Source>> work{
      {places_[load->id].variable, sourceAt(places_[load->id])}};
  std::unordered_set<uint64_t> seen;
  while (!work.empty()) {
    auto [v, source] = work.back();
    work.pop_back();
    if (source.block == kNone) continue;
    if (!source.definition) {
      if (!seen.insert(uint64_t(v) << 32 | source.block).second) continue;
      for (uint32_t pred : rpo_.preds(source.block)) work.push_back({v, sourceAtEnd(v, pred)});
    } else if (source.definition->is(Op::Store)) {
      const Inst* stored = asInst(source.definition->storedValue());
      if (!stored) continue;
      if (stored->is(Op::Alloca) && variableOf_[stored->id] != kNone)
        return variableOf_[stored->id];
      const Place& place = places_[stored->id];
      if (stored->is(Op::Load) && place.variable != kNone)
        work.push_back({place.variable, sourceAt(place)});
    }
  }
  return kNone;
}

// ---- joins

/// The iterated dominance frontier of the definitions (Sreedhar and Gao 1995: deepest first, so
/// that each block is visited once), then the nearest source for every position of the dominator
/// tree.
void Contents::place(uint32_t v) {
  Variable& variable = variables_[v];
  variable.isPlaced = true;
  if (highest_.empty()) {
    highest_.assign(rpo_.size(), kNone);
    seen_.assign(rpo_.size(), 0);
    for (uint32_t i = rpo_.size(); i-- > 0;) {
      uint32_t n = tree_.walk()[i];
      for (Edge succ : rpo_.order[n]->succs)
        highest_[n] = std::min(highest_[n], tree_.level(rpo_[succ.block]));
      uint32_t& above = highest_[tree_.idom(n)];
      above = std::min(above, highest_[n]);
    }
  }
  ++run_;
  std::priority_queue<std::pair<uint32_t, uint32_t>> roots;  // level, block
  for (const Source& definition : variable.definitions)
    roots.push({tree_.level(definition.block), definition.block});
  std::unordered_set<uint32_t> joins;
  while (!roots.empty()) {
    auto [level, root] = roots.top();
    roots.pop();
    for (uint32_t i = tree_.preorder(root); i < tree_.subtreeEnd(root);) {
      uint32_t n = tree_.walk()[i];
      if (seen_[n] == run_ || highest_[n] > level) {
        i = tree_.subtreeEnd(n);
        continue;
      }
      seen_[n] = run_;
      ++i;
      for (Edge succ : rpo_.order[n]->succs) {
        uint32_t join = rpo_[succ.block];
        if (tree_.level(join) <= level && joins.insert(join).second)
          roots.push({tree_.level(join), join});
      }
    }
  }
  variable.joins.assign(joins.begin(), joins.end());
  std::sort(variable.joins.begin(), variable.joins.end());

  std::vector<Source> sources = variable.definitions;
  for (uint32_t join : variable.joins) sources.push_back({nullptr, join});
  std::stable_sort(sources.begin(), sources.end(), [&](const Source& a, const Source& b) {
    return tree_.preorder(a.block) < tree_.preorder(b.block);
  });
  std::vector<Source> open{{}};
  auto closeUpTo = [&](uint32_t position) {
    while (open.size() > 1 && tree_.subtreeEnd(open.back().block) <= position) {
      uint32_t end = tree_.subtreeEnd(open.back().block);
      open.pop_back();
      variable.marks.push_back({end, open.back()});
    }
  };
  for (const Source& source : sources) {
    uint32_t position = tree_.preorder(source.block);
    closeUpTo(position);
    if (open.back().block == source.block) continue;  // at the end the definition counts
    variable.marks.push_back({position, source});
    open.push_back(source);
  }
  closeUpTo(rpo_.size());
}

Contents::Source Contents::sourceAtEnd(uint32_t v, uint32_t n) {
  if (!variables_[v].isPlaced) place(v);
  const std::vector<Mark>& marks = variables_[v].marks;
  auto next = std::upper_bound(
      marks.begin(), marks.end(), tree_.preorder(n),
      [](uint32_t position, const Mark& mark) { return position < mark.position; });
  return next == marks.begin() ? Source{} : next[-1].source;
}

Contents::Source Contents::sourceAtStart(uint32_t v, uint32_t n) {
  if (!variables_[v].isPlaced) place(v);
  const std::vector<uint32_t>& joins = variables_[v].joins;
  if (std::binary_search(joins.begin(), joins.end(), n)) return {nullptr, n};
  return n == 0 ? Source{} : sourceAtEnd(v, tree_.idom(n));
}

}  // namespace minic
