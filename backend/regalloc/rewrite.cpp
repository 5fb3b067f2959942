// Rewriting, in the order of run(): spill slots; the place of each value at each point; operands;
// the moves within blocks and on edges (the resolution of Traub, Holloway and Smith, "Quality and
// Speed in Linear-scan Register Allocation", PLDI 1998); where spilled values are stored.
#include "backend/regalloc/rewrite.h"

#include <algorithm>
#include <array>
#include <queue>

namespace minic {

namespace {

/// A part of a virtual register's live range and its place there.
struct LocatedRange {
  Point start, end;
  Place place;
};

/// The place of every virtual register at every point of its live range.
class Locations {
 public:
  Locations(MFunction& mf, const Liveness& liveness, Bundles bundles) : liveness_(liveness) {
    assignSlots(mf, bundles);
    collectRanges(bundles);
  }

  /// Ascending.
  std::span<const LocatedRange> of(uint32_t v) const {
    return {ranges_.data() + start_[v], ranges_.data() + start_[v + 1]};
  }
  /// The one place of a value that never moves; else nowhere.
  Place onlyPlace(uint32_t v) const { return onlyPlace_[v]; }
  /// The place of the value outside of registers.
  Place home(uint32_t v) const { return home_[v]; }
  Place at(uint32_t v, Point point) const {
    const Place* place = find(v, point);
    MINIC_CHECK(place, "a value without a place");
    return *place;
  }
  bool isLive(uint32_t v, Point point) const { return find(v, point); }
  /// Null where the value is not live.
  const Place* find(uint32_t v, Point point) const {
    auto ranges = of(v);
    const LocatedRange* next = after(ranges, point);
    return next != ranges.data() && next[-1].end > point ? &next[-1].place : nullptr;
  }
  Place atEnd(uint32_t v, const MBlock& block) const { return at(v, Liveness::endOf(block) - 1); }
  /// The first range that begins after the point.
  static const LocatedRange* after(std::span<const LocatedRange> ranges, Point point) {
    return &*std::upper_bound(ranges.begin(), ranges.end(), point,
                              [](Point p, const LocatedRange& range) { return p < range.start; });
  }

 private:
  /// A slot per bundle before splitting that has something on the stack. Bundles that do not
  /// interfere share one, of the size that their classes need, unless exposesReturnsTwice.
  void assignSlots(MFunction& mf, const Bundles& bundles) {
    struct Origin {
      PointRange extent{kNone, 0};  // from first to last point
      bool spilled = false;
    };
    std::vector<Origin> origins(bundles.origins);
    bundles.forEachRange([&](const LiveRange& range, Reg reg) {
      auto& [extent, spilled] = origins[bundles.originOf[range.vreg]];
      extent = {std::min(extent.start, range.start), std::max(extent.end, range.end)};
      if (!reg.valid() && !liveness_.remat[range.vreg]) spilled = true;
    });
    std::vector<uint32_t> order;
    for (uint32_t i = 0; i < origins.size(); ++i)
      if (origins[i].spilled) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
      return origins[a].extent.start < origins[b].extent.start;
    });
    using Ending = std::pair<Point, uint32_t>;  // end, slot
    std::priority_queue<Ending, std::vector<Ending>, std::greater<>>
        busyOfClass[RegisterInfo::kMaxClasses][2];
    std::vector<uint32_t> slotOf(origins.size(), kNone);
    for (uint32_t i : order) {
      const RegClassInfo& cls = mf.target.regs.info(bundles.bundles[i].cls);
      const bool isNarrow = bundles.isNarrow[i] && cls.hasNarrowSlots;
      auto& busy = busyOfClass[size_t(mf.target.regs.classOfSlot(cls.spillSize))][isNarrow];
      const PointRange& extent = origins[i].extent;
      if (!busy.empty() && busy.top().first <= extent.start && !mf.exposesReturnsTwice) {
        slotOf[i] = busy.top().second;
        busy.pop();
      } else {
        slotOf[i] = isNarrow ? mf.newSlot(Slot::Area::Spill, 4, 4)
                             : mf.newSlot(Slot::Area::Spill, cls.spillSize, cls.spillAlign);
      }
      busy.push({extent.end, slotOf[i]});
    }
    home_.assign(liveness_.numVRegs(), Place::rematerialised());
    for (uint32_t v = 0; v < home_.size(); ++v)
      if (uint32_t origin = bundles.originOf[v];
          origin != kNone && slotOf[origin] != kNone && !liveness_.remat[v])
        home_[v] = Place::slot(slotOf[origin]);
  }

  void collectRanges(const Bundles& bundles) {
    const uint32_t vregs = liveness_.numVRegs();
    start_.assign(vregs + 1, 0);
    bundles.forEachRange([&](const LiveRange& range, Reg) { ++start_[range.vreg + 1]; });
    for (uint32_t v = 0; v < vregs; ++v) start_[v + 1] += start_[v];
    ranges_.resize(start_[vregs]);
    std::vector<uint32_t> next(start_.begin(), start_.end() - 1);
    bundles.forEachRange([&](const LiveRange& range, Reg reg) {
      ranges_[next[range.vreg]++] = {range.start, range.end,
                                     reg.valid() ? Place::reg(reg) : home_[range.vreg]};
    });
    onlyPlace_.assign(vregs, Place());
    auto earlier = [](const LocatedRange& a, const LocatedRange& b) { return a.start < b.start; };
    for (uint32_t v = 0; v < vregs; ++v) {
      auto begin = ranges_.begin() + start_[v], end = ranges_.begin() + start_[v + 1];
      if (begin == end) continue;
      Place place = begin->place;
      if (std::all_of(begin, end, [=](const LocatedRange& r) { return r.place == place; }))
        onlyPlace_[v] = place;
      if (!std::is_sorted(begin, end, earlier)) std::sort(begin, end, earlier);
    }
  }

  const Liveness& liveness_;
  std::vector<LocatedRange> ranges_;  // by vreg, then by start
  std::vector<uint32_t> start_;       // by vreg: first in ranges_
  std::vector<Place> onlyPlace_;
  std::vector<Place> home_;
};

/// Moves before one instruction: those of the edge into its block come first, those of the edge
/// that leaves it last. Those of one phase happen at once.
enum class Phase : uint8_t { EdgeIn, Within, EdgeOut };

/// A value changes its place: a part of a later parallel copy.
struct PendingMove {
  MBlock* block;
  MInst* before;
  uint32_t position;  // of `before`
  Phase phase;
  uint32_t vreg;
  Place from, to;
};

/// A source of a parallel copy that is in no register and can be computed again: the destination
/// is computed after the copy, as constants are.
struct MadeAfterCopy {
  MInst* copy;
  uint32_t destination;  // operand
  uint32_t vreg;         // the source
};

class Rewriter {
 public:
  Rewriter(MFunction& mf, const Liveness& liveness, Bundles bundles)
      : mf_(mf), liveness_(liveness), where_(mf, liveness, std::move(bundles)) {}

  void run(EntryLocations* locations) {
    rewriteOperands();
    for (uint32_t v = 0; v < liveness_.numVRegs(); ++v) moveWithinBlocks(v);
    for (uint32_t v = 0; v < liveness_.numVRegs(); ++v) moveOnEdges(v);
    placeStores();
    insertMoves();
    for (const MadeAfterCopy& made : madeAfterCopies_) makeAfterCopy(made);
    if (locations) record(*locations);
    for (MInst* inst : rematerialised_) MFunction::remove(*blockAt(inst->position * 4), inst);
  }

 private:
  MBlock* blockAt(Point point) const { return mf_.layout[liveness_.layoutIndexAt(point)]; }

  void rewriteOperands() {
    for (uint32_t v = 0; v < liveness_.numVRegs(); ++v) {
      auto ranges = where_.of(v);
      size_t at = 0;
      for (const RegUse& use : liveness_.uses(v)) {
        while (at < ranges.size() && ranges[at].end <= use.point()) ++at;
        MINIC_CHECK(at < ranges.size() && ranges[at].start <= use.point(), "a use without a place");
        MInst* inst = liveness_.instAt(use.position);
        MOperand& operand = (*inst)[use.operand];
        if (ranges[at].place.isRemat()) {
          MINIC_CHECK(use.role == RoleDef || use.inCopy, "a rematerialised value is read");
          if (use.inCopy) {
            madeAfterCopies_.push_back({inst, uint32_t(use.operand) - 1, v});
            operand = {};
          } else {
            rematerialised_.push_back(inst);
          }
          continue;
        }
        MOperand made = ranges[at].place.operand();
        made.role = operand.role;
        made.isNarrow = operand.isNarrow;
        if (made.isReg()) made.aux = operand.aux;  // the scale of an index
        operand = made;
      }
    }
  }

  void addMove(MBlock& block, MInst* before, Phase phase, uint32_t v, Place from, Place to) {
    moves_.push_back({&block, before, before->position, phase, v, from, to});
  }

  void moveWithinBlocks(uint32_t v) {
    if (where_.onlyPlace(v) != Place()) return;
    auto ranges = where_.of(v);
    for (size_t i = 1; i < ranges.size(); ++i) {
      if (ranges[i].start != ranges[i - 1].end || ranges[i].place == ranges[i - 1].place) continue;
      Point at = ranges[i].start;
      MBlock* block = blockAt(at);
      if (at % 4) {
        moveAroundUse(v, ranges, i);
        continue;
      }
      if (at == Liveness::startOf(*block)) continue;  // an edge
      addMove(*block, liveness_.instAt(at / 4), Phase::Within, v, ranges[i - 1].place,
              ranges[i].place);
    }
  }

  /// Range i begins in the middle of an instruction, after a single use that needed a register. If
  /// the instruction only reads the value, the slot still holds it then, unless the value was in a
  /// register before: then it is stored before the use. If the instruction writes the value, it is
  /// moved after the instruction, unless the range's place is where the instruction writes it.
  void moveAroundUse(uint32_t v, std::span<const LocatedRange> ranges, size_t i) {
    const LocatedRange &use = ranges[i - 1], &after = ranges[i];
    if (after.place.isRemat()) return;
    MBlock* block = blockAt(after.start);
    MInst* inst = liveness_.instAt(after.start / 4);
    if (const RegUse* write = writeOf(v, after.start / 4)) {
      if (write->point() < after.start)
        moves_.push_back(
            {block, inst->next, inst->position + 1, Phase::Within, v, use.place, after.place});
    } else if (after.start / 4 * 4 == Liveness::startOf(*block)) {
      if (!comesIn(v, *block, after.place))
        addMove(*block, inst, Phase::Within, v, use.place, after.place);
    } else if (i >= 2 && ranges[i - 2].end == use.start && ranges[i - 2].place != after.place) {
      addMove(*block, inst, Phase::Within, v, ranges[i - 2].place, after.place);
    }
  }

  /// Where the instruction at that position writes the value; null if it does not.
  const RegUse* writeOf(uint32_t v, uint32_t position) const {
    auto uses = liveness_.uses(v);
    auto at = std::partition_point(uses.begin(), uses.end(),
                                   [=](const RegUse& use) { return use.position < position; });
    for (; at != uses.end() && at->position == position; ++at)
      if (at->writes()) return &*at;
    return nullptr;
  }

  /// Whether the value is in that place at the end of each predecessor.
  bool comesIn(uint32_t v, const MBlock& block, Place place) const {
    for (const MBlock* pred : block.preds)
      if (where_.atEnd(v, *pred) != place) return false;
    return true;
  }

  /// Outside of registers a value has only one place, so each edge to move on begins or ends in a
  /// block where a register holds the value. They are found from those blocks: all values together
  /// have at most as many as there are registers and blocks, however many are live.
  void moveOnEdges(uint32_t v) {
    if (where_.onlyPlace(v) != Place()) return;
    for (const LocatedRange& range : where_.of(v)) {
      if (!range.place.isReg()) continue;
      for (uint32_t b = liveness_.layoutIndexAt(range.start); b < mf_.layout.size(); ++b) {
        MBlock& block = *mf_.layout[b];
        const Point start = Liveness::startOf(block), end = Liveness::endOf(block);
        if (start >= range.end) break;
        if (start >= range.start)
          for (MBlock* pred : block.preds)
            moveOnEdge(v, *pred, where_.atEnd(v, *pred), block, range.place);
        if (end > range.end) break;
        for (MBlock* succ : block.succs)
          if (const Place* to = where_.find(v, Liveness::startOf(*succ)); to && !to->isReg())
            moveOnEdge(v, block, range.place, *succ, *to);
      }
    }
  }

  void moveOnEdge(uint32_t v, MBlock& pred, Place from, MBlock& block, Place to) {
    if (from == to) return;
    if (pred.succs.size() == 1)
      addMove(pred, pred.last, Phase::EdgeOut, v, from, to);
    else
      addMove(block, block.first, Phase::EdgeIn, v, from, to);
  }

  /// A value that is ever spilled is stored either at its definitions, and then its slot always
  /// holds it, or where it moves from a register to the slot: whichever is executed less often.
  void placeStores() {
    const uint32_t vregs = liveness_.numVRegs();
    std::vector<double> atMoves(vregs, 0);  // double: equal sums compare equal in any order
    for (const PendingMove& move : moves_)
      if (move.to.isSlot()) atMoves[move.vreg] += move.block->frequency;
    storedAtDefs_.assign(vregs, false);
    std::vector<PendingMove> stores;
    for (uint32_t v = 0; v < vregs; ++v) {
      auto ranges = where_.of(v);
      bool spilled = std::any_of(ranges.begin(), ranges.end(),
                                 [](const LocatedRange& range) { return range.place.isSlot(); });
      if (!spilled) continue;
      double atDefs = 0;
      size_t firstStore = stores.size();
      for (const RegUse& use : liveness_.uses(v)) {
        const MInst* inst = liveness_.instAt(use.position);
        const MOperand& operand = (*inst)[use.operand];
        if (!use.writes() || !operand.isReg()) continue;
        Point after = (use.position + 1) * 4;
        if (!where_.isLive(v, after)) continue;
        MBlock* block = blockAt(after - 4);
        atDefs += block->frequency;
        stores.push_back({block, inst->next, use.position + 1, Phase::Within, v,
                          Place::reg(operand.asReg()), where_.home(v)});
      }
      if (atDefs > atMoves[v])
        stores.resize(firstStore);
      else
        storedAtDefs_[v] = true;
    }
    std::erase_if(moves_, [&](const PendingMove& move) {
      return move.to.isRemat() || (move.to.isSlot() && storedAtDefs_[move.vreg]);
    });
    moves_.insert(moves_.end(), stores.begin(), stores.end());
  }

  /// The moves of one phase before one instruction become one parallel copy, and after it the
  /// rematerialisations, which read nothing.
  void insertMoves() {
    auto key = [](const PendingMove& m) { return uint64_t(m.position) << 2 | uint64_t(m.phase); };
    std::stable_sort(moves_.begin(), moves_.end(),
                     [&](const PendingMove& a, const PendingMove& b) { return key(a) < key(b); });
    std::vector<MOperand> pairs;
    for (size_t i = 0; i < moves_.size();) {
      const PendingMove& first = moves_[i];
      size_t end = i;
      pairs.clear();
      for (; end < moves_.size() && moves_[end].before == first.before &&
             moves_[end].phase == first.phase;
           ++end) {
        if (moves_[end].from.isRemat()) continue;
        pairs.push_back(moves_[end].to.operand());
        pairs.back().isNarrow = mf_.vregs[moves_[end].vreg].isNarrow;
        pairs.push_back(moves_[end].from.operand());
      }
      if (!pairs.empty()) {
        MInst* copy = mf_.createParallelCopy(pairs, first.before->loc);
        copy->flags |= kInserted;
        MFunction::insert(*first.block, first.before, copy);
      }
      for (; i < end; ++i)
        if (moves_[i].from.isRemat()) rematerialise(moves_[i]);
    }
  }

  void rematerialise(const PendingMove& move) {
    rematerialise(*move.block, move.before, move.to, move.vreg, move.before->loc);
  }
  void rematerialise(MBlock& block, MInst* before, Place to, uint32_t vreg, uint32_t loc) {
    const MInst* def = liveness_.remat[vreg];
    MInst* clone = mf_.create(def->op, def->size, def->operands(), loc);
    MOperand result = to.operand();
    result.role = (*clone)[0].role | RoleDef;
    (*clone)[0] = result;
    clone->flags |= kInserted;
    clone->position = vreg;
    MFunction::insert(block, before, clone);
  }

  /// Nothing reads the old value of the destination after the copy. For a slot the value goes
  /// through a register: the reserved one of its class, or one that rests in the reserved one
  /// meanwhile.
  void makeAfterCopy(const MadeAfterCopy& made) {
    MBlock& block = *blockAt(made.copy->position * 4);
    MInst* before = made.copy->next;
    const uint32_t loc = made.copy->loc;
    const Place to = Place::of((*made.copy)[made.destination]);
    if (to.isReg()) return rematerialise(block, before, to, made.vreg, loc);
    const RegClassInfo& cls = mf_.target.regs.info(mf_.vregs[made.vreg].cls);
    const Place reserved = Place::reg(cls.cycleScratch);
    const bool isOfClass = cls.regs.contains(cls.cycleScratch);
    const Place carrier = isOfClass ? reserved : Place::reg(cls.order[0]);
    auto copy = [&](Place dst, Place src) {
      MInst* inst = mf_.createParallelCopy(std::array{dst.operand(), src.operand()}, loc);
      (*inst)[0].isNarrow = dst == to && (*made.copy)[made.destination].isNarrow;
      inst->flags |= kInserted;
      MFunction::insert(block, before, inst);
    };
    if (!isOfClass) copy(reserved, carrier);
    rematerialise(block, before, carrier, made.vreg, loc);
    copy(to, carrier);
    if (!isOfClass) copy(carrier, reserved);
  }

  void record(EntryLocations& locations) const {
    locations.atEntry.assign(mf_.blocks.size(), {});
    for (const MBlock* block : mf_.layout) {
      // Where the only predecessor branches, the moves of the edge are at this block's start.
      bool movesHere = block->preds.size() == 1 && block->preds[0]->succs.size() > 1;
      auto& atEntry = locations.atEntry[block->id];
      for (uint32_t v : liveness_.liveIn(*block)) {
        Place place =
            movesHere ? where_.atEnd(v, *block->preds[0]) : where_.at(v, Liveness::startOf(*block));
        if (!place.isRemat()) atEntry.push_back({v, place});
        if (place != where_.home(v) && (storedAtDefs_[v] || staysInSlot(v, *block)))
          atEntry.push_back({v, where_.home(v)});
      }
    }
  }

  /// The value is in its slot at the start of `block`, in a register for the first instruction's
  /// use only, and in the slot again after that (see moveAroundUse).
  bool staysInSlot(uint32_t v, const MBlock& block) const {
    auto ranges = where_.of(v);
    const Point start = Liveness::startOf(block);
    const LocatedRange* next = Locations::after(ranges, start);
    return next != ranges.data() && next != ranges.data() + ranges.size() && next->place.isSlot() &&
           next->start == next[-1].end && next->start % 4 != 0 && next->start / 4 == start / 4 &&
           comesIn(v, block, next->place);
  }

  MFunction& mf_;
  const Liveness& liveness_;
  const Locations where_;
  std::vector<PendingMove> moves_;
  std::vector<bool> storedAtDefs_;  // by vreg
  std::vector<MadeAfterCopy> madeAfterCopies_;
  std::vector<MInst*> rematerialised_;  // definitions that nothing reads any more
};

}  // namespace

void rewrite(MFunction& mf, const Liveness& liveness, Bundles bundles, EntryLocations* locations) {
  Rewriter(mf, liveness, std::move(bundles)).run(locations);
}

}  // namespace minic
