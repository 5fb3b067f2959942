// Tail merging (cross-jumping): blocks that end in the same instructions share one copy of them.
//
//   a:  movl $1, %edi                      a:  movl $1, %edi
//       movq %rbx, %rsi                    tail:
//       call report                  =>        movq %rbx, %rsi
//       jmp  out                               call report
//   b:  movl $2, %edi                          jmp  out
//       movq %rbx, %rsi                    b:  movl $2, %edi
//       call report                            jmp  tail
//       jmp  out
//
// If all of a block is shared, its predecessors jump to the other copy, so no jump is added: that
// is done everywhere. If a jump is added, it is done at -Os, and in blocks that are seldom
// executed.
//
// The blocks are sorted by their instructions, from the last to the first, so that those that share
// much are neighbours; the longest tails are merged first. At most kMaxLength instructions of each
// are looked at, so it takes n log n. Before: after allocation and the expansion of copies, each
// block ends in one terminator, edges are up to date. After: edges are not.
#include <algorithm>

#include "backend/mir/layout.h"
#include "backend/mir/target.h"
#include "backend/mir/variable_values.h"

namespace minic {

namespace {

constexpr uint32_t kMaxLength = 32;  // of a tail, its terminator among them
constexpr float kSeldom = 0.02f;     // for each call of the function

uint64_t hashOf(const MInst& inst) {
  uint64_t hash = inst.op * 8u + inst.size;
  for (const MOperand& operand : inst.operands())
    hash = (hash ^ operand.payload) * 0x9E3779B97F4A7C15u + uint64_t(operand.kind);
  return hash;
}

class TailMerger {
 public:
  explicit TailMerger(MFunction& mf) : mf_(mf), ops_(mf.target.ops), tailAfter_(mf.blocks.size()) {}

  bool run() {
    collect();
    if (blocks_.size() < 2) return false;
    std::stable_sort(blocks_.begin(), blocks_.end(),
                     [](const Candidate& a, const Candidate& b) { return a.hashes < b.hashes; });
    for (size_t i = 0; i + 1 < blocks_.size(); ++i) {
      const Candidate &a = blocks_[i], &b = blocks_[i + 1];
      shared_.push_back(a.isFramed == b.isFramed ? sharedLength(*a.block, *b.block) : 0);
    }
    for (size_t first = 0; first < blocks_.size();) {
      size_t last = first;
      while (last < shared_.size() && shared_[last]) ++last;
      merge(first, last);
      first = last + 1;
    }
    if (!merged_) return false;
    std::vector<MBlock*> layout;
    for (MBlock* block : mf_.layout)
      for (MBlock* each = block; each;
           each = each->id < tailAfter_.size() ? tailAfter_[each->id] : nullptr)
        layout.push_back(each);
    mf_.layout = std::move(layout);
    return true;
  }

 private:
  struct Part {
    MBlock* block;
    bool isFixed;     // named elsewhere than by a branch: it stays, whatever is in it
    uint32_t length;  // in instructions, at most kMaxLength + 1
  };
  struct Candidate : Part {
    bool isFramed;  // code with a frame and code without are not merged, lest more code needs one
    std::vector<uint64_t> hashes;  // isFramed, then of its instructions from the last to the first
  };

  void collect() {
    std::vector<bool> fixed(mf_.blocks.size());
    fixed[mf_.layout.front()->id] = true;
    mf_.forNamedBlocks([&](uint32_t block) { fixed[block] = true; });
    const std::vector<bool> framed = framedRegion(mf_);
    for (MBlock* block : mf_.layout) {
      const MInst& end = *block->last;
      if (ops_[end.op].variadic && !ops_[end.op].has(OpReturn)) continue;  // a jump by a table
      if (!ops_[end.op].has(OpTerminator) || (end.prev && ops_[end.prev->op].has(OpTerminator)))
        continue;
      Candidate& candidate = blocks_.emplace_back(
          Candidate{{block, fixed[block->id], 0}, framed[block->id], {framed[block->id]}});
      for (const MInst* inst = &end; inst && candidate.length <= kMaxLength; inst = inst->prev) {
        ++candidate.length;
        candidate.hashes.push_back(hashOf(*inst));
      }
    }
  }

  static uint32_t sharedLength(const MBlock& a, const MBlock& b) {
    uint32_t length = 0;
    for (const MInst *x = a.last, *y = b.last; x && y && length < kMaxLength && x->isSameAs(*y);
         x = x->prev, y = y->prev)
      ++length;
    return length;
  }

  /// Merges the tails of the candidates from `first` to `last`, which share one instruction at
  /// least; the longer tails that some of them share first. Returns a block that ends with what all
  /// of them shared.
  Part merge(size_t first, size_t last) {
    if (first == last) return blocks_[first];
    const uint32_t length =
        *std::min_element(shared_.begin() + ptrdiff_t(first), shared_.begin() + ptrdiff_t(last));
    std::vector<Part> parts;
    for (size_t i = first; i <= last; ++i) {
      size_t end = i;
      while (end < last && shared_[end] > length) ++end;
      parts.push_back(merge(i, end));
      i = end;
    }
    const Part any = parts[0];
    std::erase_if(parts, [&](const Part& part) { return !mayGive(part, length); });
    return parts.size() < 2 ? any : mergeTails(parts, length);
  }

  static bool isWhole(const Part& part, uint32_t length) {
    return part.length == length && !part.isFixed;
  }

  /// The tail of that length may go to, or come from, a block of its own.
  bool mayGive(const Part& part, uint32_t length) const {
    const MInst& end = *part.block->last;
    const bool isJump = ops_[end.op].has(OpJump);
    if (length < (isJump ? 2 : 1)) return false;  // a jump instead of a jump
    if (isJump && isWhole(part, length)) return true;
    return mf_.options.forSize || part.block->frequency < kSeldom;
  }

  Part mergeTails(const std::vector<Part>& parts, uint32_t length) {
    // The most frequent one keeps its tail and falls through into it.
    auto host = std::find_if(parts.begin(), parts.end(),
                             [&](const Part& part) { return isWhole(part, length); });
    if (host == parts.end())
      host = std::max_element(parts.begin(), parts.end(), [](const Part& a, const Part& b) {
        return a.block->frequency < b.block->frequency;
      });
    MBlock* tail = isWhole(*host, length) ? host->block : cutTail(*host->block, length);
    for (const Part& part : parts) {
      if (&part == &*host) continue;
      MINIC_CHECK(sharedLength(*tail, *part.block) >= length,
                  "blocks with different tails are merged");
      MBlock dropped;
      moveTail(*part.block, dropped, length);
      jump(*part.block, *tail, dropped.last->loc);
      tail->frequency += part.block->frequency;
      if (mf_.variableValues) mf_.variableValues->merged(*tail, dropped);
    }
    merged_ = true;
    return {tail, false, length};
  }

  /// Moves the last instructions to an empty block.
  static void moveTail(MBlock& from, MBlock& to, uint32_t length) {
    MInst* first = from.last;
    while (--length) first = first->prev;
    to.first = first;
    to.last = from.last;
    from.last = first->prev;
    (from.last ? from.last->next : from.first) = nullptr;
    first->prev = nullptr;
  }

  MBlock* cutTail(MBlock& block, uint32_t length) {
    MBlock* tail = mf_.newBlock(block.name);
    tail->loopDepth = block.loopDepth;
    tail->frequency = block.frequency;
    tail->firstSuccessor = block.firstSuccessor;
    moveTail(block, *tail, length);
    jump(block, *tail, tail->first->loc);
    tailAfter_.resize(mf_.blocks.size());
    tailAfter_[block.id] = tail;
    if (mf_.variableValues) mf_.variableValues->heldAtStart.resize(mf_.blocks.size());
    return tail;
  }

  void jump(MBlock& from, const MBlock& to, uint32_t loc) {
    MFunction::insert(from, nullptr,
                      mf_.create(mf_.target.control.jump, 8, {MOperand::block(to.id)}, loc));
  }

  MFunction& mf_;
  std::span<const OpDesc> ops_;
  std::vector<Candidate> blocks_;
  std::vector<uint32_t> shared_;    // how many instructions a candidate shares with the next one
  std::vector<MBlock*> tailAfter_;  // by id: the block that its tail has become, or null
  bool merged_ = false;
};

}  // namespace

bool mergeTails(MFunction& mf) { return TailMerger(mf).run(); }

}  // namespace minic
