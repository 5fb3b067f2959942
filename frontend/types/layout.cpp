// The rules of gcc (gcc/stor-layout.c: layout_decl, place_field, update_alignment_for_field). A
// bit-field follows the one before it unless it would cross a unit of its declared type's size; a
// width of 0 goes on at the next unit; `packed` and #pragma pack know no units.
#include "frontend/types/layout.h"

#include <algorithm>
#include <bit>

namespace minic::ast {
namespace {

using Bits = unsigned __int128;  // positions in bits, which may exceed 64

Bits alignUp(Bits value, uint64_t to) { return (value + to - 1) / to * to; }

/// The unit to read and write for a bit-field: the smallest power of two of bytes, aligned in the
/// record, that lies between the members which are no bit-fields; else just its own bytes.
void chooseUnit(Field& field, uint64_t bit, uint64_t runBegin, uint64_t runEnd) {
  uint64_t begin = bit / 8, end = (bit + field.bitWidth + 7) / 8;
  field.offset = begin;
  field.unitSize = uint8_t(end - begin);
  for (uint64_t size = std::bit_ceil(end - begin); size <= 8; size *= 2) {
    uint64_t at = begin / size * size;
    if (at < runBegin || at + size > runEnd || at + size < end) continue;
    field.offset = at;
    field.unitSize = uint8_t(size);
    break;
  }
  field.bitOffset = uint8_t(bit - field.offset * 8);
}

/// Places the bit-fields of a record with ms_struct (gcc's TARGET_MS_BITFIELD_LAYOUT_P): a unit of
/// the declared type holds bit-fields of that size only, and all of its bits are taken.
class MsUnits {
 public:
  MsUnits(Bits& position, uint32_t maxAlign) : position_(position), maxAlign_(maxAlign) {}

  /// Ends the open unit, if there is one: the next member lies behind it.
  void close() {
    position_ += left_;
    size_ = left_ = 0;
  }
  /// Whether there is an open unit whose last bit-field ends at a multiple of so many bytes. gcc
  /// takes the next member for aligned then, although the rest of the unit lies between them.
  bool endsAt(uint32_t bytes) const { return size_ && position_ % (uint64_t(bytes) * 8) == 0; }
  /// Makes room for a bit-field; returns the alignment, in bytes, that it gives the record.
  uint32_t place(const Field& field, bool packed) {
    const uint64_t size = field.type->size * 8;
    uint32_t align = field.type->align;
    if (maxAlign_) align = std::min(align, maxAlign_);
    if (field.bitWidth == 0) {
      // It ends a unit, and means nothing elsewhere. A packed one aligns only the record, and so
      // does one of the unit's own size: the unit need not be aligned if its bit-field is packed.
      if (!size_) return 1;
      const bool isNew = size_ != size;
      close();
      if (!packed && isNew) position_ = alignUp(position_, uint64_t(align) * 8);
      return align;
    }
    uint32_t wish = std::max<uint32_t>(field.minAlign, 1);
    if (maxAlign_) wish = std::min(wish, maxAlign_);
    if (size_ != size || left_ < field.bitWidth) {
      const bool isNew = size_ != size;
      const bool isAligned = endsAt(wish);
      close();
      if (!isAligned) position_ = alignUp(position_, uint64_t(wish) * 8);
      if (isNew) position_ = alignUp(position_, packed ? 8 : uint64_t(align) * 8);
      size_ = left_ = size;
    }
    left_ -= field.bitWidth;
    return packed ? 1 : std::max(align, wish);
  }

 private:
  Bits& position_;
  const uint32_t maxAlign_;
  uint64_t size_ = 0, left_ = 0;  // bits of the open unit, 0: none; bits of it that are free
};

}  // namespace

RecordSize layOutRecord(std::span<Field> fields, bool isUnion, const RecordAttributes& attributes) {
  RecordSize result;
  Bits position = 0, longest = 0;
  result.align = std::max<uint32_t>(1, attributes.minAlign);
  auto capped = [&](uint32_t align) {
    return attributes.maxAlign ? std::min(align, attributes.maxAlign) : align;
  };
  MsUnits units(position, attributes.maxAlign);
  for (uint32_t i = 0; i < fields.size(); ++i) {
    Field& field = fields[i];
    field.index = i;
    bool packed = attributes.packed || field.packed;
    if (isUnion) {
      units.close();
      position = 0;
    }
    uint64_t size = field.type->size;
    if (field.isBitField && attributes.isMsStruct) {
      result.align = std::max(result.align, units.place(field, packed));
      field.offset = uint64_t(position);  // in bits for now
      position += field.bitWidth;
      // A bit-field at the end of the record fills its storage unit.
      if (!isUnion && i + 1 == fields.size()) units.close();
    } else if (!field.isBitField) {
      uint32_t own = packed ? 1 : field.type->align;
      uint32_t align = capped(std::max(own, field.minAlign));
      const bool isAligned = units.endsAt(align);
      units.close();
      position = alignUp(position, uint64_t(isAligned ? capped(own) : align) * 8);
      field.offset = uint64_t(position / 8);
      position += Bits(size) * 8;
      result.align = std::max(result.align, align);
    } else if (field.bitWidth == 0) {
      position = alignUp(position, uint64_t(std::max(field.type->align, field.minAlign)) * 8);
    } else {
      uint64_t unit = uint64_t(field.type->align) * 8;
      bool mayCross = packed || attributes.maxAlign;
      if (field.minAlign) position = alignUp(position, uint64_t(capped(field.minAlign)) * 8);
      if (!mayCross && position % unit + field.bitWidth > size * 8)
        position = alignUp(position, unit);
      field.offset = uint64_t(position);  // in bits for now
      position += field.bitWidth;
      // Under #pragma pack the type counts even if the member is packed.
      uint32_t own = packed && !attributes.maxAlign ? 1 : capped(field.type->align);
      if (!field.name.empty()) result.align = std::max({result.align, own, capped(field.minAlign)});
    }
    longest = std::max(longest, position);
  }
  Bits bytes = alignUp(alignUp(longest, 8) / 8, result.align);
  result.fits = bytes <= Bits(INT64_MAX);
  if (!result.fits) return result;
  result.bytes = uint64_t(bytes);

  // The bytes between two members that are no bit-fields are free for the bit-fields there.
  uint64_t runBegin = 0;
  for (uint32_t i = 0; i < fields.size(); ++i) {
    Field& field = fields[i];
    if (!field.isBitField) {
      if (!isUnion) runBegin = field.offset + field.type->size;
      continue;
    }
    if (field.bitWidth == 0) continue;
    uint64_t runEnd = result.bytes;
    if (!isUnion)
      for (uint32_t next = i + 1; next < fields.size(); ++next)
        if (!fields[next].isBitField) {
          runEnd = fields[next].offset;
          break;
        }
    chooseUnit(field, field.offset, runBegin, runEnd);
  }
  return result;
}

}  // namespace minic::ast
