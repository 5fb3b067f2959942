// Switches: jump tables for dense cases, few compares in a row, a binary search over the rest.
#include <algorithm>
#include <unordered_map>
#include <utility>

#include "backend/lower/lower.h"

namespace minic {

std::vector<MOperand> Lowering::tableTargets(uint32_t table) {
  const auto& entries = mf.jumpTables[table].targets;
  std::vector<uint32_t> ids(entries.begin(), entries.end());
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  std::vector<MOperand> distinct;
  for (uint32_t id : ids) {
    distinct.push_back(MOperand::block(id));
    block_->succs.push_back(mf.arena, mf.blocks[id]);
    mf.blocks[id]->preds.push_back(mf.arena, block_);
  }
  return distinct;
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
  if (cases.empty()) {
    jump(otherwise);
    return;
  }
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
      Reg index = tempInt();
      target.subtractConstant(*this, index, v, size, cases[at.begin].value);
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
