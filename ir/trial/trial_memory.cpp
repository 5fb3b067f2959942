// The memory of trials: what objects hold before the runs, and what a run writes.
#include "ir/trial/trial_memory.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

#include "ir/fold.h"
#include "ir/gep.h"
#include "ir/leaves.h"

namespace minic {

namespace {
constexpr uint64_t kMaxInitial = 16 << 20;  // bytes of an initialiser
constexpr uint64_t kMaxBuffers = 24;        // more pointers are null

uint64_t lowBits(unsigned width, uint64_t bits) {
  return width >= 64 ? bits : bits & ((uint64_t(1) << width) - 1);
}

/// Of a constant address, what it lies in.
const Value* objectOf(const Value* value) {
  while (value->is(Op::ConstExpr)) {
    const auto& expr = static_cast<const ConstExpr&>(*value);
    if (expr.exprOp != Op::Gep) break;
    value = expr.operands[0];
  }
  return value;
}
}  // namespace

uint64_t trialHash(uint64_t a, uint64_t b, uint64_t c) {
  uint64_t hash = a * 0x9E3779B97F4A7C15u + b;
  for (uint64_t word : {c, b}) {
    hash = (hash ^ hash >> 31) * 0xBF58476D1CE4E5B9u + word;
    hash = (hash ^ hash >> 29) * 0x94D049BB133111EBu;
  }
  return hash ^ hash >> 32;
}

// ---- the image

TrialHints::TrialHints(const Function& function) {
  constexpr size_t kMaxCells = 64;
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block))
      for (const Use& use : inst->operands()) {
        const ConstInt* number = asConstInt(use.value);
        if (number && number->type->bits > 1 && number->type->bits <= 64 && !inst->is(Op::Gep) &&
            numbers.size() < kMaxCells)
          numbers.push_back(uint64_t(number->value));
        const GlobalVar* global = asGlobalVar(objectOf(use.value));
        if (global && !global->isConstant && globals.size() < kMaxCells) globals.push_back(global);
      }
}

TrialSymbols::TrialSymbols(const Module& module) {
  for (const GlobalVar* global : module.globals) globals[1 + global->id] = global;
  for (const auto& function : module.functions)
    functions[TrialImage::kFunctions + function->id] = function.get();
}

TrialImage::Kind TrialImage::kindOf(uint64_t number) {
  return number < kBuffers  ? Kind::Global
         : number < kHeap   ? Kind::Buffer
         : number < kLocals ? Kind::Heap
                            : Kind::Local;
}

uint64_t TrialImage::addressOf(const GlobalValue& symbol) const {
  const GlobalValue& definition = symbol.aliasee ? *symbol.aliasee : symbol;
  if (definition.is(Op::BlockAddress)) throw TrialStop{TrialEnd::Unsupported, "address of a label"};
  return addressOf(definition.is(Op::Function) ? kFunctions + definition.id : 1 + definition.id);
}

const Function* TrialImage::functionAt(uint64_t address) const {
  auto found = offsetOf(address) == 0 ? symbols_.functions.find(numberOf(address))
                                      : symbols_.functions.end();
  return found == symbols_.functions.end() ? nullptr : found->second;
}

TrialImage::Object* TrialImage::find(uint64_t number) {
  auto found = objects_.find(number);
  if (found != objects_.end()) return &found->second;
  auto global = symbols_.globals.find(number);
  if (global == symbols_.globals.end()) return nullptr;
  const GlobalVar& variable = *global->second;
  Object& object = objects_[number];
  object.size = variable.valueType->size;
  if (object.size == 0 && !variable.init) object.size = kBufferSize;  // extern int a[];
  object.isConstant = variable.isConstant;
  if (variable.init && (initialised_ || variable.isConstant)) object.initial = initialOf(variable);
  return &object;
}

uint64_t TrialImage::newBuffer(uint64_t size) {
  uint64_t number = kBuffers + buffers_++;
  objects_[number].size = size;
  return addressOf(number);
}

TrialPage& TrialImage::pageOf(Object& object, uint32_t page) {
  auto [found, isNew] = object.pages.try_emplace(page);
  TrialPage& result = found->second;
  if (isNew && object.initial) {
    const size_t from = size_t(page) * kTrialPage;
    if (from < object.initial->size())
      std::memcpy(result.data.data(), object.initial->data() + from,
                  std::min<size_t>(kTrialPage, object.initial->size() - from));
    result.isSet.fill(true);
  }
  return result;
}

const std::string* TrialImage::initialOf(const GlobalVar& global) {
  auto [found, isNew] = initials_.try_emplace(global.id);
  std::string& bytes = found->second;
  if (!isNew || global.init->is(Op::ConstZero)) return &bytes;  // empty: all zeros
  if (global.valueType->size > kMaxInitial)
    throw TrialStop{TrialEnd::Unsupported, "a large initialiser"};
  bytes.assign(global.valueType->size, '\0');
  write(*global.init, bytes, 0);
  return &bytes;
}

void TrialImage::write(const Value& constant, std::string& bytes, uint64_t at) const {
  const Type* type = constant.type;
  if (const ConstAggregate* aggregate = asConstAggregate(&constant)) {
    for (size_t i = 0; i < aggregate->elements.size(); ++i)
      write(*aggregate->elements[i], bytes,
            at + (type->isStruct() ? type->offsets[i] : i * type->element->size));
  } else if (const ConstData* data = asConstData(&constant)) {
    bytes.replace(at, data->bytes.size(), data->bytes);
  } else if (type->isLongDouble()) {
    throw TrialStop{TrialEnd::Unsupported, "long double"};
  } else if (type->isScalar() && type->size <= 8) {
    uint64_t value = scalar(constant).bits;
    std::memcpy(bytes.data() + at, &value, type->size);
  } else if (type->isInt() && constant.is(Op::ConstExpr)) {  // of more than 64 bits: its halves
    for (const Value* half : partsOf(&constant)) write(*half, bytes, std::exchange(at, at + 8));
  } else if (!constant.is(Op::ConstZero) && !constant.isUndefOrPoison()) {
    throw TrialStop{TrialEnd::Unsupported, "a wide constant"};
  }
}

TrialBits TrialImage::scalar(const Value& constant) const {
  switch (constant.op) {
    case Op::ConstInt: return {static_cast<const ConstInt&>(constant).zext()};
    case Op::ConstFloat: return {static_cast<const ConstFloat&>(constant).bits};
    case Op::ConstNull:
    case Op::ConstZero: return {};
    case Op::ConstUndef:
    case Op::ConstPoison:
      return {0, lowBits(constant.type->bits, ~uint64_t(0)), constant.is(Op::ConstPoison)};
    case Op::Global:
    case Op::Function: return {addressOf(static_cast<const GlobalValue&>(constant))};
    case Op::ConstExpr: break;
    default: throw TrialStop{TrialEnd::Unsupported, "a constant that trials do not support"};
  }
  const auto& expr = static_cast<const ConstExpr&>(constant);
  std::vector<uint64_t> operands;
  for (const Value* operand : expr.operands) operands.push_back(scalar(*operand).bits);
  if (expr.exprOp == Op::Gep) {
    uint64_t address = operands[0];
    for (const GepStep& step : GepSteps(expr)) {
      if (step.isField) {
        address += step.bytes;
        continue;
      }
      const unsigned unused = 64 - expr.operands[step.operand]->type->bits;
      address += uint64_t(int64_t(operands[step.operand] << unused) >> unused) * step.bytes;
    }
    return {address};
  }
  if (isBinary(expr.exprOp))
    return {foldIntegers(expr.exprOp, expr.type->bits, operands[0], operands[1]).bits};
  if (isCast(expr.exprOp))
    return {foldCast(expr.exprOp, expr.operands[0]->type, expr.type, operands[0]).bits};
  throw TrialStop{TrialEnd::Unsupported, "a constant that trials do not support"};
}

void TrialImage::appendConstant(const Value& constant, std::vector<TrialBits>& out) const {
  const Type* type = constant.type;
  if (type->isScalar()) return out.push_back(scalar(constant));
  if (const ConstAggregate* aggregate = asConstAggregate(&constant)) {
    for (const Value* element : aggregate->elements) appendConstant(*element, out);
    return;
  }
  if (const ConstData* data = asConstData(&constant)) {
    for (size_t at = 0; at < data->bytes.size(); at += type->element->size) {
      uint64_t value = 0;
      std::memcpy(&value, data->bytes.data() + at, type->element->size);
      out.push_back({value});
    }
    return;
  }
  const bool isUnknown = constant.isUndefOrPoison(), isPoison = constant.is(Op::ConstPoison);
  std::vector<const Type*> leaves;
  appendLeaves(type, leaves);
  for (const Type* leaf : leaves)
    for (uint64_t i = 0, n = leaf->isVector() ? leaf->count : 1; i < n; ++i)
      out.push_back({0, isUnknown ? lowBits(leaf->lane()->bits, ~uint64_t(0)) : 0, isPoison});
}

uint64_t TrialImage::madeUp(const Type* type, uint64_t salt) {
  const uint64_t hash = trialHash(seed_, salt, type->bits);
  // A third of the inputs has more numbers at the edges.
  const unsigned choice = isWild_ ? 8 + (hash & 7) : hash & 15;
  const uint64_t rest = hash >> 8;
  if (type->isPtr()) {
    if (meeting() && found_ && rest % 2) return found_;
    return choice < 2 || buffers_ >= kMaxBuffers ? 0 : found_ = newBuffer();
  }
  if (type->isFloatingPoint()) {
    if (choice < 12) return bitsOfFloat(type->bits, double(int64_t(rest % 41) - 20) / 4);
    constexpr double kEdges[] = {0.0, -0.0, 1e30, -1e-30, 1e300, 3.0e9, -1.0};
    double edge = choice == 15 ? __builtin_nan("") : kEdges[rest % std::size(kEdges)];
    return bitsOfFloat(type->bits, edge);
  }
  const uint64_t other = trialHash(hash, 9);
  if (const auto& numbers = hints_.numbers; !numbers.empty() && other % 6 == 0)
    return lowBits(type->bits, numbers[other / 18 % numbers.size()] + other / 6 % 3 - 1);
  if (choice < 8) return lowBits(type->bits, rest % 9);
  if (choice < 10) {  // iterations around those that passes do at once
    constexpr uint64_t kCounts[] = {0, 1, 2, 3, 7, 8, 9, 16, 17, 33};
    return lowBits(type->bits, kCounts[rest % std::size(kCounts)]);
  }
  if (choice < 12) return lowBits(type->bits, 0 - rest % 6);
  if (choice < 13) return lowBits(type->bits, rest % 100);
  if (choice < 15) {  // at the edges of some width
    constexpr unsigned kWidths[] = {7, 8, 15, 16, 31, 32, 63};
    return lowBits(type->bits,
                   (uint64_t(1) << kWidths[rest % std::size(kWidths)]) - 1 + rest / 8 % 3);
  }
  return lowBits(type->bits, rest * 0x9E3779B97F4A7C15u);
}

std::string TrialImage::describe(uint64_t address) const {
  const uint64_t number = numberOf(address);
  std::string text;
  if (auto global = symbols_.globals.find(number); global != symbols_.globals.end())
    text = fmt::format("@{}", global->second->name);
  else if (auto function = symbols_.functions.find(number); function != symbols_.functions.end())
    text = fmt::format("@{}", function->second->name);
  else if (number >= kBuffers && number < kHeap)
    text = fmt::format("buffer {}", number - kBuffers);
  else if (number >= kHeap && number < kFunctions)
    text = number < kLocals ? "a block of the heap" : "a local variable";
  else
    return address ? fmt::format("0x{:x}", address) : "null";
  if (uint64_t offset = offsetOf(address)) text += fmt::format("{:+}", int64_t(offset));
  return text;
}

// ---- the memory of a run

uint64_t TrialMemory::make(uint64_t number, uint64_t size, bool isZero) {
  Object& object = objects_[number];
  object.size = size;
  object.isZero = isZero;
  return TrialImage::addressOf(number);
}

TrialMemory::Object* TrialMemory::find(uint64_t number) {
  auto found = objects_.find(number);
  if (found != objects_.end()) return &found->second;
  TrialImage::Object* image = image_.find(number);
  if (!image) return nullptr;
  Object& object = objects_[number];
  object.image = image;
  object.size = image->size;
  return &object;
}

TrialMemory::Object& TrialMemory::need(uint64_t address, uint64_t size, bool writes) {
  Object* object = find(TrialImage::numberOf(address));
  const uint64_t offset = TrialImage::offsetOf(address);
  if (!object || object->isDead || offset > object->size || size > object->size - offset)
    throw TrialStop{TrialEnd::Undefined,
                    fmt::format("an access of {} bytes at {}", size, image_.describe(address))};
  if (!writes) return *object;
  if (object->image && object->image->isConstant)
    throw TrialStop{TrialEnd::Undefined, "a store to the constant " + image_.describe(address)};
  if (object->image && !std::exchange(object->isWritten, true))
    written_.push_back(TrialImage::numberOf(address));
  return *object;
}

TrialPage& TrialMemory::pageOf(Object& object, uint32_t page) {
  auto [found, isNew] = object.pages.try_emplace(page);
  if (isNew) {
    if (object.image) {
      found->second = image_.pageOf(*object.image, page);
    } else {
      found->second.isSet.fill(true);
      if (!object.isZero) found->second.unknown.fill(0xFF);
    }
  }
  return found->second;
}

TrialBits TrialMemory::read(uint64_t address, uint32_t size, const Type* type) {
  Object& object = need(address, size, false);
  const uint64_t offset = TrialImage::offsetOf(address);
  auto isKnown = [&](uint64_t at) {
    return pageOf(object, uint32_t(at / kTrialPage)).isSet[at % kTrialPage];
  };
  bool all = true;
  for (uint32_t i = 0; i < size; ++i) all = all && isKnown(offset + i);
  if (!all) {
    const uint64_t salt = trialHash(TrialImage::numberOf(address), image_.isEven() ? 0 : offset);
    uint64_t value = type && (!type->isPtr() || offset % 8 == 0) ? image_.madeUp(type, salt)
                                                                 : salt & 0x0000000700000007u;
    for (uint32_t i = 0; i < size; ++i) {
      const uint64_t at = offset + i;
      TrialPage& page = pageOf(object, uint32_t(at / kTrialPage));
      if (page.isSet[at % kTrialPage]) continue;
      TrialPage& shared = image_.pageOf(*object.image, uint32_t(at / kTrialPage));
      shared.data[at % kTrialPage] = page.data[at % kTrialPage] = uint8_t(value >> 8 * i);
      shared.isSet[at % kTrialPage] = page.isSet[at % kTrialPage] = true;
      image_.noteGrowth();
    }
  }
  TrialBits result;
  for (uint32_t i = 0; i < size; ++i) {
    const TrialPage& page = pageOf(object, uint32_t((offset + i) / kTrialPage));
    result.bits |= uint64_t(page.data[(offset + i) % kTrialPage]) << 8 * i;
    result.unknown |= uint64_t(page.unknown[(offset + i) % kTrialPage]) << 8 * i;
    result.isPoison |= page.isPoison[(offset + i) % kTrialPage];
  }
  if (result.isPoison) result.unknown = lowBits(8 * size, ~uint64_t(0));
  return result;
}

void TrialMemory::write(uint64_t address, uint32_t size, TrialBits value) {
  Object& object = need(address, size, true);
  const uint64_t offset = TrialImage::offsetOf(address);
  for (uint32_t i = 0; i < size; ++i) {
    const uint64_t at = (offset + i) % kTrialPage;
    TrialPage& page = pageOf(object, uint32_t((offset + i) / kTrialPage));
    page.data[at] = uint8_t(value.bits >> 8 * i);
    page.unknown[at] = uint8_t(value.unknown >> 8 * i);
    page.isSet[at] = true;
    page.isPoison[at] = value.isPoison;
  }
}

void TrialMemory::copy(uint64_t to, uint64_t from, uint64_t size) {
  need(from, size, false);
  need(to, size, true);
  std::vector<Byte> bytes;
  for (uint64_t i = 0; i < size;) {
    const uint32_t step = size - i >= 8 ? 8 : 1;
    read(from + i, step, nullptr);  // makes it up
    for (const uint64_t end = i + step; i < end; ++i)
      bytes.push_back(peek(*find(TrialImage::numberOf(from)), TrialImage::offsetOf(from) + i));
  }
  for (uint64_t i = 0; i < size; ++i)
    write(to + i, 1, {bytes[i].data, bytes[i].unknown, bytes[i].isPoison});
}

void TrialMemory::forget(uint64_t address) {
  Object* object = find(TrialImage::numberOf(address));
  if (!object || object->image) return;
  object->pages.clear();
  object->isZero = false;
}

TrialMemory::Byte TrialMemory::peek(Object& object, uint64_t offset) {
  const TrialPage& page = pageOf(object, uint32_t(offset / kTrialPage));
  const uint64_t at = offset % kTrialPage;
  return {page.data[at], page.unknown[at], page.isSet[at], page.isPoison[at]};
}

bool TrialMemory::isOwnAddress(Object& object, uint64_t offset) {
  if (offset % 8 != 0 || offset + 8 > object.size) return false;
  uint64_t word = 0;
  for (unsigned i = 0; i < 8; ++i) word |= uint64_t(peek(object, offset + i).data) << 8 * i;
  const uint64_t number = TrialImage::numberOf(word);
  return number >= TrialImage::kHeap && number < TrialImage::kFunctions;
}

}  // namespace minic
