// Lowering tells the pairs of each edge in the order of the operands of its parallel copy, which
// keep it until the copy is expanded. A step of the expansion ends where the next one begins.
#include "explain/copies_log.h"

#include <algorithm>
#include <utility>

#include "backend/mir/target.h"

namespace minic {

void CopiesLog::begin(const Function& function, const MFunction& mf) {
  function_ = &function;
  mf_ = &mf;
  names_.emplace(function);
  edges_.clear();
  edgeOf_.clear();
}

void CopiesLog::split(const Block& from, uint32_t succIndex, const MBlock& edge) {
  edges_.push_back({&from, succIndex, CopyPlace::Edge, &edge, {}});
}

void CopiesLog::leftOut(const Inst& phi, const Value* value) {
  pending_.push_back(
      {&phi, (*names_)(&phi), (*names_)(value), value == &phi ? "itself" : "unread"});
}

void CopiesLog::pair(const Inst& phi, const Value* value, uint32_t leaf) {
  std::string part = phi.type->isAggregate() ? "#" + std::to_string(leaf) : "";
  bool hasParts = !part.empty() && !value->isConstant();
  pending_.push_back(
      {&phi, (*names_)(&phi) + part, (*names_)(value) + (hasParts ? part : ""), nullptr});
}

void CopiesLog::parallelCopy(const Block& from, uint32_t succIndex, CopyPlace at,
                             const MBlock& block, const MInst* inst) {
  std::vector<Copy> copies = std::exchange(pending_, {});
  if (copies.empty()) return;
  auto edge = std::find_if(edges_.begin(), edges_.end(), [&](const EdgeCopies& split) {
    return split.at == CopyPlace::Edge && split.block == &block;
  });
  if (edge == edges_.end()) {
    edges_.push_back({&from, succIndex, at, &block, {}});
    edge = edges_.end() - 1;
  }
  edge->copies = std::move(copies);
  if (inst) edgeOf_[inst] = size_t(edge - edges_.begin());
}

void CopiesLog::places(const MInst& inst) {
  auto known = edgeOf_.find(&inst);
  edge_ = known == edgeOf_.end() ? nullptr : &edges_[known->second];
  writes_.clear();
  saved_.clear();
  uint32_t operand = 0;
  for (size_t i = 0; edge_ && i < edge_->copies.size() && operand + 1 < inst.operandCount; ++i) {
    if (edge_->copies[i].leftOut) continue;
    edge_->copies[i].destination = Place::of(inst[operand]);
    edge_->copies[i].place = text(inst[operand]);
    edge_->copies[i].source = text(inst[operand + 1]);
    operand += 2;
  }
}

/// Gives what the last step became to the copies that it did.
void CopiesLog::endStep(const MInst& inst) {
  std::vector<const MInst*> made;
  for (const MInst* at = inst.prev; at != before_ && !writes_.empty(); at = at->prev)
    made.push_back(at);
  std::reverse(made.begin(), made.end());
  bool isDone = false;
  for (Copy& copy : edge_->copies) {
    if (copy.leftOut || !std::count(writes_.begin(), writes_.end(), copy.destination)) continue;
    if (isRestore_) copy.insts = std::exchange(saved_, {});
    copy.insts.insert(copy.insts.end(), made.begin(), made.end());
    isDone = true;
  }
  // The step saved a value.
  if (!isDone) saved_ = std::move(made);
}

void CopiesLog::step(const MInst& inst, std::initializer_list<Place> writes, bool isRestore) {
  if (!edge_) return;
  endStep(inst);
  writes_ = writes;
  isRestore_ = isRestore;
  before_ = inst.prev;
}

void CopiesLog::move(const MInst& inst, const CopyMove& move) {
  step(inst, {move.dst}, move.src == move.scratch);
}
void CopiesLog::swap(const MInst& inst, const Place& a, const Place& b) { step(inst, {a, b}); }
void CopiesLog::constant(const MInst& inst, const MOperand& dst, const MOperand&) {
  step(inst, {Place::of(dst)});
}
void CopiesLog::expanded(const MInst& inst) {
  if (edge_) endStep(inst);
  edge_ = nullptr;
}
void CopiesLog::end() {}

std::string CopiesLog::text(const MOperand& operand) const {
  if (operand.isReg()) return printReg(*mf_, operand.asReg());
  if (operand.isSlotContent()) return "[slot" + std::to_string(operand.payload) + "]";
  return operand.isNone() ? "" : "constant";
}

Json CopiesLog::take(const std::unordered_map<const MInst*, size_t>& rowOf) {
  std::vector<uint32_t> position(function_ ? function_->nextBlockId : 0);
  uint32_t next = 0;
  if (function_)
    for (const Block* block : blocks(*function_)) position[block->id] = next++;
  std::erase_if(edges_, [](const EdgeCopies& edge) { return edge.copies.empty(); });
  std::sort(edges_.begin(), edges_.end(), [&](const EdgeCopies& a, const EdgeCopies& b) {
    return std::pair(position[a.from->id], a.succIndex) <
           std::pair(position[b.from->id], b.succIndex);
  });
  Json events = Json::array();
  for (const EdgeCopies& edge : edges_) {
    const Block* to = edge.from->succs[edge.succIndex].block;
    Json copies = Json::array();
    for (const Copy& copy : edge.copies) {
      Json made{{"phi", copy.phi->id + 1}, {"to", copy.to}, {"from", copy.from}};
      if (copy.leftOut) {
        made["leftOut"] = copy.leftOut;
      } else {
        made["place"] = copy.place;
        made["source"] = copy.source;
        Json rows = Json::array();
        for (const MInst* inst : copy.insts) {
          auto row = rowOf.find(inst);
          rows.push_back(row == rowOf.end() ? Json() : Json(row->second));
        }
        made["rows"] = std::move(rows);
      }
      copies.push_back(std::move(made));
    }
    constexpr const char* kAt[] = {"end", "edge", "start"};
    events.push_back({{"event", "edge"},
                      {"from", edge.from->id},
                      {"to", to->id},
                      {"at", kAt[size_t(edge.at)]},
                      {"copies", std::move(copies)}});
  }
  if (events.empty()) return nullptr;
  return {{"kind", "copies"}, {"events", std::move(events)}};
}

}  // namespace minic
