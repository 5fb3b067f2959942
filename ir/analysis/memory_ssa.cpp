// One sweep numbers the definitions and finds the versions at the ends of blocks: a block begins
// with its phi or with the version at the end of its immediate dominator.
#include "ir/analysis/memory_ssa.h"

#include <fmt/format.h>

#include "ir/effects.h"
#include "support/graph/frontier.h"

namespace minic {

bool MemorySsa::isDefinition(const Inst& inst) {
  if (!isMemoryAccess(inst)) return false;
  return writesMemory(inst) || effectsOf(inst).isOrdered;
}

MemorySsa::MemorySsa(const Function& function, const DomTree& tree)
    : tree_(tree),
      before_(function.nextValueId, kNone),
      madeBy_(function.nextValueId, kNone),
      atStart_(tree.size(), kNone),
      atEnd_(tree.size(), kNone) {
  std::vector<uint32_t> defining;
  for (uint32_t n = 0; n < tree.size(); ++n)
    for (const Inst* inst : insts(tree.rpo.order[n]))
      if (isDefinition(*inst)) {
        defining.push_back(n);
        break;
      }
  std::vector<bool> hasPhi(tree.size());
  if (!defining.empty())
    for (uint32_t n : FrontierIndex(tree.rpo, tree).iterated(defining)) hasPhi[n] = true;

  versions_.push_back({nullptr, nullptr, kNone});
  for (uint32_t n : tree.walk()) {
    const Block* block = tree.rpo.order[n];
    uint32_t now = n == 0 ? kEntry : atEnd_[tree.idom(n)];
    if (hasPhi[n]) {
      now = uint32_t(versions_.size());
      versions_.push_back({block, nullptr, kNone, uint32_t(operands_.size())});
      operands_.resize(operands_.size() + block->preds.size(), kNone);
    }
    atStart_[n] = now;
    for (const Inst* inst : insts(block)) {
      if (!isMemoryAccess(*inst)) continue;
      before_[inst->id] = now;
      if (!isDefinition(*inst)) continue;
      versions_.push_back({block, inst, now});
      now = madeBy_[inst->id] = uint32_t(versions_.size() - 1);
    }
    atEnd_[n] = now;
  }
  for (uint32_t v = 1; v < versions_.size(); ++v) {
    if (!isPhi(v)) continue;
    const Block* block = versions_[v].block;
    for (uint32_t i = 0; i < block->preds.size(); ++i)
      if (tree.isReachable(block->preds[i].block))
        operands_[versions_[v].firstOperand + i] = atEnd_[tree.rpo[block->preds[i].block]];
  }
  seen_.assign(versions_.size(), 0);
}

uint32_t MemorySsa::clobber(MemoryLocation location, uint32_t version, AliasAnalysis& aliases,
                            unsigned maxSteps) const {
  if (AliasAnalysis::isConstantMemory(location.address)) return kEntry;
  const Block* across = nullptr;
  for (unsigned steps = maxSteps; version != kEntry;) {
    const Version here = versions_[version];
    if (here.inst) {
      if (steps-- == 0) return version;
      if (aliases.accessOf(*here.inst, location, across) & access::Write) return version;
      version = skipRemoved(here.before);
      continue;
    }
    // All paths to a phi lead through its block's immediate dominator. If nothing writes on them,
    // the walk goes on from there. Behind a phi an address may be that of another iteration.
    if (here.block == tree_.rpo.order[0]) return version;
    uint32_t top = atEnd(tree_.idom(here.block));
    if (!isUntouchedSince(top, version, location, aliases, steps)) return version;
    across = here.block;
    version = top;
  }
  return version;
}

bool MemorySsa::isUntouchedSince(uint32_t top, uint32_t phi, MemoryLocation location,
                                 AliasAnalysis& aliases, unsigned& steps) const {
  const Block* across = versions_[phi].block;
  ++walk_;
  seen_[phi] = seen_[top] = walk_;
  work_.assign(1, phi);
  while (!work_.empty()) {
    uint32_t version = work_.back();
    work_.pop_back();
    const Version& here = versions_[version];
    uint32_t count = here.inst ? 1 : here.block->preds.size();
    for (uint32_t i = 0; i < count; ++i) {
      uint32_t next = here.inst ? skipRemoved(here.before) : operand(version, i);
      if (next == kNone || seen_[next] == walk_) continue;
      seen_[next] = walk_;
      if (steps-- == 0) return steps = 0, false;
      const Inst* inst = versions_[next].inst;
      if (inst && aliases.accessOf(*inst, location, across) & access::Write) return false;
      work_.push_back(next);
    }
  }
  return true;
}

void MemorySsa::remove(const Inst& definition) {
  versions_[madeBy_[definition.id]].isRemoved = true;
}

uint32_t MemorySsa::skipRemoved(uint32_t version) const {
  while (version != kNone && versions_[version].isRemoved) {
    uint32_t next = versions_[version].before;
    if (versions_[next].isRemoved) versions_[version].before = versions_[next].before;
    version = next;
  }
  return version;
}

std::string MemorySsa::verify(const Function& function) const {
  MemorySsa fresh(function, tree_);
  for (uint32_t n : tree_.walk()) {
    const Block* block = tree_.rpo.order[n];
    uint32_t now = atStart(block);
    bool hasPhi = isPhi(now) && versions_[now].block == block;
    auto wrong = [&](std::string_view what) {
      return fmt::format("memory SSA: {} in block {}", what, block->id);
    };
    if (!hasPhi && fresh.atStart(block) != kEntry && fresh.isPhi(fresh.atStart(block)) &&
        fresh.versions_[fresh.atStart(block)].block == block)
      return wrong("a phi is missing");
    if (!hasPhi && now != (n == 0 ? kEntry : atEnd(tree_.idom(block))))
      return wrong("it begins with another version than its dominator ends with");
    for (const Inst* inst : insts(block)) {
      bool isKnown = inst->id < before_.size();
      if (isKnown && before_[inst->id] != kNone && before(*inst) != now)
        return wrong(fmt::format("%{} finds another version", inst->id));
      // An indirect call stays a definition when it turns out to call a function that writes
      // nothing.
      bool wasDefinition = isKnown && madeBy(*inst) != kNone;
      if (!isDefinition(*inst) && !wasDefinition) continue;
      now = isKnown ? madeBy(*inst) : kNone;
      if (now == kNone || versions_[now].inst != inst || versions_[now].isRemoved)
        return wrong("a definition is not known");
    }
    if (now != atEnd(block)) return wrong("another version at the end");
    for (Edge succ : block->succs) {
      uint32_t phi = atStart(succ.block);
      if (isPhi(phi) && versions_[phi].block == succ.block && operand(phi, succ.index) != now)
        return wrong("another version goes to a phi");
    }
  }
  return {};
}

}  // namespace minic
