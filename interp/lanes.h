// Code for the instructions that know the lanes of vectors: accesses, inserts, extracts, shuffles,
// bitcasts. Arithmetic on vectors is that on scalars, lane by lane (Decoder::decodeLanes). Private
// to decode.cpp.
//
// A vector is in consecutive slots, one for each lane, so that a lane is a value like any other.
#pragma once

#include "interp/frame.h"

namespace minic::interp {

class LaneDecoder {
 public:
  explicit LaneDecoder(FrameBuilder& shared) : frame(shared) {}

  /// The instruction works lane by lane as on scalars.
  static bool decodesByLane(const Inst* inst) {
    if (!inst->type->isVector() || inst->is(Op::SExt) || inst->is(Op::BitCast)) return false;
    if (inst->is(Op::Select)) return inst->operand(0)->type->isVector();
    return isBinary(inst->op) || isCast(inst->op) || inst->is(Op::ICmp) || inst->is(Op::FCmp) ||
           inst->is(Op::FNeg);
  }

  void decodeVectorAccess(const Inst* inst) {
    bool load = inst->is(Op::Load);
    const Type* type = load ? inst->type : inst->storedValue()->type;
    uint32_t value = load ? frame.dst(inst) : frame.src(inst->storedValue());
    frame.announceAccess(inst->address(), type->size, !load);
    uint32_t base = frame.src(inst->address());
    uint32_t at = frame.temp();
    for (uint32_t i = 0; i < type->count; ++i) {
      frame.emit(Do::Add64I, at, base, uint32_t(i * type->element->size));
      frame.emit(plus(load ? Do::Load1 : Do::Store1, widthIndex(type->element)), value + i, at);
    }
    frame.consumeOperands(inst);
  }

  /// The lanes as they are in memory, at a byte of the slots, from or to slots.
  void image(bool fromMemory, const Type* type, uint32_t slot, uint64_t place) {
    for (uint32_t i = 0; i < wordsOf(type); ++i)
      frame.emit(plus(fromMemory ? Do::LoadPart1 : Do::StorePart1, widthIndex(type->lane())),
                 slot + i, uint32_t(place + i * type->lane()->size));
  }

  void decodeBitCast(const Inst* inst) {
    uint32_t a = frame.dst(inst), from = frame.src(inst->operand(0)),
             words = uint32_t(inst->type->size + 7) / 8;
    uint32_t memory = frame.nextSlot;
    frame.nextSlot += words;
    image(false, inst->operand(0)->type, from, uint64_t(memory) * 8);
    image(true, inst->type, a, uint64_t(memory) * 8);
  }

  /// The number of a lane; of some lane if there is none of that number.
  uint32_t laneNumber(const Type* type, const Value* number) {
    uint32_t index = frame.temp();
    frame.emit(Do::AndI, index, frame.src(number), uint32_t(type->count - 1));
    return index;
  }

  void decodeExtract(const Inst* inst) {
    uint32_t a = frame.dst(inst), from = frame.src(inst->operand(0));
    frame.emit(Do::LaneGet, a, from, laneNumber(inst->operand(0)->type, inst->operand(1)));
  }

  void decodeInsert(const Inst* inst) {
    uint32_t a = frame.dst(inst), from = frame.src(inst->operand(0)),
             value = frame.src(inst->operand(1));
    frame.move(a, from, wordsOf(inst->type));
    frame.emit(Do::LanePut, value, a, laneNumber(inst->type, inst->operand(2)));
  }

  void decodeShuffle(const Inst* inst) {
    const Type* from = inst->operand(0)->type;
    uint32_t a = frame.dst(inst);
    uint32_t vectors[2] = {frame.src(inst->operand(0)), frame.src(inst->operand(1))};
    for (uint32_t i = 0; i < inst->type->count; ++i) {
      auto number = uint32_t(std::max(0, shuffleLane(inst, i)));
      frame.emit(Do::Mov, a + i, vectors[number / from->count] + number % uint32_t(from->count));
    }
  }

 private:
  FrameBuilder& frame;
};

}  // namespace minic::interp
