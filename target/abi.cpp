// The classification; see the header.
#include "target/abi.h"

#include <algorithm>
#include <bit>

namespace minic {
namespace {

constexpr uint64_t kRegister = 8, kMaxInRegisters = 16;

bool isInteger(const AbiLeaf& leaf) {
  return leaf.kind != AbiKind::Float && leaf.kind != AbiKind::LongDouble;
}

AbiPassing direct(std::initializer_list<AbiPiece> pieces) {
  AbiPassing passing;
  passing.kind = AbiPassing::Direct;
  for (const AbiPiece& piece : pieces) passing.pieces[passing.count++] = piece;
  return passing;
}

uint32_t countInts(const AbiPassing& passing) {
  return uint32_t(std::count_if(passing.parts().begin(), passing.parts().end(),
                                [](const AbiPiece& piece) { return piece.type == AbiPiece::Int; }));
}

/// Of x86-64: what lies in eight bytes.
struct Eightbyte {
  bool isInt = false, isFloat = false, isX87 = false;
  bool isSingle = true;  // nothing but a float, or several at one place, at its start
  uint32_t end = 0;      // bytes up to the end of its last leaf
  /// Half of a long double, which an integer beside it would make an integer.
  bool isHalf() const { return isX87 && !isInt; }
};

/// The first 16 bytes of a record.
struct Eightbytes {
  Eightbyte parts[2];
  bool isMemory = false;

  void add(const AbiLeaf& leaf) {
    isMemory |= !leaf.isBitField && leaf.offset % leaf.size;
    if (isMemory) return;
    for (uint64_t at = leaf.offset / kRegister * kRegister; at < leaf.offset + leaf.size;
         at += kRegister) {
      Eightbyte& part = parts[at / kRegister];
      part.isInt |= isInteger(leaf);
      part.isFloat |= leaf.kind == AbiKind::Float;
      part.isX87 |= leaf.kind == AbiKind::LongDouble;
      // Of a union: a float and half of a long double send all to memory, unless an integer came
      // before one of them.
      isMemory |= part.isHalf() && part.isFloat;
      part.isSingle &= leaf.offset == at && leaf.size == 4;
      part.end = std::max(part.end, uint32_t(std::min(leaf.offset + leaf.size - at, kRegister)));
    }
  }
};

}  // namespace

void AbiShape::endMember(size_t first) {
  if (size > kMaxInRegisters || !hasUnion) return;
  std::stable_partition(leaves.begin() + ptrdiff_t(first), leaves.end(), isInteger);
  Eightbytes classes;
  for (size_t i = first; i < leaves.size(); ++i) classes.add(leaves[i]);
  // The second half of a long double does not go alone.
  hasMemoryMember |= classes.isMemory || (classes.parts[1].isHalf() && !classes.parts[0].isHalf());
}

AbiPassing AbiClassifier::inMemory(const AbiShape& shape) const {
  AbiPassing passing;
  // gcc for x86-64: a record of unnamed bit-fields alone takes no memory, but registers.
  if (rules_.byValInMemory && shape.isPadding()) return passing;
  passing.kind = AbiPassing::Memory;
  passing.align = std::max(shape.align, rules_.byValInMemory ? rules_.stackSlotSize : 1);
  return passing;
}

AbiPassing AbiClassifier::integers(const AbiShape& shape) {
  auto first = uint32_t(std::min(shape.size, kRegister));
  if (shape.size <= kRegister) return direct({{AbiPiece::Int, first, 0}});
  return direct(
      {{AbiPiece::Int, first, 0}, {AbiPiece::Int, uint32_t(shape.size - first), kRegister}});
}

AbiPassing AbiClassifier::scalar(const AbiShape& shape) const {
  const AbiLeaf& leaf = shape.leaves.front();
  if (leaf.kind == AbiKind::Float) return direct({{AbiPiece::Float, leaf.size, 0}});
  AbiPassing passing = integers(shape);
  if (shape.size < 4)
    passing.extension = leaf.kind == AbiKind::SignedInt ? AbiPassing::Sign : AbiPassing::Zero;
  else if (shape.size == 4 && rules_.signExtends32)
    passing.extension = AbiPassing::Sign;
  return passing;
}

/// psABI 3.2.3: the class of each eightbyte, from the leaves that lie in it.
AbiPassing AbiClassifier::eightbytes(const AbiShape& shape, bool isResult) const {
  if (shape.size > kMaxInRegisters || shape.hasMemoryMember) return inMemory(shape);
  Eightbytes classes;
  // gcc lets the scalars of a member without size decide, unless an eightbyte begins there.
  for (const AbiShape::EmptyMember& member : shape.emptyMembers) {
    if (member.offset % kRegister == 0) continue;
    for (const AbiLeaf& leaf : member.leaves) {
      if (!leaf.isBitField && leaf.offset % leaf.size) return inMemory(shape);
      if (leaf.offset / kRegister != member.offset / kRegister) continue;
      Eightbyte& part = classes.parts[leaf.offset / kRegister];
      part.isInt |= isInteger(leaf);
      part.isFloat |= leaf.kind == AbiKind::Float;
    }
  }
  for (const AbiLeaf& leaf : shape.leaves) classes.add(leaf);
  if (classes.isMemory) return inMemory(shape);
  const Eightbyte(&parts)[2] = classes.parts;
  if (parts[0].isHalf() && parts[1].isHalf() && isResult)
    return direct({{AbiPiece::LongDouble, 16, 0}});
  if (parts[0].isHalf() || parts[1].isHalf()) return inMemory(shape);
  AbiPassing passing;
  for (const Eightbyte& part : parts) {
    uint64_t offset = kRegister * uint64_t(&part - parts);
    if (!part.isInt && !part.isFloat) continue;
    passing.kind = AbiPassing::Direct;
    AbiPiece& piece = passing.pieces[passing.count++];
    piece.offset = offset;
    if (part.isInt) {
      // As few bytes as hold the leaves: a power of two, if the type has so many.
      piece.size =
          uint32_t(std::min({kRegister, shape.size - offset, uint64_t(std::bit_ceil(part.end))}));
    } else {
      piece.type = AbiPiece::Float;
      piece.size = part.isSingle ? 4 : 8;
    }
  }
  return passing;
}

/// One or two leaves, at least one of them a float: each as it is. A union says that leaves share
/// their place. Count 0: the rule does not apply.
AbiPassing AbiClassifier::flattened(const AbiShape& shape) const {
  AbiPassing passing;
  if (shape.hasUnion || shape.leaves.empty() || shape.leaves.size() > 2) return passing;
  // gcc's rule: a record with an array or union without size is flattened only if it is one float
  // and has that float's size and alignment.
  if (shape.hasFlexibleArray) return passing;
  uint32_t size = shape.leaves[0].size;
  if (!shape.emptyMembers.empty() && (shape.size != size || shape.leastAlign < size))
    return passing;
  for (const AbiLeaf& leaf : shape.leaves)
    if (leaf.size > kRegister || leaf.kind == AbiKind::Pointer) return passing;
  if (std::all_of(shape.leaves.begin(), shape.leaves.end(), isInteger)) return passing;
  passing.kind = AbiPassing::Direct;
  for (const AbiLeaf& leaf : shape.leaves)
    passing.pieces[passing.count++] = {isInteger(leaf) ? AbiPiece::Int : AbiPiece::Float, leaf.size,
                                       leaf.offset};
  return passing;
}

AbiPassing AbiClassifier::result(const AbiShape& shape) {
  AbiPassing passing;
  if (!shape.size) return passing;
  if (rules_.records == RecordRule::Eightbytes) {
    bool isPlain = !shape.isRecord && shape.size <= kRegister;
    passing = isPlain ? scalar(shape) : eightbytes(shape, true);
  } else {
    if (shape.isRecord) passing = flattened(shape);
    if (!passing.count)
      passing = shape.size > kMaxInRegisters ? inMemory(shape)
                : shape.isRecord             ? integers(shape)
                                             : scalar(shape);
  }
  ints_ += passing.kind == AbiPassing::Memory;
  return passing;
}

AbiPassing AbiClassifier::argument(const AbiShape& shape, bool variadic) {
  AbiPassing passing;
  if (!shape.size) {
    // gcc for LP64D aligns the stack for what comes after it.
    passing.padding = shape.align > kRegister && stack_ % 2 && !variadic;
    stack_ += passing.padding;
    return passing;
  }
  bool isPlain = !shape.isRecord && shape.size <= kRegister;
  if (rules_.records == RecordRule::Eightbytes) {
    passing = isPlain ? scalar(shape) : eightbytes(shape, false);
    if (passing.kind != AbiPassing::Direct) return passing;
    // All of it in registers or nothing. A scalar finds its way to the stack by itself.
    uint32_t ints = countInts(passing), floats = passing.count - ints;
    bool fits = ints_ + ints <= rules_.intRegisters && floats_ + floats <= rules_.floatRegisters;
    if (!fits && !isPlain) return inMemory(shape);
    if (fits) ints_ += ints, floats_ += floats;
    return passing;
  }
  if (shape.isRecord && !variadic) passing = flattened(shape);
  uint32_t ints = countInts(passing), floats = passing.count - ints;
  if (passing.count && ints_ + ints <= rules_.intRegisters &&
      floats_ + floats <= rules_.floatRegisters) {
    ints_ += ints, floats_ += floats;
    return passing;
  }
  if (shape.size > kMaxInRegisters) {
    passing = {};
    passing.kind = AbiPassing::Pointer;
    passing.align = shape.align;
    ints = 1;
  } else {
    passing = shape.isRecord ? integers(shape) : scalar(shape);
    bool asFloat = passing.pieces[0].type == AbiPiece::Float && !variadic;
    if (asFloat && floats_ < rules_.floatRegisters) {
      ++floats_;
      return passing;
    }
    ints = passing.count;
  }
  if (shape.align > kRegister && passing.kind == AbiPassing::Direct) {
    // Among variable arguments it begins in a register of even number; on the stack it is aligned.
    bool inRegisters = ints_ < rules_.intRegisters;
    passing.padding = inRegisters ? variadic && ints_ % 2 : stack_ % 2;
    ints += passing.padding;
  }
  uint32_t inRegisters = std::min(ints, uint32_t(rules_.intRegisters) - ints_);
  ints_ += inRegisters;
  stack_ += ints - inRegisters;
  return passing;
}

}  // namespace minic
