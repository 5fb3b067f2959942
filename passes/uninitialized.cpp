// A walk per variable, over the blocks from which its value matters and no further. Most variables
// never start one: a store that dominates all reads settles them. The others share a budget of
// visited blocks per function, so that no program makes this quadratic; past it nothing more is
// reported, which costs a warning, not a wrong one.
#include "passes/uninitialized.h"

#include <algorithm>
#include <vector>

#include "ir/dominators.h"
#include "passes/promotable.h"
#include "support/id_map.h"

namespace minic {
namespace {

constexpr uint64_t kBudget = 20'000'000;  // visited blocks per function
constexpr size_t kReadsTried = 8;  // exposed reads of one variable that are looked at closely

class Finder {
 public:
  Finder(const Function& function, Diagnostics& diagnostics)
      : function_(function),
        diagnostics_(diagnostics),
        position_(function.nextValueId),
        group_(function.nextBlockId),
        forward_(function.nextBlockId),
        backward_(function.nextBlockId) {}

  void run() {
    uint32_t next = 0;
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) position_[inst->id] = next++;
    DomTree dominators = DomTree::compute(function_);
    for (Inst* inst : insts(function_.entry()))
      if (inst->is(Op::Alloca) && inst->name) examine(*inst, dominators);
  }

 private:
  /// The accesses of one block to the variable at hand: [begin, end) of accesses_.
  struct Group {
    uint32_t begin = 0, end = 0;
  };

  void examine(const Inst& variable, const DomTree& dominators) {
    Promotability verdict = promotability(variable);
    if (verdict.obstacle != Obstacle::None || verdict.loads == 0) return;
    accesses_.clear();
    for (Use& use : variable.useRange())
      if (use.user->is(Op::Load) || use.user->is(Op::Store)) accesses_.push_back(use.user);
    std::sort(accesses_.begin(), accesses_.end(),
              [&](const Inst* a, const Inst* b) { return position_[a->id] < position_[b->id]; });

    auto first = std::find_if(accesses_.begin(), accesses_.end(),
                              [](const Inst* i) { return i->is(Op::Store); });
    if (first != accesses_.end() &&
        std::all_of(accesses_.begin(), accesses_.end(), [&](const Inst* access) {
          if (access->block == (*first)->block)
            return position_[access->id] >= position_[(*first)->id];
          return dominators.dominates((*first)->block, access->block);
        }))
      return;
    group();
    report(variable);
    for (const Inst* access : accesses_) group_[access->block->id] = {};
  }

  void group() {
    for (uint32_t i = 0; i < accesses_.size(); ++i) {
      Group& g = group_[accesses_[i]->block->id];
      if (g.end == 0) g.begin = i;
      g.end = i + 1;
    }
  }

  void report(const Inst& variable) {
    std::vector<const Inst*> exposed = exposedReads();
    if (exposed.empty()) return;
    std::string name(function_.module->names[variable.name]);
    auto say = [&](std::string_view flag, const Inst* read, std::string_view what) {
      if (diagnostics_.warning(flag, read->loc, "variable '" + name + "' " + std::string(what)))
        diagnostics_.note(variable.loc, "variable '" + name + "' is declared here");
    };
    for (size_t i = 0; i < exposed.size() && i < kReadsTried; ++i)
      if (alwaysUninitialized(*exposed[i])) {
        say("uninitialized", exposed[i], "is uninitialized when used here");
        return;
      }
    if (visited_ < kBudget)
      say("conditional-uninitialized", exposed[0], "may be uninitialized when used here");
  }

  /// Reads to which a path leads from the entry past all stores, in the order of the text.
  std::vector<const Inst*> exposedReads() {
    std::vector<const Inst*> reads;
    walk(forward_, function_.entry(), false, [&](const Block* block) {
      Group g = group_[block->id];
      for (uint32_t i = g.begin; i < g.end; ++i) {
        if (accesses_[i]->is(Op::Store)) return false;
        reads.push_back(accesses_[i]);
      }
      return true;
    });
    std::sort(reads.begin(), reads.end(),
              [&](const Inst* a, const Inst* b) { return position_[a->id] < position_[b->id]; });
    return reads;
  }

  /// Whether nothing can have been stored when control first comes to the exposed `read`: no store
  /// lies on a path from the entry to it that does not already pass through it.
  bool alwaysUninitialized(const Inst& read) {
    const Block* home = read.block;
    walk(forward_, function_.entry(), false, [&](const Block* block) { return block != home; });
    walk(backward_, home, true,
         [&](const Block* block) { return block == home || forward_.contains(block->id); });
    if (visited_ >= kBudget) return false;
    return std::none_of(accesses_.begin(), accesses_.end(), [&](const Inst* access) {
      return access->is(Op::Store) && access->block != home &&
             forward_.contains(access->block->id) && backward_.contains(access->block->id);
    });
  }

  /// Visits blocks from `start` along the edges (against them if `back`) as long as `visit` wants
  /// to go on from a block; `seen` then holds all that were reached.
  template <class Visit>
  void walk(IdSet& seen, const Block* start, bool back, Visit visit) {
    for (uint32_t id : marked_[back]) seen.erase(id);
    marked_[back].clear();
    work_.assign(1, start);
    seen.insert(start->id);
    marked_[back].push_back(start->id);
    while (!work_.empty() && visited_ < kBudget) {
      const Block* block = work_.back();
      work_.pop_back();
      ++visited_;
      if (!visit(block)) continue;
      for (const Edge& edge : back ? block->preds : block->succs)
        if (seen.insert(edge.block->id)) {
          marked_[back].push_back(edge.block->id);
          work_.push_back(edge.block);
        }
    }
  }

  const Function& function_;
  Diagnostics& diagnostics_;
  IdMap<uint32_t> position_;  // of each instruction in the function
  IdMap<Group> group_;
  std::vector<const Inst*> accesses_;  // loads and stores of the variable at hand, in order
  IdSet forward_, backward_;
  std::vector<uint32_t> marked_[2];  // the members of forward_ and backward_, to empty them again
  std::vector<const Block*> work_;
  uint64_t visited_ = 0;
};

}  // namespace

void warnUninitialized(const Function& function, Diagnostics& diagnostics) {
  if (diagnostics.enabled("uninitialized") || diagnostics.enabled("conditional-uninitialized"))
    Finder(function, diagnostics).run();
}

}  // namespace minic
