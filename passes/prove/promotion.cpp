// The claims, one after the other, and the story of the one that fails.
#include "passes/prove/promotion.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <unordered_set>

#include "passes/prove/allowances.h"
#include "passes/prove/contents.h"
#include "passes/prove/twins.h"

namespace minic {

namespace {

constexpr uint32_t kNone = UINT32_MAX;

class PromotionCheck {
 public:
  PromotionCheck(const Function& before, const Function& after, const PromotionOptions& options)
      : before_(before),
        options_(options),
        twins_(before, after, rpo_, options.copies),
        contents_(before, tree_),
        isNeeded_(after.nextValueId) {}

  PromotionVerdict run();

 private:
  /// "`value` is the content of the variable at the start of the block", asked for by another claim
  /// because of its edge from preds[edge], or by an operand.
  struct Claim {
    uint32_t variable, block;
    const Value* value;
    uint32_t parent, edge;
    bool operator==(const Claim& other) const {
      return variable == other.variable && block == other.block && value == other.value;
    }
  };
  struct ClaimHash {
    const std::deque<Claim>& all;
    size_t operator()(uint32_t i) const {
      uint64_t h = (uint64_t(all[i].variable) << 32 | all[i].block) * 0x9E3779B97F4A7C15u;
      h ^= reinterpret_cast<uintptr_t>(all[i].value) * 0xBF58476D1CE4E5B9u;
      return size_t(h ^ h >> 29);
    }
  };
  struct ClaimEqual {
    const std::deque<Claim>& all;
    bool operator()(uint32_t a, uint32_t b) const { return all[a] == all[b]; }
  };

  bool checkOperands(const Inst* first, const Inst* second);
  bool checkLoad(const Inst* load, const Value* value);
  bool isContent(uint32_t v, uint32_t n, Contents::Source source, const Value* value,
                 uint32_t parent, uint32_t edge);
  bool addClaim(const Claim& claim);
  bool checkClaim(uint32_t index);
  /// Of the block of an instruction of either function.
  uint32_t numberOf(const Inst* inst) const {
    return inst->block->function == &before_ ? rpo_[inst->block] : twins_.numberOf(inst->block);
  }
  bool isResult(const Value* wanted, const Value* value);
  bool isComputedBefore(const Value* value, uint32_t n) const;
  bool isPhiOf(const Value* value, uint32_t n) const {
    return value->is(Op::Phi) && twins_.numberOf(static_cast<const Inst*>(value)->block) == n;
  }
  bool refute(PromotionWhy why, const Value* got, uint32_t claim);
  std::vector<const Block*> pathTo(std::vector<uint32_t> backwards) const;
  bool fail(PromotionVerdict::Kind kind, PromotionWhy why, const Inst* first, const Inst* second);

  const Function& before_;
  const DomTree tree_ = DomTree::compute(before_);
  const Rpo& rpo_ = tree_.rpo;
  const PromotionOptions& options_;
  Twins twins_;
  PromotionVerdict verdict_;

  Contents contents_;
  std::optional<Allowances> allowed_;
  std::deque<Claim> claims_;
  std::unordered_set<uint32_t, ClaimHash, ClaimEqual> known_{16, ClaimHash{claims_},
                                                             ClaimEqual{claims_}};
  std::vector<bool> isNeeded_;   // by id in `after`: a phi that a claim is about
  std::vector<uint32_t> trail_;  // blocks that the failing question went through, backwards
  const Inst *first_ = nullptr, *second_ = nullptr;  // the twins being compared
  const Inst* load_ = nullptr;                       // the operand of `first_` in question
  uint32_t operand_ = 0;
};

PromotionVerdict PromotionCheck::run() {
  if (!twins_.pairBlocks() || !twins_.pairAllocas()) {
    fail(PromotionVerdict::Unsupported, twins_.why, twins_.onlyBefore, twins_.onlyAfter);
    return verdict_;
  }
  if (!contents_.find(twins_)) {
    fail(contents_.wrong ? PromotionVerdict::Refuted : PromotionVerdict::Unsupported, contents_.why,
         contents_.where, nullptr);
    return verdict_;
  }
  allowed_.emplace(before_, rpo_, contents_, options_);
  if (!twins_.pairInstructions(contents_.isGone(), *allowed_)) {
    fail(PromotionVerdict::Unsupported, twins_.why, twins_.onlyBefore, twins_.onlyAfter);
    return verdict_;
  }
  for (const Inst* load : contents_.pointers()) {
    first_ = load, second_ = nullptr, operand_ = 0;
    if (!checkLoad(load, contents_.alloca(contents_.variableOf(load)))) return verdict_;
  }
  for (const Block* block : rpo_.order)
    for (const Inst* inst : insts(block))
      if (const Inst* second = twins_.twin(inst))
        if (!checkOperands(inst, second)) return verdict_;
  verdict_.variables = contents_.size();
  verdict_.phis = uint32_t(std::count(isNeeded_.begin(), isNeeded_.end(), true));
  return verdict_;
}

bool PromotionCheck::fail(PromotionVerdict::Kind kind, PromotionWhy why, const Inst* first,
                          const Inst* second) {
  verdict_.kind = kind, verdict_.why = why;
  verdict_.before = first, verdict_.after = second;
  return false;
}

// ---- the proof

bool PromotionCheck::checkOperands(const Inst* first, const Inst* second) {
  first_ = first, second_ = second;
  for (uint32_t i = 0; i < first->numOps; ++i) {
    operand_ = i;
    if (first->is(Op::Phi)) {
      if (!rpo_.isReachable(first->block->preds[i].block)) continue;
      operand_ = twins_.operandFor(first->block, i);
    }
    const Value* wanted = first->operand(i);
    const Value* value = twins_.canonical(second->operand(operand_));
    if (wanted->isUndefOrPoison()) continue;
    auto load = wanted->is(Op::Load) ? static_cast<const Inst*>(wanted) : nullptr;
    if (load && contents_.placeOf(load).variable != kNone) {
      if (!checkLoad(load, value)) return false;
      continue;
    }
    const Value* twin = twins_.of(wanted);
    if (twin == value || isResult(wanted, value)) continue;
    verdict_.operand = operand_, verdict_.wanted = wanted, verdict_.got = value;
    if (!twin)
      verdict_.variable = wanted->is(Op::Alloca) ? static_cast<const Inst*>(wanted) : nullptr;
    return fail(PromotionVerdict::Refuted,
                twin ? PromotionWhy::OtherOperand : PromotionWhy::AddressUsed, first, second);
  }
  return true;
}

/// `value` is what the load reads.
bool PromotionCheck::checkLoad(const Inst* load, const Value* value) {
  load_ = load;
  const Contents::Place& place = contents_.placeOf(load);
  size_t next = claims_.size();
  if (!isContent(place.variable, place.block, contents_.sourceAt(place), value, kNone, 0))
    return false;
  for (; next < claims_.size(); ++next)
    if (!checkClaim(uint32_t(next))) return false;
  return true;
}

bool PromotionCheck::checkClaim(uint32_t index) {
  const Claim claim = claims_[index];
  const Block* block = rpo_.order[claim.block];
  if (!isComputedBefore(claim.value, claim.block))
    return refute(PromotionWhy::MissingPhi, claim.value, index);
  bool isPhi = isPhiOf(claim.value, claim.block);
  auto phi = static_cast<const Inst*>(claim.value);
  if (isPhi) isNeeded_[phi->id] = !twins_.isTwin(phi);
  for (uint32_t i = 0; i < block->preds.size(); ++i) {
    if (!rpo_.isReachable(block->preds[i].block)) continue;
    const Value* value =
        isPhi ? twins_.canonical(phi->operand(twins_.operandFor(block, i))) : claim.value;
    uint32_t pred = rpo_[block->preds[i].block];
    Contents::Source source = contents_.sourceAtEnd(claim.variable, pred);
    if (!isContent(claim.variable, pred, source, value, index, i)) return false;
  }
  return true;
}

bool PromotionCheck::addClaim(const Claim& claim) {
  claims_.push_back(claim);
  if (!known_.insert(uint32_t(claims_.size() - 1)).second) claims_.pop_back();
  return true;
}

/// The variable holds `value` at a place in block n whose source that is, or it is made a claim.
bool PromotionCheck::isContent(uint32_t v, uint32_t n, Contents::Source source, const Value* value,
                               uint32_t parent, uint32_t edge) {
  while (source.block != kNone) {
    // A phi between the source and here, where nothing meets: the start of its block is as good.
    uint32_t at = value->is(Op::Phi) ? numberOf(static_cast<const Inst*>(value)) : kNone;
    if (at != kNone && at != source.block && tree_.dominates(source.block, at) &&
        tree_.dominates(at, n))
      return addClaim({v, at, value, parent, edge});
    if (!source.definition) return addClaim({v, source.block, value, parent, edge});
    if (source.definition->is(Op::Alloca)) return true;
    const Value* stored = source.definition->storedValue();
    if (stored->isUndefOrPoison()) return true;
    const Contents::Place* place =
        stored->is(Op::Load) ? &contents_.placeOf(static_cast<const Inst*>(stored)) : nullptr;
    if (place && place->variable != kNone) {  // it is what another variable held there
      v = place->variable, n = place->block;
      source = contents_.sourceAt(*place);
      continue;
    }
    bool isAddress = stored->is(Op::Alloca) && contents_.variableOf(stored) != kNone;
    if ((isAddress ? stored : twins_.of(stored)) == value || isResult(stored, value)) return true;
    verdict_.store = source.definition, verdict_.wanted = stored;
    claims_.push_back({v, source.block, value, parent, edge});
    return refute(PromotionWhy::OtherContent, value, uint32_t(claims_.size() - 1));
  }
  return true;  // nothing was ever stored
}

/// The value is what instructions on constants give, if they may be folded.
bool PromotionCheck::isResult(const Value* wanted, const Value* value) {
  if (!options_.fold || wanted->isConstant()) return false;
  const Value* constant = allowed_->constantOf(wanted);
  return constant && (constant->isUndefOrPoison() || twins_.canonical(constant) == value);
}

bool PromotionCheck::isComputedBefore(const Value* value, uint32_t n) const {
  const Inst* inst = asInst(value);
  if (!inst) return true;
  uint32_t at = numberOf(inst);
  return at != kNone && tree_.dominates(at, n) && (at != n || inst->is(Op::Phi));
}

// ---- the story of a refutation

/// `claim`: the one that fails; its block is where the failing store is, or the missing phi.
bool PromotionCheck::refute(PromotionWhy why, const Value* got, uint32_t claim) {
  const uint32_t v = contents_.placeOf(load_).variable;
  std::vector<uint32_t> backwards{contents_.placeOf(load_).block};
  std::vector<uint32_t> chain;
  for (uint32_t c = claim; c != kNone; c = claims_[c].parent) chain.push_back(c);
  for (size_t i = chain.size(); i-- > 0;) {
    const Claim& step = claims_[chain[i]];
    if (step.parent != kNone) {
      const Claim& parent = claims_[step.parent];
      if (isPhiOf(parent.value, parent.block)) {
        verdict_.phi = static_cast<const Inst*>(parent.value);
        verdict_.phiOperand = twins_.operandFor(rpo_.order[parent.block], step.edge);
      }
      backwards.push_back(kNone);
      backwards.push_back(rpo_[rpo_.order[parent.block]->preds[step.edge].block]);
    }
    backwards.push_back(step.block);
    bool meets = i > 0 || !verdict_.store;
    if (meets && step.variable == v && !isPhiOf(step.value, step.block) && !verdict_.noPhi)
      verdict_.noPhi = rpo_.order[step.block];
  }
  verdict_.variable = contents_.alloca(v);
  verdict_.got = got, verdict_.operand = operand_;
  verdict_.path = pathTo(std::move(backwards));
  return fail(PromotionVerdict::Refuted, why, first_, second_);
}

/// The blocks, joined by shortest paths, and one from the entry; kNone: an edge leads to the one
/// before.
std::vector<const Block*> PromotionCheck::pathTo(std::vector<uint32_t> backwards) const {
  backwards.push_back(0);
  std::vector<const Block*> path{rpo_.order[0]};
  for (size_t i = backwards.size() - 1; i-- > 0;) {
    uint32_t from = rpo_[path.back()], to = backwards[i];
    if (to == kNone) {
      path.push_back(rpo_.order[backwards[--i]]);
      continue;
    }
    if (from == to) continue;
    std::vector<uint32_t> before(rpo_.size(), kNone), queue{from};
    for (size_t next = 0; next < queue.size() && before[to] == kNone; ++next)
      for (Edge succ : rpo_.order[queue[next]]->succs) {
        uint32_t n = rpo_[succ.block];
        if (before[n] == kNone && n != from) before[n] = queue[next], queue.push_back(n);
      }
    std::vector<const Block*> part;
    for (uint32_t n = to; n != from; n = before[n]) part.push_back(rpo_.order[n]);
    path.insert(path.end(), part.rbegin(), part.rend());
  }
  return path;
}

}  // namespace

PromotionVerdict checkPromotion(const Function& before, const Function& after,
                                const PromotionOptions& options) {
  return PromotionCheck(before, after, options).run();
}

}  // namespace minic
