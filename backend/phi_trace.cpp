// Collects the events of each edge and writes them in the order of the text when the function ends,
// since lowering visits the blocks last to first.
#include "backend/phi_trace.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <unordered_map>

#include "backend/regalloc/parallel_copy.h"
#include "backend/regalloc/place.h"
#include "backend/regalloc/regalloc.h"
#include "backend/target.h"
#include "ir/cfg.h"
#include "ir/text/print.h"
#include "support/event_writer.h"

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

}  // namespace

struct PhiTrace::State : EventWriter {
  explicit State(EventSink& sink) : EventWriter(sink, "phi") {}

  struct Pair {
    std::string to;
    const Inst* phi;
    const Value* value;
    uint32_t leaf;
    const char* leftOut;  // why; null: it is an operand of the parallel copy
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

  const Function* function = nullptr;
  const MFunction* mf = nullptr;
  std::optional<ValueNamer> names;
  std::vector<uint32_t> position;  // of a block in the text, by id
  std::vector<EdgeEvents> edges;
  std::unordered_map<const MBlock*, size_t> edgeOfSplit;  // looked up only
  std::unordered_map<const MInst*, size_t> edgeOfCopy;    // looked up only
  std::vector<Pair> pending;
  std::optional<Steps> steps;  // of the parallel copy being expanded

  std::string label(const Block* block) const { return (*names)(block).substr(1); }
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
    Place place = Place::numbered(number);
    return place.isSlot() ? fmt::format("[slot{}]", place.asSlot())
                          : std::string(mf->target.regs.name(place.asReg(), 8));
  }
  std::string place(const MOperand& operand) const {
    switch (operand.kind) {
      case OperandKind::Reg: return place(operand.payload);
      case OperandKind::Slot:
        return operand.isSlotContent() ? place(Place::of(operand).number())
                                       : fmt::format("address of [slot{}]", operand.payload);
      case OperandKind::None: return "undef";
      case OperandKind::Float: return fmt::format("float constant {}", operand.payload);
      default: return std::to_string(mf->immValue(operand));
    }
  }
  void phase(const char* name) { tell({"phase", "name", name}); }

  void writeSplits();
  void writeCopy(size_t number);
  void writeValues(size_t number);
};

PhiTrace::PhiTrace() = default;
PhiTrace::~PhiTrace() = default;

void PhiTrace::listen(EventSink* sink) {
  sink = EventSink::forWriter(sink, "phi");
  state_.reset(sink ? new State(*sink) : nullptr);
}

// ---- lowering

void PhiTrace::tell_begin(const Function& function, const MFunction& mf) {
  State& s = *state_;
  s.function = &function;
  s.mf = &mf;
  s.names.emplace(function);
  s.position.assign(function.nextBlockId, 0);
  uint32_t position = 0;
  for (const Block* block : blocks(function)) s.position[block->id] = position++;
}

void PhiTrace::tell_split(const Block& from, uint32_t succIndex, const MBlock& edge) {
  State& s = *state_;
  s.edgeOfSplit[&edge] = s.edges.size();
  s.edges.push_back({&from, succIndex, CopyPlace::Edge, &edge, {}, false, {}});
}

void PhiTrace::tell_leftOut(const Inst& phi, const Value* value) {
  State& s = *state_;
  s.pending.push_back({(*s.names)(&phi), &phi, value, 0,
                       value == &phi ? "it is its own value" : "it is never read"});
}

void PhiTrace::tell_pair(const Inst& phi, const Value* value, uint32_t leaf) {
  State& s = *state_;
  std::string to = (*s.names)(&phi);
  if (phi.type->isAggregate()) to += fmt::format("#{}", leaf);
  s.pending.push_back({std::move(to), &phi, value, leaf, nullptr});
}

void PhiTrace::tell_parallelCopy(const Block& from, uint32_t succIndex, CopyPlace at,
                                 const MBlock& block, const MInst* inst) {
  State& s = *state_;
  std::vector<State::Pair> pairs = std::exchange(s.pending, {});
  if (pairs.empty()) return;
  auto known = s.edgeOfSplit.find(&block);
  size_t number = known != s.edgeOfSplit.end() ? known->second : s.edges.size();
  if (number == s.edges.size()) s.edges.push_back({&from, succIndex, at, nullptr, {}, false, {}});
  State::EdgeEvents& edge = s.edges[number];
  edge.pairs = std::move(pairs);
  edge.hasCopy = inst;
  if (inst) s.edgeOfCopy[inst] = number;
}

// ---- after allocation

void PhiTrace::tell_places(const MInst& inst) {
  State& s = *state_;
  s.steps.reset();
  auto known = s.edgeOfCopy.find(&inst);
  if (known == s.edgeOfCopy.end()) return;
  State::EdgeEvents& edge = s.edges[known->second];
  Json event = s.about(edge, "places");
  event["copies"] = Json::array();
  std::vector<Copy> copies;
  for (uint32_t i = 0; i + 1 < inst.operandCount; i += 2) {
    const MOperand &dst = inst[i], &src = inst[i + 1];
    event["copies"].push_back({{"to", s.place(dst)},
                               {"from", s.place(src)},
                               {"coalesced", dst.kind == src.kind && dst.payload == src.payload}});
    if (Place::of(src).exists())
      copies.push_back({Place::of(dst).number(), Place::of(src).number()});
  }
  edge.placed.push_back(std::move(event));
  s.steps.emplace(
      std::move(copies), [&s](uint32_t place) { return s.place(place); }, Json{{"of", "places"}});
}

void PhiTrace::tell_move(const MInst& inst, const CopyMove& move) {
  State& s = *state_;
  if (!s.steps) return;
  State::EdgeEvents& edge = s.edges[s.edgeOfCopy[&inst]];
  s.steps->move(
      move.dst.number(), move.src.number(), move.scratch.number(),
      [&](Json event) { edge.placed.push_back(std::move(event)); },
      move.carrier.exists() ? s.place(move.carrier.number()) : "");
}

void PhiTrace::tell_swap(const MInst& inst, const Place& a, const Place& b) {
  State& s = *state_;
  if (!s.steps) return;
  State::EdgeEvents& edge = s.edges[s.edgeOfCopy[&inst]];
  s.steps->swap(a.number(), b.number(),
                [&](Json event) { edge.placed.push_back(std::move(event)); });
}

void PhiTrace::tell_constant(const MInst& inst, const MOperand& dst, const MOperand& src) {
  State& s = *state_;
  if (!s.steps) return;
  State::EdgeEvents& edge = s.edges[s.edgeOfCopy[&inst]];
  edge.placed.push_back(
      {{"event", "constant"}, {"of", "places"}, {"to", s.place(dst)}, {"from", s.place(src)}});
}

// ---- writing

/// Every critical edge, and what was put onto the edges.
void PhiTrace::State::writeSplits() {
  bool any = false;
  for (const Block* block : blocks(*function))
    for (uint32_t i = 0; i < block->succs.size(); ++i) {
      if (!isCritical(block, i)) continue;
      if (!any) phase("Critical edges");
      any = true;
      const Block* to = block->succs[i].block;
      tell({"critical-edge", "from", label(block), "to", label(to), "succs", block->succs.size(),
            "preds", to->preds.size()});
    }
  any = false;
  for (const EdgeEvents& edge : edges) {
    if (!edge.splitBlock) continue;
    if (!any) phase("Edges split");
    any = true;
    Json event = about(edge, "split");
    event["block"] = splitName(edge);
    event["copies"] = edge.hasCopy;
    emit(std::move(event));
  }
}

void PhiTrace::State::writeCopy(size_t number) {
  const EdgeEvents& edge = edges[number];
  Json event = about(edge, "parallel-copy");
  event["at"] = edge.at == CopyPlace::Start ? "start" : edge.at == CopyPlace::Edge ? "edge" : "end";
  event["block"] = blockName(edge);
  event["copies"] = Json::array();
  for (const Pair& pair : edge.pairs) {
    Json copy{{"to", pair.to},
              {"from", pair.value->isUndefOrPoison() ? "undef" : (*names)(pair.value)}};
    if (pair.leftOut) copy["why"] = pair.leftOut;
    event["copies"].push_back(std::move(copy));
  }
  emit(std::move(event));
}

/// The order that the resolver finds when every value is a place of its own.
void PhiTrace::State::writeValues(size_t number) {
  const EdgeEvents& edge = edges[number];
  std::map<std::pair<const Value*, uint32_t>, uint32_t> numberOf;
  std::vector<std::string> texts;
  auto place = [&](const Value* value, uint32_t leaf, const std::string& text) {
    auto [at, isNew] = numberOf.try_emplace({value, leaf}, uint32_t(texts.size()));
    if (isNew) texts.push_back(text);
    return at->second;
  };
  std::vector<Copy> copies, moves;
  for (const Pair& pair : edge.pairs) {
    if (pair.leftOut || pair.value->isConstant()) continue;
    std::string from = (*names)(pair.value);
    if (pair.phi->type->isAggregate()) from += fmt::format("#{}", pair.leaf);
    uint32_t dst = place(pair.phi, pair.leaf, pair.to);
    copies.push_back({dst, place(pair.value, pair.leaf, from)});
  }
  sequentialize(copies, kTemporary, moves);
  Steps steps(
      copies, [&](uint32_t n) { return n == kTemporary ? "temporary" : texts[n]; },
      Json{{"of", "values"}});
  for (const Copy& move : moves)
    steps.move(move.dst, move.src, kTemporary, [&](Json event) { emit(std::move(event)); });
  for (const Pair& pair : edge.pairs)
    if (!pair.leftOut && pair.value->isConstant() && !pair.value->isUndefOrPoison())
      tell({"constant", "of", "values", "to", pair.to, "from", (*names)(pair.value)});
}

void PhiTrace::tell_end() {
  State& s = *state_;
  // In the order of the text, which the machine IR does not have.
  std::sort(s.edges.begin(), s.edges.end(), [&](const auto& a, const auto& b) {
    return std::pair(s.position[a.from->id], a.succIndex) <
           std::pair(s.position[b.from->id], b.succIndex);
  });
  s.write(Event::Kind::Begin, {{"function", std::string(s.function->name)},
                               {"target", std::string(s.mf->target.info->name)}});
  s.tell({"begin", "function", std::string(s.function->name), "target",
          std::string(s.mf->target.info->name)});
  s.writeSplits();
  bool any = false;
  for (size_t i = 0; i < s.edges.size(); ++i) {
    if (s.edges[i].pairs.empty()) continue;
    if (!any) s.phase("Parallel copies, and an order for them");
    any = true;
    s.writeCopy(i);
    s.writeValues(i);
  }
  any = false;
  for (const State::EdgeEvents& edge : s.edges) {
    if (edge.placed.empty()) continue;
    if (!any) s.phase("In registers and slots");
    any = true;
    for (const Json& event : edge.placed) s.emit(event);
  }
  s.write(Event::Kind::End, Json::object());
}

}  // namespace minic
