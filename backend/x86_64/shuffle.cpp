// Shuffles of vectors by SSE2: what one or two instructions do, and memory for the rest. A shuffle
// is a map of bytes; where whole pairs, quads or halves move together, instructions on these fit.
#include <array>

#include "backend/x86_64/select.h"

namespace minic::x86_64 {

namespace {

using Bytes = std::array<int8_t, 16>;

/// The map of larger units: unit i comes from unit lanes[i] of both vectors in a row; -1: any.
/// False if units do not stay whole.
bool asUnits(const Bytes& bytes, unsigned size, std::array<int8_t, 16>& lanes) {
  for (unsigned i = 0; i < 16 / size; ++i) {
    int lane = -1;
    for (unsigned k = 0; k < size; ++k) {
      int from = bytes[i * size + k];
      if (from < 0) continue;
      if (from % int(size) != int(k) || (lane >= 0 && lane != from / int(size))) return false;
      lane = from / int(size);
    }
    lanes[i] = int8_t(lane);
  }
  return true;
}

class Shuffler {
 public:
  Shuffler(Lowering& lowering, Reg result, Reg a, Reg b, const Bytes& map)
      : l(lowering), dst(result), left(a), right(b), bytes(map) {}

  void run() {
    std::array<int8_t, 16> quads;
    bool areQuads = asUnits(bytes, 4, quads);
    if (copies() || (areQuads && ofOneSide(quads)) || unpacks() || shifts()) return;
    if (areQuads) return shuffleQuads(quads);
    if (splatsWord()) return;
    throughMemory();
  }

 private:
  Lowering& l;
  const Reg dst, left, right;
  const Bytes& bytes;

  bool matches(auto&& expected) const {
    for (int i = 0; i < 16; ++i)
      if (bytes[size_t(i)] >= 0 && bytes[size_t(i)] != expected(i)) return false;
    return true;
  }

  bool copies() {
    bool isLeft = matches([](int i) { return i; });
    if (!isLeft && !matches([](int i) { return i + 16; })) return false;
    l.copy(dst, isLeft ? left : right);
    return true;
  }

  bool unpacks() {
    constexpr std::pair<X, X> kOps[] = {{X::VUnpackLow8, X::VUnpackHigh8},
                                        {X::VUnpackLow16, X::VUnpackHigh16},
                                        {X::VUnpackLow32, X::VUnpackHigh32},
                                        {X::VUnpackLow64, X::VUnpackHigh64}};
    for (int sides = 0; sides < 4; ++sides) {
      int first = sides & 1 ? 16 : 0, second = sides & 2 ? 0 : 16;
      for (int log = 3; log >= 0; --log)
        for (int half : {0, 8}) {
          int size = 1 << log;
          auto from = [&](int i) {
            int unit = i / size;
            return half + unit / 2 * size + i % size + (unit % 2 ? second : first);
          };
          if (!matches(from)) continue;
          l.copy(dst, first ? right : left);
          X x = half ? kOps[log].second : kOps[log].first;
          emit(l, x, 16, {use(dst), use(second ? right : left)});
          return true;
        }
    }
    return false;
  }

  /// The upper bytes of one vector, moved down.
  bool shifts() {
    for (int by = 1; by < 16; ++by)
      for (int side : {0, 16}) {
        if (!matches([&](int i) { return i + by < 16 ? i + by + side : -2; })) continue;
        l.copy(dst, side ? right : left);
        emit(l, X::VBytesDown, 16, {use(dst), imm(by)});
        return true;
      }
    return false;
  }

  static int order(int a, int b, int c, int d) {
    auto two = [](int lane) { return lane < 0 ? 0 : lane & 3; };
    return two(a) | two(b) << 2 | two(c) << 4 | two(d) << 6;
  }

  bool ofOneSide(const std::array<int8_t, 16>& q) {
    bool fromRight = false, fromLeft = false;
    for (size_t i = 0; i < 4; ++i) (q[i] >= 4 ? fromRight : fromLeft) |= q[i] >= 0;
    if (fromRight && fromLeft) return false;
    emit(l, X::Shuffle32, 16,
         {use(dst), use(fromRight ? right : left), imm(order(q[0], q[1], q[2], q[3]))});
    return true;
  }

  void shuffleQuads(const std::array<int8_t, 16>& q) {
    int fromRight = 0, fromLeft = 0;
    for (int i = 0; i < 4; ++i) {
      fromRight += q[size_t(i)] >= 4;
      fromLeft += q[size_t(i)] >= 0 && q[size_t(i)] < 4;
    }
    // What comes from each side, gathered: two lanes of the left, then two of the right.
    auto isRight = [&](int i) { return q[size_t(i)] >= 4; };
    auto isAny = [&](int i) { return q[size_t(i)] < 0; };
    auto pure = [&](int a, int b) { return isAny(a) || isAny(b) || isRight(a) == isRight(b); };
    if (pure(0, 1) && pure(2, 3)) {
      Reg low = isRight(0) || isRight(1) ? right : left;
      Reg high = isRight(2) || isRight(3) ? right : left;
      l.copy(dst, low);
      emit(l, X::ShuffleTwo32, 16, {use(dst), use(high), imm(order(q[0], q[1], q[2], q[3]))});
      return;
    }
    if (fromLeft <= 2 && fromRight <= 2) {
      int lanes[2][2] = {{-1, -1}, {-1, -1}}, used[2] = {0, 0}, place[4] = {0, 0, 0, 0};
      for (int i = 0; i < 4; ++i) {
        if (isAny(i)) continue;
        int side = isRight(i);
        place[i] = side * 2 + used[side];
        lanes[side][used[side]++] = q[size_t(i)];
      }
      Reg both = l.temp(RegClass::Vector);
      l.copy(both, left);
      emit(l, X::ShuffleTwo32, 16,
           {use(both), use(right), imm(order(lanes[0][0], lanes[0][1], lanes[1][0], lanes[1][1]))});
      emit(l, X::Shuffle32, 16,
           {use(dst), use(both), imm(order(place[0], place[1], place[2], place[3]))});
      return;
    }
    // Three of one side: the other's lane and its neighbour first, then with the remaining two.
    bool oneIsRight = fromRight == 1;
    Reg one = oneIsRight ? right : left, three = oneIsRight ? left : right;
    int at = 0;
    while (isAny(at) || isRight(at) != oneIsRight) ++at;
    int neighbour = at ^ 1;
    Reg pair = l.temp(RegClass::Vector);
    l.copy(pair, one);
    int mine = q[size_t(at)], theirs = q[size_t(neighbour)];
    emit(l, X::ShuffleTwo32, 16, {use(pair), use(three), imm(order(mine, mine, theirs, theirs))});
    int first = at % 2 ? 2 : 0, second = at % 2 ? 0 : 2;  // lanes of the pair, in order
    if (at < 2) {
      l.copy(dst, pair);
      emit(l, X::ShuffleTwo32, 16, {use(dst), use(three), imm(order(first, second, q[2], q[3]))});
    } else {
      l.copy(dst, three);
      emit(l, X::ShuffleTwo32, 16, {use(dst), use(pair), imm(order(q[0], q[1], first, second))});
    }
  }

  /// One word of the lower half in all places.
  bool splatsWord() {
    std::array<int8_t, 16> words;
    if (!asUnits(bytes, 2, words)) return false;
    int word = -1;
    for (int i = 0; i < 8; ++i) {
      if (words[size_t(i)] < 0) continue;
      if (word >= 0 && words[size_t(i)] != word) return false;
      word = words[size_t(i)];
    }
    if (word < 0 || word % 8 >= 4) return false;
    Reg low = l.temp(RegClass::Vector);
    int lane = word % 8;
    emit(l, X::ShuffleLow16, 16,
         {use(low), use(word >= 8 ? right : left), imm(order(lane, lane, lane, lane))});
    emit(l, X::Shuffle32, 16, {use(dst), use(low), imm(0)});
    return true;
  }

  void throughMemory() {
    uint32_t slot = l.mf.newSlot(Slot::Area::Local, 48, 16);
    emit(l, X::StoreV, 16, {}, slotAddr(slot), {use(left)});
    emit(l, X::StoreV, 16, {}, slotAddr(slot, 16), {use(right)});
    unsigned size = 8;
    std::array<int8_t, 16> units;
    while (!asUnits(bytes, size, units)) size /= 2;
    for (unsigned i = 0; i < 16 / size; ++i) {
      if (units[i] < 0) continue;
      Reg unit = l.tempInt();
      emitIntLoad(l, size, unit, slotAddr(slot, units[i] * int64_t(size)));
      emit(l, X::Store, size, {}, slotAddr(slot, 32 + int64_t(i * size)), {use(unit)});
    }
    emit(l, X::LoadV, 16, {use(dst)}, slotAddr(slot, 32));
  }
};

}  // namespace

void emitShuffle(Lowering& l, Reg dst, Reg left, Reg right, std::array<int8_t, 16> bytes) {
  Shuffler(l, dst, left, right, bytes).run();
}

}  // namespace minic::x86_64
