// The body of a function.
//
// Before: the function has its type, the current token is the `{`; after: the blocks are complete
// and in the order of the text, every local is defined, the phis are at the beginning of their
// blocks with their operands in the order of the predecessors, and the `}` is consumed.
#include "ir/cfg.h"
#include "ir/const_value.h"
#include "ir/text/parse_internal.h"

namespace minic::irparse {

void Reader::parseBody(const Head& head) {
  startLocals(head.function);
  pendingPhis.clear();
  phiBlocks.clear();
  lateCasts.clear();
  mustTails.clear();
  block = lastDefined = nullptr;
  for (size_t i = 0; i < head.names.size() && !failed; ++i) {
    fn->args[i]->name = head.nameIds[i];
    bind(head.names[i], head.nameIds[i], fn->args[i]);
  }
  hasIndirectBr = false;
  bindBlockAddresses();
  if (!isPunct('{')) return fail(Msg::IrBodyExpected, found());
  next();
  if (isPunct('}')) return fail(Msg::IrNoBlock);
  while (!isPunct('}') && !failed) {
    if (tok.kind == Tok::Eof) return fail(Msg::IrBodyUnclosed);
    if (isWord(Word::uselistorder_) || isWord(Word::uselistorder_bb_)) {
      skipUseListOrder();
      continue;
    }
    parseStatement();
  }
  if (failed) return;
  const char* end = tok.start;
  next();
  if (!failed) finishFunction(end);
}

void Reader::parseStatement() {
  if (tok.kind == Tok::Label || tok.kind == Tok::LabelNumber) return startBlock();
  if (tok.kind == Tok::DebugRecord) {
    next();
    if (isPunct('(')) return skipBrackets();
    return fail(Msg::IrDebugRecordOpen);
  }
  if (!block) startNumberedBlock(tok.start);
  parseInst();
}

// ---- blocks

void Reader::enterBlock(Block* to, const char* place) {
  if (block) return failAt(place, Msg::IrBlockWithoutTerminator);
  blockPlace[to->id] = place;
  if (lastDefined) fn->moveBlockAfter(to, lastDefined);
  lastDefined = block = to;
}

void Reader::startBlock() {
  if (tok.kind == Tok::LabelNumber) {
    if (!skipTo(tok, fmt::format("label '{}:'", tok.text))) return;
    const char* place = tok.start;
    next();
    if (block) return enterBlock(block, place);
    return startNumberedBlock(place);
  }
  uint32_t name = m.names.intern(tok.text);
  const char* place = tok.start;
  Slot& slot = slotOf(name);
  if (slot.bound != Bound::Nothing && slot.bound != Bound::Block)
    return fail(Msg::IrLabelIsValue, tok.text);
  Block* to = static_cast<Block*>(slot.what);
  if (!to) {
    to = newBlock(nullptr);
    slot.what = to;
    slot.bound = Bound::Block;
  } else if (blockPlace[to->id])
    return fail(Msg::IrLabelTwice, tok.text);
  to->name = name;
  next();
  enterBlock(to, place);
}

void Reader::startNumberedBlock(const char* place) {
  Slot& slot = numberedSlot(nextNumber);
  if (slot.bound == Bound::Forward)
    return failAt(static_cast<Forward*>(slot.what)->place, Msg::IrBlockNumberAsValue, nextNumber);
  if (slot.bound == Bound::Nothing) slot = {newBlock(nullptr), 0, Bound::Block};
  ++nextNumber;
  enterBlock(static_cast<Block*>(slot.what), place);
}

// ---- the end of a function

void Reader::finishFunction(const char* end) {
  if (block) return failAt(end, Msg::IrLastBlockWithoutTerminator);
  for (const Forward* forward : forwards) {
    if (forward->resolved) continue;
    Token name;
    lex.seek(forward->place);
    lex.next(name);
    if (name.kind == Tok::LocalNumber)
      return failAt(forward->place, Msg::IrNumberNeverDefined, name.number, nextNumber - 1);
    return failAt(forward->place, Msg::IrValueNeverDefined, name.text);
  }
  for (Block* b : blocks(*fn)) {
    if (blockPlace[b->id]) continue;
    Token name;
    lex.seek(blockUse[b->id]);
    lex.next(name);
    return failAt(blockUse[b->id], Msg::IrLabelNeverDefined, describe(name));
  }
  placePhis();
  for (Inst* cast : lateCasts) {
    if (failed || cast->operand(0) == cast) continue;
    replaceAllUses(cast, cast->operand(0));
    erase(cast);
  }
  if (!failed) checkMustTails();
}

/// All edges exist: gives the preds of each block the order of its first phi, as the block had when
/// it was printed, brings the operands of the other phis in that order and links the phis in.
void Reader::placePhis() {
  entryOfBlock.resize(std::max<size_t>(entryOfBlock.size(), fn->nextBlockId));
  Inst* anchor = nullptr;
  Block* current = nullptr;
  for (const PendingPhi& pending : pendingPhis) {
    if (failed) return;
    Block* to = pending.block;
    Block* const* entries = phiBlocks.data() + pending.firstEntry;
    uint32_t count = pending.phi->numOps;
    if (to != current) {
      current = to;
      anchor = to->first;
      if (count == to->preds.size()) orderPreds(to, entries, count);
    }
    if (!count && to->preds.empty()) {  // no path reaches it
      replaceAllUses(pending.phi, m.poison(pending.phi->type));
      continue;
    }
    bool inOrder = count == to->preds.size();
    for (uint32_t i = 0; inOrder && i < count; ++i) inOrder = entries[i] == to->preds[i].block;
    if (!inOrder) reorder(pending, entries, count);
    insertBefore(pending.phi, to, anchor);
  }
}

/// Gives the preds the order of a phi's entries. If the entries name other blocks, the order stays,
/// and reorder() reports the error.
void Reader::orderPreds(Block* to, Block* const* entries, uint32_t count) {
  // The edges of each block in a list: entryOfBlock has its head.
  std::vector<uint32_t> next(count), order;
  ++stamp;
  for (uint32_t k = count; k-- > 0;) {
    auto& [seen, head] = entryOfBlock[to->preds[k].block->id];
    next[k] = seen == stamp ? head : count;
    seen = stamp;
    head = k;
  }
  for (uint32_t i = 0; i < count; ++i) {
    auto& [seen, head] = entryOfBlock[entries[i]->id];
    if (seen != stamp || head == count) return;
    order.push_back(std::exchange(head, next[head]));
  }
  minic::orderPreds(to, order);
}

void Reader::reorder(const PendingPhi& pending, Block* const* entries, uint32_t count) {
  Inst* phi = pending.phi;
  Block* to = pending.block;
  ++stamp;
  for (uint32_t i = 0; i < count; ++i) {
    auto& entry = entryOfBlock[entries[i]->id];
    if (entry.first == stamp && !areEqual(phi->operand(entry.second), phi->operand(i)))
      return failAt(pending.place, Msg::IrPhiTwoValues, blockName(entries[i]));
    entry = {stamp, i};
  }
  operandsScratch.clear();
  for (const Edge& edge : to->preds) {
    const auto& entry = entryOfBlock[edge.block->id];
    if (entry.first != stamp)
      return failAt(pending.place, Msg::IrPhiWithoutValue, blockName(edge.block));
    operandsScratch.push_back(phi->operand(entry.second));
  }
  if (count != to->preds.size()) {
    for (const Edge& edge : to->preds) entryOfBlock[edge.block->id].first = 0;
    for (uint32_t i = 0; i < count; ++i)
      if (entryOfBlock[entries[i]->id].first == stamp)
        return failAt(pending.place, Msg::IrPhiOfOtherBlock, blockName(entries[i]));
    return failAt(pending.place, Msg::IrPhiCount, count, to->preds.size());
  }
  for (uint32_t i = 0; i < count; ++i) phi->setOperand(i, operandsScratch[i]);
}

}  // namespace minic::irparse
