// Collects the events of each edge and writes them in the order of the text when the function ends,
// since lowering visits the blocks last to first.

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <unordered_map>

#include "backend/mir/phi_observer.h"
#include "backend/mir/target.h"
#include "backend/regalloc/parallel_copy.h"
#include "backend/regalloc/place.h"
#include "backend/regalloc/regalloc.h"
#include "explain/event_writer.h"
#include "explain/traces.h"
#include "ir/cfg.h"
#include "ir/text/print.h"
#include "support/remark_json.h"

namespace minic {

namespace {

using Json = EventWriter::Json;

/// The limit of the lists of ready places, which are written before every move.
constexpr size_t kReadyShown = 12;

/// Writes moves, each with the places that are ready before it: destinations that no remaining copy
/// reads.
class Steps {
 public:
  Steps(std::vector<Copy> copies, std::function<std::string(uint32_t)> name, Json about)
      : copies_(std::move(copies)), name_(std::move(name)), about_(std::move(about)) {
    std::erase_if(copies_, [](const Copy& copy) { return copy.dst == copy.src; });
    for (const Copy& copy : copies_) {
      ++readers_[copy.src];
      source_[copy.dst] = copy.src;
    }
  }

  template <class Emit>
  void move(uint32_t dst, uint32_t src, uint32_t scratch, Emit&& emit,
            const std::string& carrier = {}) {
    if (dst == scratch) {
      tellCycle(src, emit);
      emit(moved("save", dst, src));
      --readers_[src];
      return;
    }
    Json step = moved(src == scratch ? "restore" : "move", dst, src);
    if (src != scratch) step["ready"] = ready();
    if (!carrier.empty()) step["through"] = carrier;
    emit(std::move(step));
    if (src != scratch) --readers_[src];
    source_.erase(dst);
  }

  /// The two are a cycle and get each other's value.
  template <class Emit>
  void swap(uint32_t a, uint32_t b, Emit&& emit) {
    tellCycle(a, emit);
    emit(moved("swap", a, b));
    for (uint32_t place : {a, b}) {
      --readers_[place];
      source_.erase(place);
    }
  }

 private:
  /// The places of the cycle that `first` is in.
  template <class Emit>
  void tellCycle(uint32_t first, Emit&& emit) {
    Json cycle = event("cycle");
    cycle["places"] = Json::array();
    uint32_t at = first;
    do {
      cycle["places"].push_back(name_(at));
      at = source_[at];
    } while (at != first);
    emit(std::move(cycle));
  }
  Json event(const char* kind) const {
    Json made{{"event", kind}};
    made.update(about_);
    return made;
  }
  Json moved(const char* kind, uint32_t dst, uint32_t src) const {
    Json made = event(kind);
    made["to"] = name_(dst);
    made["from"] = name_(src);
    return made;
  }
  Json ready() {
    Json items = Json::array();
    for (const Copy& copy : copies_) {
      if (!source_.count(copy.dst) || readers_[copy.dst]) continue;
      if (items.size() == kReadyShown) {
        items.push_back("...");
        break;
      }
      items.push_back(name_(copy.dst));
    }
    return items;
  }

  std::vector<Copy> copies_;
  std::function<std::string(uint32_t)> name_;
  Json about_;
  std::map<uint32_t, uint32_t> readers_, source_;
};

constexpr uint32_t kTemporary = ~0u;

class PhiTrace : public PhiObserver, EventWriter {
 public:
  explicit PhiTrace(EventSink& sink) : EventWriter(sink) {}

  // ---- lowering

  void begin(const Function& function, const MFunction& mf) override {
    function_ = &function;
    mf_ = &mf;
    names_.emplace(function);
    edges_.clear();
    edgeOfSplit_.clear();
    edgeOfCopy_.clear();
    position_.assign(function.nextBlockId, 0);
    uint32_t position = 0;
    for (const Block* block : blocks(function)) position_[block->id] = position++;
  }

  void split(const Block& from, uint32_t succIndex, const MBlock& edge) override {
    edgeOfSplit_[&edge] = edges_.size();
    edges_.push_back({&from, succIndex, CopyPlace::Edge, &edge, {}, false, {}});
  }

  void leftOut(const Inst& phi, const Value* value) override {
    pending_.push_back(
        {(*names_)(&phi), &phi, value, 0, value == &phi ? Remark::OwnValue : Remark::NeverRead});
  }

  void pair(const Inst& phi, const Value* value, uint32_t leaf) override {
    std::string to = (*names_)(&phi);
    if (phi.type->isAggregate()) to += fmt::format("#{}", leaf);
    pending_.push_back({std::move(to), &phi, value, leaf, Remark::None});
  }

  void parallelCopy(const Block& from, uint32_t succIndex, CopyPlace at, const MBlock& block,
                    const MInst* inst) override {
    std::vector<Pair> pairs = std::exchange(pending_, {});
    if (pairs.empty()) return;
    auto known = edgeOfSplit_.find(&block);
    size_t number = known != edgeOfSplit_.end() ? known->second : edges_.size();
    if (number == edges_.size()) edges_.push_back({&from, succIndex, at, nullptr, {}, false, {}});
    EdgeEvents& edge = edges_[number];
    edge.pairs = std::move(pairs);
    edge.hasCopy = inst;
    if (inst) edgeOfCopy_[inst] = number;
  }

  // ---- after allocation

  void places(const MInst& inst) override {
    steps_.reset();
    auto known = edgeOfCopy_.find(&inst);
    if (known == edgeOfCopy_.end()) return;
    EdgeEvents& edge = edges_[known->second];
    Json event = about(edge, "places");
    event["copies"] = Json::array();
    std::vector<Copy> copies;
    for (uint32_t i = 0; i + 1 < inst.operandCount; i += 2) {
      const MOperand &dst = inst[i], &src = inst[i + 1];
      event["copies"].push_back(
          {{"to", place(dst)},
           {"from", place(src)},
           {"coalesced", dst.kind == src.kind && dst.payload == src.payload}});
      if (Place::of(src).exists())
        copies.push_back({Place::of(dst).number(), Place::of(src).number()});
    }
    edge.placed.push_back(std::move(event));
    steps_.emplace(
        std::move(copies), [this](uint32_t number) { return place(number); },
        Json{{"of", "places"}});
  }

  void move(const MInst& inst, const CopyMove& move) override {
    if (!steps_) return;
    EdgeEvents& edge = edges_[edgeOfCopy_[&inst]];
    steps_->move(
        move.dst.number(), move.src.number(), move.scratch.number(),
        [&](Json event) { edge.placed.push_back(std::move(event)); },
        move.carrier.exists() ? place(move.carrier.number()) : "");
  }

  void swap(const MInst& inst, const Place& a, const Place& b) override {
    if (!steps_) return;
    EdgeEvents& edge = edges_[edgeOfCopy_[&inst]];
    steps_->swap(a.number(), b.number(),
                 [&](Json event) { edge.placed.push_back(std::move(event)); });
  }

  void constant(const MInst& inst, const MOperand& dst, const MOperand& src) override {
    if (!steps_) return;
    EdgeEvents& edge = edges_[edgeOfCopy_[&inst]];
    edge.placed.push_back(
        {{"event", "constant"}, {"of", "places"}, {"to", place(dst)}, {"from", place(src)}});
  }

  void end() override {
    // In the order of the text, which the machine IR does not have.
    std::sort(edges_.begin(), edges_.end(), [&](const auto& a, const auto& b) {
      return std::pair(position_[a.from->id], a.succIndex) <
             std::pair(position_[b.from->id], b.succIndex);
    });
    write(Event::Kind::Begin, {{"function", std::string(function_->name)},
                               {"target", std::string(mf_->target.info->name)}});
    tell({"begin", "function", std::string(function_->name), "target",
          std::string(mf_->target.info->name)});
    writeSplits();
    bool any = false;
    for (size_t i = 0; i < edges_.size(); ++i) {
      if (edges_[i].pairs.empty()) continue;
      if (!any) phase("Parallel copies, and an order for them");
      any = true;
      writeCopy(i);
      writeValues(i);
    }
    any = false;
    for (const EdgeEvents& edge : edges_) {
      if (edge.placed.empty()) continue;
      if (!any) phase("In registers and slots");
      any = true;
      for (const Json& event : edge.placed) emit(event);
    }
    write(Event::Kind::End, Json::object());
  }

 private:
  struct Pair {
    std::string to;
    const Inst* phi;
    const Value* value;
    uint32_t leaf;
    Remark leftOut;  // why; None: it is an operand of the parallel copy
  };
  struct EdgeEvents {
    const Block* from;
    uint32_t succIndex;
    CopyPlace at = CopyPlace::End;
    const MBlock* splitBlock = nullptr;
    std::vector<Pair> pairs;
    bool hasCopy = false;
    std::vector<Json> placed;  // the events after allocation
  };

  const Function* function_ = nullptr;
  const MFunction* mf_ = nullptr;
  std::optional<ValueNamer> names_;
  std::vector<uint32_t> position_;  // of a block in the text, by id
  std::vector<EdgeEvents> edges_;
  std::unordered_map<const MBlock*, size_t> edgeOfSplit_;  // looked up only
  std::unordered_map<const MInst*, size_t> edgeOfCopy_;    // looked up only
  std::vector<Pair> pending_;
  std::optional<Steps> steps_;  // of the parallel copy being expanded

  std::string label(const Block* block) const { return (*names_)(block).substr(1); }
  const Block* target(const EdgeEvents& edge) const {
    return edge.from->succs[edge.succIndex].block;
  }
  Json about(const EdgeEvents& edge, const char* kind) const {
    return {{"event", kind}, {"from", label(edge.from)}, {"to", label(target(edge))}};
  }
  std::string splitName(const EdgeEvents& edge) const {
    return label(edge.from) + "." + label(target(edge));
  }
  std::string blockName(const EdgeEvents& edge) const {
    return edge.at == CopyPlace::Edge    ? splitName(edge)
           : edge.at == CopyPlace::Start ? label(target(edge))
                                         : label(edge.from);
  }
  std::string place(uint32_t number) const {
    Place at = Place::numbered(number);
    return at.isSlot() ? fmt::format("[slot{}]", at.asSlot())
                       : std::string(mf_->target.regs.name(at.asReg(), 8));
  }
  std::string place(const MOperand& operand) const {
    switch (operand.kind) {
      case OperandKind::Reg: return place(operand.payload);
      case OperandKind::Slot:
        return operand.isSlotContent() ? place(Place::of(operand).number())
                                       : fmt::format("address of [slot{}]", operand.payload);
      case OperandKind::None: return "undef";
      case OperandKind::Float: return fmt::format("float constant {}", operand.payload);
      default: return std::to_string(mf_->immValue(operand));
    }
  }
  void phase(const char* name) { tell({"phase", "name", name}); }

  // ---- writing

  /// Every critical edge, and what was put onto the edges.
  void writeSplits() {
    bool any = false;
    for (const Block* block : blocks(*function_))
      for (uint32_t i = 0; i < block->succs.size(); ++i) {
        if (!isCritical(block, i)) continue;
        if (!any) phase("Critical edges");
        any = true;
        const Block* to = block->succs[i].block;
        tell({"critical-edge", "from", label(block), "to", label(to), "succs", block->succs.size(),
              "preds", to->preds.size()});
      }
    any = false;
    for (const EdgeEvents& edge : edges_) {
      if (!edge.splitBlock) continue;
      if (!any) phase("Edges split");
      any = true;
      Json event = about(edge, "split");
      event["block"] = splitName(edge);
      event["copies"] = edge.hasCopy;
      emit(event);
    }
  }

  void writeCopy(size_t number) {
    const EdgeEvents& edge = edges_[number];
    Json event = about(edge, "parallel-copy");
    event["at"] = edge.at == CopyPlace::Start  ? "start"
                  : edge.at == CopyPlace::Edge ? "edge"
                                               : "end";
    event["block"] = blockName(edge);
    event["copies"] = Json::array();
    for (const Pair& pair : edge.pairs) {
      Json copy{{"to", pair.to},
                {"from", pair.value->isUndefOrPoison() ? "undef" : (*names_)(pair.value)}};
      if (pair.leftOut != Remark::None) copy["why"] = jsonOf(pair.leftOut);
      event["copies"].push_back(std::move(copy));
    }
    emit(event);
  }

  /// The order that the resolver finds when every value is a place of its own.
  void writeValues(size_t number) {
    const EdgeEvents& edge = edges_[number];
    std::map<std::pair<const Value*, uint32_t>, uint32_t> numberOf;
    std::vector<std::string> texts;
    auto place = [&](const Value* value, uint32_t leaf, const std::string& text) {
      auto [at, isNew] = numberOf.try_emplace({value, leaf}, uint32_t(texts.size()));
      if (isNew) texts.push_back(text);
      return at->second;
    };
    std::vector<Copy> copies, moves;
    for (const Pair& pair : edge.pairs) {
      if (pair.leftOut != Remark::None || pair.value->isConstant()) continue;
      std::string from = (*names_)(pair.value);
      if (pair.phi->type->isAggregate()) from += fmt::format("#{}", pair.leaf);
      uint32_t dst = place(pair.phi, pair.leaf, pair.to);
      copies.push_back({dst, place(pair.value, pair.leaf, from)});
    }
    sequentialize(copies, kTemporary, moves);
    Steps steps(
        copies, [&](uint32_t n) { return n == kTemporary ? "temporary" : texts[n]; },
        Json{{"of", "values"}});
    for (const Copy& move : moves)
      steps.move(move.dst, move.src, kTemporary, [&](const Json& event) { emit(event); });
    for (const Pair& pair : edge.pairs)
      if (pair.leftOut == Remark::None && pair.value->isConstant() &&
          !pair.value->isUndefOrPoison())
        tell({"constant", "of", "values", "to", pair.to, "from", (*names_)(pair.value)});
  }
};

}  // namespace

std::unique_ptr<PhiObserver> phiTrace(EventSink& sink) { return std::make_unique<PhiTrace>(sink); }

}  // namespace minic
