// Switches and indirect branches: jump tables for dense cases, few compares in a row, a binary
// search over the rest.
#include <algorithm>
#include <unordered_map>
#include <utility>

#include "backend/lower/lower.h"
#include "ir/analysis/frequency.h"

namespace minic {

void Lowering::jumpToOneOf(Reg address, std::span<const uint32_t> blocks) {
  std::vector<uint32_t> ids(blocks.begin(), blocks.end());
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  std::vector<MOperand> operands{MOperand::reg(address)};
  for (uint32_t id : ids) {
    operands.push_back(MOperand::block(id));
    block_->succs.push_back(mf.arena, mf.blocks[id]);
    mf.blocks[id]->preds.push_back(mf.arena, block_);
  }
  emit(target.control.jumpRegister, 8, operands);
}

void Lowering::lowerIndirectBr(const Inst& inst) {
  std::vector<uint32_t> ids;
  for (uint32_t i = 0; i < inst.block->succs.size(); ++i) ids.push_back(edgeTarget(i).id);
  mf.indirectJump = block_->id;
  jumpToOneOf(reg(inst.operand(0)), ids);
}

/// The address of a block is that of its edge block, if the indirect branch has one for it: no edge
/// of an indirect branch can be split after that.
void Lowering::placeLabels() {
  for (const Block* block : blocks(fn)) {
    if (!block->address) continue;
    const MBlock* place = blockMap_[block->id];
    for (const Edge& pred : block->preds)
      if (pred.block->last->is(Op::IndirectBr) && blockMap_[pred.block->id])
        if (const MBlock* edge = edgeBlocks_[edgeBase_[pred.block->id] + pred.index]) place = edge;
    mf.labels.push_back({block->address->name, place ? place->id : MFunction::kNowhere});
  }
}

MBlock& Lowering::forward(MBlock& to) {
  MBlock* edge = mf.newBlock();
  MBlock* block = std::exchange(block_, edge);
  MInst* cursor = std::exchange(cursor_, nullptr);
  jump(to);
  block_ = block;
  cursor_ = cursor;
  return *edge;
}

namespace {

/// A condition made of two: `left` alone decides if it is `decided`, else `right` does.
struct Chain {
  const Value *left, *right;
  bool decided;  ///< the value of `left` for which the result is known
  bool result;   ///< that result
};

std::optional<Chain> chainOf(const Inst& inst) {
  auto isBool = [&](unsigned i, bool value) {
    auto c = Lowering::constant(inst.operand(i));
    return c && *c == int64_t(value);
  };
  if (inst.is(Op::And)) return Chain{inst.operand(0), inst.operand(1), false, false};
  if (inst.is(Op::Or)) return Chain{inst.operand(0), inst.operand(1), true, true};
  for (bool value : {false, true}) {
    if (isBool(2, value)) return Chain{inst.operand(0), inst.operand(1), false, value};
    if (isBool(1, value)) return Chain{inst.operand(0), inst.operand(2), true, value};
  }
  return std::nullopt;
}

}  // namespace

void Lowering::branch(const Value* condition, MBlock& then, MBlock& otherwise, unsigned depth) {
  constexpr unsigned kMaxDepth = 4;
  // The machine knows no poison: what is read once is one value.
  while (const Inst* freeze = canFold(condition, Op::Freeze)) condition = freeze->operand(0);
  while (const Inst* flip = canFold(condition, Op::Xor)) {
    auto one = constant(flip->operand(1));
    if (!one || *one != 1) break;
    return branch(flip->operand(0), otherwise, then, depth);
  }
  std::optional<Chain> chain;
  for (Op op : {Op::And, Op::Or, Op::Select})
    if (const Inst* both = depth < kMaxDepth ? canFold(condition, op) : nullptr)
      chain = chainOf(*both);
  auto isCompare = [&](const Value* value) {
    for (Op op : {Op::ICmp, Op::FCmp, Op::And, Op::Or, Op::Select})
      if (canFold(value, op)) return true;
    return false;
  };
  if (!chain || chain->left->isConstant() || chain->right->isConstant() ||
      !(isCompare(chain->left) || isCompare(chain->right))) {
    block_->firstSuccessor = rateOf(condition);
    return target.lowerBranch(*this, condition, then, otherwise);
  }
  // The right condition gets a block of its own. Two edges lead to the block of the known result,
  // each through a block that only jumps.
  MBlock& second = *mf.newBlock();
  MBlock& known = chain->result ? then : otherwise;
  MBlock& first = forward(known);
  MBlock& again = forward(known);
  MBlock* block = std::exchange(block_, &second);
  MInst* cursor = std::exchange(cursor_, nullptr);
  branch(chain->right, chain->result ? again : then, chain->result ? otherwise : again, depth + 1);
  block_ = block;
  cursor_ = cursor;
  branch(chain->left, chain->decided ? first : second, chain->decided ? second : first, depth + 1);
}

void Lowering::lowerCondBr(const Inst& inst) {
  branch(inst.condition(), edgeTarget(0), edgeTarget(1), 0);
}

void Lowering::lowerSwitch(const Inst& inst) {
  struct Case {
    int64_t value;
    MBlock* to;
  };
  const Value* value = inst.operand(0);
  MBlock& otherwise = edgeTarget(0);
  std::vector<Case> cases;
  for (uint32_t i = 1; i < inst.numOps; ++i)
    cases.push_back({*constant(inst.operand(i)), &edgeTarget(i)});
  std::sort(cases.begin(), cases.end(),
            [](const Case& a, const Case& b) { return a.value < b.value; });
  std::erase_if(cases, [&](const Case& c) { return c.to == &otherwise; });
  Reg v = reg(value);
  unsigned size = sizeOf(value->type);
  if (value->type->bits < 32) {
    Reg wide = tempInt();
    target.extend(*this, wide, v, value->type->bits, value->type->bits != 1);
    v = wide;
    size = 4;
  }
  struct Work {
    MBlock* block;
    size_t begin, end;
  };
  std::vector<Work> work{{block_, 0, cases.size()}};
  MInst* mainCursor = cursor_;
  MBlock* mainBlock = block_;
  while (!work.empty()) {
    Work at = work.back();
    work.pop_back();
    if (at.block == mainBlock)
      block_ = mainBlock, cursor_ = mainCursor;
    else
      setBlock(*at.block);
    size_t count = at.end - at.begin;
    uint64_t range = uint64_t(cases[at.end - 1].value) - uint64_t(cases[at.begin].value);
    if (target.jumpTable && count >= 6 && range / 3 < count) {
      // Index from 0, one unsigned compare for both ends, then the table.
      std::vector<MBlock*> entries;
      size_t next = at.begin;
      for (uint64_t i = 0; i <= range; ++i) {
        bool hit = uint64_t(cases[next].value) - uint64_t(cases[at.begin].value) == i;
        entries.push_back(hit ? cases[next].to : &otherwise);
        next += hit;
      }
      bool same =
          std::count(entries.begin(), entries.end(), entries[0]) == std::ptrdiff_t(range + 1);
      MBlock& dispatch = same ? forward(*entries[0]) : *mf.newBlock();
      Reg index = v;
      if (cases[at.begin].value != 0) {
        index = tempInt();
        target.subtractConstant(*this, index, v, size, cases[at.begin].value);
      }
      target.compareBranch(*this, index, size, IntPred::UGT, int64_t(range), forward(otherwise),
                           dispatch);
      if (same) continue;
      setBlock(dispatch);
      Reg wide = index;
      if (size == 4) {
        wide = tempInt();
        target.extend(*this, wide, index, 32, false);
      }
      uint32_t table = uint32_t(mf.jumpTables.size());
      mf.jumpTables.emplace_back();
      std::unordered_map<MBlock*, uint32_t> forwards;  // looked up, never walked
      for (MBlock* to : entries) {
        auto [known, isNew] = forwards.try_emplace(to, 0);
        if (isNew) known->second = forward(*to).id;
        mf.jumpTables[table].targets.push_back(mf.arena, known->second);
      }
      target.jumpTable(*this, wide, table);
    } else if (count <= 3) {
      for (size_t i = at.begin; i < at.end; ++i) {
        bool isLast = i + 1 == at.end;
        MBlock& rest = isLast ? forward(otherwise) : *mf.newBlock();
        target.compareBranch(*this, v, size, IntPred::EQ, cases[i].value, forward(*cases[i].to),
                             rest);
        if (!isLast) setBlock(rest);
      }
    } else {
      size_t middle = at.begin + count / 2;
      MBlock& low = *mf.newBlock();
      MBlock& high = *mf.newBlock();
      target.compareBranch(*this, v, size, IntPred::SLT, cases[middle].value, low, high);
      work.push_back({&high, middle, at.end});
      work.push_back({&low, at.begin, middle});
    }
  }
}

}  // namespace minic
