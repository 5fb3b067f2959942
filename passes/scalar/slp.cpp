// slp: superword-level parallelism. Stores next to each other whose values are computed alike
// become one store of a vector.
//
//     %x0 = load float, ptr %p            %x = load <4 x float>, ptr %p
//     %y0 = fadd float %x0, %s            %i = insertelement <4 x float> poison, float %s, i32 0
//     store float %y0, ptr %q        =>   %v = shufflevector <4 x float> %i, ...
//     (three more of each,                %y = fadd <4 x float> %x, %v
//     4, 8, 12 bytes on)                  store <4 x float> %y, ptr %q
//
// From each group of stores that fill a vector register the pass goes up the operands: equal
// operations become one operation, loads of neighbours one load, one value in all lanes a splat,
// anything else is put together lane by lane. A vector that a group before has made is used again,
// so values with several uses may be lanes if all lanes are used alike. All of it is placed right
// before the last store of the group. The stores before it move down to there, and the loads too,
// so nothing in between may touch what they access. A group is changed if that costs less: an
// instruction counts 1, a product as the target's VectorRules say, a division 4, lanes put
// together 1 each.
//
// S. Larsen and S. Amarasinghe, Exploiting Superword Level Parallelism with Multimedia Instruction
// Sets, PLDI 2000; the walk from the stores is LLVM's (SLPVectorizer.cpp). At most 64 groups of a
// block, 12 operands deep, over at most 200 instructions. Before: any function. After: the same
// blocks; computations that became unused are dce's to delete.

#include <algorithm>
#include <array>

#include "passes/function_pass.h"
#include "passes/passes.h"
#include "passes/scalar/access_moves.h"
#include "passes/target_option.h"

namespace minic {

namespace {

constexpr unsigned kMaxDepth = 12, kMaxGroups = 64;

using Lanes = std::vector<Value*>;

/// How many instructions the operation on vectors of these lanes is; 0: there is none.
unsigned costOf(const VectorRules& rules, Op op, const Type* lane) {
  switch (op) {
    case Op::Add:
    case Op::Sub:
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul: return 1;
    case Op::FDiv: return 4;
    case Op::Mul: return rules.multiplies.has(lane->bits) ? rules.multiply.of(lane->bits) : 0;
    default: return 0;
  }
}

class Slp : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    for (Block* block : blocks(function_)) runBlock(block);
    context_.count("groups of stores vectorized", done_);
    return done_ != 0;
  }

 private:
  const VectorRules& rules_ = context_.options<TargetOption>().target->vectors;
  AccessMoves moves_{function_, *context_.get<DomTree>()};
  AliasAnalysis& aliases_ = moves_.aliases();
  uint64_t done_ = 0;

  // ---- groups of stores

  struct Candidate {
    Inst* store;  ///< null: it has become part of a vector
    const Value* base;
  };

  void runBlock(Block* block) {
    moves_.enter(block);
    made_.clear();
    std::vector<Candidate> stores;
    for (Inst* inst : insts(block))
      if (inst->is(Op::Store) && inst->isPlainAccess() && isLane(inst->storedValue()->type))
        stores.push_back({inst, baseOf(inst->address())});
    unsigned groups = 0;
    for (size_t i = 0; i < stores.size() && groups < kMaxGroups; ++i) {
      if (!stores[i].store) continue;
      std::vector<Inst*> group = groupFrom(stores, i);
      if (group.empty()) continue;
      ++groups;
      if (!vectorize(group)) continue;
      for (Candidate& candidate : stores)
        if (inGroup(candidate.store)) candidate.store = nullptr;
    }
  }

  static bool isLane(const Type* type) {
    return type->isFloatingPoint() || type->isInt(16) || type->isInt(32) || type->isInt(64) ||
           type->isInt(8);
  }

  /// Stores that fill a register, in the order of their addresses, with stores[first] as the one
  /// at the lowest address; empty if there are none.
  std::vector<Inst*> groupFrom(const std::vector<Candidate>& stores, size_t first) {
    auto [lowest, base] = stores[first];
    const Type* type = lowest->storedValue()->type;
    std::vector<Inst*> group(rules_.bytes / type->size, nullptr);
    group[0] = lowest;
    size_t found = 1;
    size_t begin = first > kMaxGroups ? first - kMaxGroups : 0;
    size_t end = std::min(stores.size(), first + kMaxGroups);
    for (size_t i = begin; i < end && found < group.size(); ++i) {
      Inst* store = stores[i].store;
      if (!store || i == first || stores[i].base != base || store->storedValue()->type != type)
        continue;
      auto bytes = aliases_.bytesFrom(lowest->address(), store->address());
      if (!bytes || *bytes <= 0 || uint64_t(*bytes) >= rules_.bytes ||
          uint64_t(*bytes) % type->size)
        continue;
      Inst*& place = group[uint64_t(*bytes) / type->size];
      if (place) return {};  // stored twice
      place = store;
      ++found;
    }
    return found == group.size() ? group : std::vector<Inst*>();
  }

  // ---- the plan of one group

  enum class Kind : uint8_t { Constant, Made, Splat, Gather, Load, Operation };
  struct Node {
    Kind kind;
    Lanes lanes;
    Op op = Op::Add;
    uint8_t flags = 0;
    std::vector<size_t> operands;  // nodes
    Value* value = nullptr;        // the vector
  };
  struct Made {
    Lanes lanes;
    Value* vector;
    uint32_t position;  // it is there from this store on
  };
  std::vector<Made> made_;  // in the block, of this group and those before
  std::vector<Node> nodes_;
  std::vector<Inst*> group_;
  uint32_t last_ = 0;  // the position of the group's last store
  int cost_ = 0;       // of the vectors less that of what goes

  bool vectorize(const std::vector<Inst*>& group) {
    nodes_.clear();
    group_ = group;
    auto [low, high] = std::minmax_element(group.begin(), group.end(), [&](Inst* a, Inst* b) {
      return moves_.positionOf(a) < moves_.positionOf(b);
    });
    last_ = moves_.positionOf(*high);
    auto missed = [&](Remark why) {
      context_.missedRemark<Remark::StoresNotVectorized>(group[0]->loc, why);
      return false;
    };
    if (last_ - moves_.positionOf(*low) > AccessMoves::kMaxDistance)
      return missed(Remark::TooFarApart);
    if (!moves_.mayJoin(group, group[0]->address())) return missed(Remark::AccessBetween);
    Lanes values;
    for (Inst* store : group) values.push_back(store->storedValue());
    cost_ = 1 - int(group.size());
    size_t root = plan(values, 0);
    if (cost_ >= -1) {
      context_.missedRemark<Remark::StoresCost>(group[0]->loc, cost_);
      return false;
    }
    build_.setInsertPoint(*high);
    build_.loc = group[0]->loc;
    Value* vector = make(nodes_[root]);
    Inst* store = build_.store(vector, group[0]->address());
    store->setAlign(group[0]->align());
    for (Inst* old : group) moves_.erase(old);
    moves_.put(last_, store);
    ++done_;
    context_.remark<Remark::StoresVectorized>(store->loc, group.size(), cost_);
    return true;
  }

  bool inGroup(const Inst* inst) const {
    return std::find(group_.begin(), group_.end(), inst) != group_.end();
  }

  size_t add(Node node, int cost) {
    cost_ += cost;
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
  }

  /// Makes a node for the lanes, and nodes for what it needs.
  size_t plan(const Lanes& lanes, unsigned depth) {
    auto all = [&](auto&& holds) { return std::all_of(lanes.begin(), lanes.end(), holds); };
    if (all([](const Value* value) {
          return value->is(Op::ConstInt) || value->is(Op::ConstFloat);
        }))
      return add({Kind::Constant, lanes, Op::Add, 0, {}}, 0);
    for (size_t i = 0; i < nodes_.size(); ++i)
      if (nodes_[i].lanes == lanes) return i;
    for (const Made& made : made_)
      if (made.position < last_ && made.lanes == lanes)
        return add({Kind::Made, lanes, Op::Add, 0, {}, made.vector}, 0);
    if (all([&](const Value* value) { return value == lanes[0]; }))
      return add({Kind::Splat, lanes, Op::Add, 0, {}}, 2);
    auto gather = [&] {
      return add({Kind::Gather, lanes, Op::Add, 0, {}}, int(lanes.size()) * 2 - 1);
    };
    const Inst* first = asInst(lanes[0]);
    if (!first || depth == kMaxDepth) return gather();
    for (const Value* value : lanes) {
      const Inst* inst = asInst(value);
      if (!inst || inst->op != first->op || inst->block != first->block) return gather();
      if (std::count(lanes.begin(), lanes.end(), value) != 1) return gather();
    }
    if (first->block != group_[0]->block || !areUsedAlike(lanes)) return gather();
    if (first->is(Op::Load))
      return isRowOfLoads(lanes) ? add({Kind::Load, lanes, Op::Load, 0, {}}, 1 - int(lanes.size()))
                                 : gather();
    unsigned cost = isBinary(first->op) ? costOf(rules_, first->op, first->type) : 0;
    if (!cost) return gather();
    uint8_t flags = first->flags;
    for (const Value* value : lanes) flags &= value->flags;
    Lanes sides[2];
    for (Value* value : lanes) {
      auto* inst = static_cast<Inst*>(value);
      bool exchange = isCommutative(inst->op) && !sides[0].empty() &&
                      looksLike(inst->operand(1), sides[0][0]) &&
                      !looksLike(inst->operand(0), sides[0][0]);
      sides[0].push_back(inst->operand(exchange));
      sides[1].push_back(inst->operand(!exchange));
    }
    Node node{Kind::Operation, lanes, first->op, flags, {}};
    cost_ += int(cost) - int(lanes.size() * (first->is(Op::FDiv) ? 4 : 1));
    node.operands.push_back(plan(sides[0], depth + 1));
    node.operands.push_back(sides[0] == sides[1] ? node.operands[0] : plan(sides[1], depth + 1));
    return add(std::move(node), 0);
  }

  /// The lanes have one use each, or others that may become operations on vectors as well: as many
  /// by the same operations, none by two lanes.
  bool areUsedAlike(const Lanes& lanes) const {
    constexpr size_t kMaxUses = 6;
    std::vector<const Inst*> users;
    std::vector<Op> wanted;
    for (const Value* lane : lanes) {
      std::vector<Op> ops;
      for (const Use& use : lane->useRange()) {
        const Inst* user = use.user;
        if (ops.size() == kMaxUses || user->block != group_[0]->block) return false;
        ops.push_back(user->is(Op::Store) ? Op::Store : user->op);
        users.push_back(user);
      }
      std::sort(ops.begin(), ops.end());
      if (lane == lanes[0]) wanted = ops;
      if (ops != wanted) return false;
    }
    if (wanted.size() == 1) return true;
    std::sort(users.begin(), users.end());
    return std::adjacent_find(users.begin(), users.end()) == users.end();
  }

  static bool looksLike(const Value* a, const Value* b) {
    return a == b || (a->op == b->op && !a->is(Op::Argument) && !a->is(Op::Phi));
  }

  bool isRowOfLoads(const Lanes& lanes) {
    const auto* first = static_cast<const Inst*>(lanes[0]);
    for (size_t i = 0; i < lanes.size(); ++i) {
      const auto* load = static_cast<const Inst*>(lanes[i]);
      if (!load->isPlainAccess() || !moves_.mayDelay(load, last_, group_)) return false;
      auto bytes = aliases_.bytesFrom(first->address(), load->address());
      if (!bytes || *bytes != int64_t(i * load->type->size)) return false;
    }
    return moves_.isThere(first->address(), last_);
  }

  Value* make(Node& node) {
    if (node.value) return node.value;
    node.value = compute(node);
    if (node.kind != Kind::Constant) made_.push_back({node.lanes, node.value, last_});
    return node.value;
  }

  Value* compute(Node& node) {
    Type* lane = node.lanes[0]->type;
    auto count = uint32_t(node.lanes.size());
    Type* type = module_.types.vector(lane, count);
    switch (node.kind) {
      case Kind::Constant: return module_.constVector(type, node.lanes);
      case Kind::Made: return node.value;
      case Kind::Splat: return build_.splat(node.lanes[0], count);
      case Kind::Gather: {
        Value* made = module_.poison(type);
        for (uint32_t i = 0; i < count; ++i) made = build_.insertElement(made, node.lanes[i], i);
        return made;
      }
      case Kind::Load: {
        auto* first = static_cast<Inst*>(node.lanes[0]);
        Inst* load = build_.load(type, first->address());
        load->setAlign(first->align());
        return load;
      }
      case Kind::Operation: {
        Value* left = make(nodes_[node.operands[0]]);
        Value* right = node.operands[1] == node.operands[0] ? left : make(nodes_[node.operands[1]]);
        Inst* made = build_.binary(node.op, left, right);
        made->flags = node.flags;
        return made;
      }
    }
    MINIC_UNREACHABLE();
  }
};

}  // namespace

bool slp(Function& function, PassContext& context) {
  return context.options<TargetOption>().target->vectors.bytes && Slp(function, context).run();
}

}  // namespace minic
