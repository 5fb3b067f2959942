// What the checking interpreter keeps beside the program's memory: its objects, which bits were
// set, where values come from; and the reports of what is wrong with an access.
#include <algorithm>
#include <fmt/format.h>

#include "interp/checker.h"
#include "ir/effective_type.h"
#include "support/platform/memory.h"

namespace minic::interp {

Checker::~Checker() {
  if (unsetSlots_) releaseMemory(unsetSlots_, slotsSize_);
  if (wordSlots_) releaseMemory(wordSlots_, slotsSize_);
  if (unsetMemory_) releaseMemory(unsetMemory_, span_ + 64);
  if (typeMemory_) releaseMemory(typeMemory_, span_ + 64);
  if (wordMemory_) releaseMemory(wordMemory_, span_ / 2 + 64);
  if (owner_) releaseMemory(owner_, span_ / 4 + 64);
}

bool Checker::start(const Module& module, uint64_t* slots, uint64_t slotsSize) {
  module_ = &module;
  slotsSize_ = slotsSize;
  span_ = space_.span();
  unsetSlots_ = static_cast<uint64_t*>(reserveMemory(slotsSize));
  wordSlots_ = static_cast<uint64_t*>(reserveMemory(slotsSize));
  unsetMemory_ = static_cast<uint8_t*>(reserveMemory(span_ + 64));
  typeMemory_ = static_cast<uint8_t*>(reserveMemory(span_ + 64));
  wordMemory_ = static_cast<uint32_t*>(reserveMemory(span_ / 2 + 64));
  owner_ = static_cast<uint32_t*>(reserveMemory(span_ / 4 + 64));
  if (!unsetSlots_ || !wordSlots_ || !unsetMemory_ || !typeMemory_ || !wordMemory_ || !owner_)
    return false;
  unsetDelta_ = reinterpret_cast<char*>(unsetSlots_) - reinterpret_cast<char*>(slots);
  wordDelta_ = reinterpret_cast<char*>(wordSlots_) - reinterpret_cast<char*>(slots);
  for (const GlobalVar* global : module.globals) {
    if (!global->init || global->aliasee) continue;
    std::string undefined;
    Object object{interp_.addressOf(global, &undefined), global->valueType->size, global};
    bool isText = global->name.starts_with(".str");
    object.place = isText ? Place::Literal : Place::Global;
    object.isConst = global->isConstant;
    newObject(object);
    declareType(object.base, global->valueType, object.size);
  }
  return true;
}

// ---- objects

uint32_t Checker::newObject(Object object) {
  uint32_t id = uint32_t(objects_.size());
  constexpr size_t kKept = 1 << 20;  // ended variables that a stale pointer still names rightly
  object.isReused = object.isVariable() && ended_.size() - reused_ > kKept;
  if (object.isReused) {
    id = ended_[reused_++];
    if (reused_ > kKept)
      ended_.erase(ended_.begin(), ended_.begin() + ptrdiff_t(reused_)), reused_ = 0;
    objects_[id] = object;
  } else {
    objects_.push_back(object);
  }
  for (uint64_t at = object.firstBlock(); at < object.endBlock(); ++at) ownerAt(at * 16) = id;
  return id;
}

uint32_t Checker::newVariable(Object object) {
  object.listed = uint32_t(frameObjects_.size());
  frameObjects_.push_back(newObject(object));
  return frameObjects_.back();
}

void Checker::end(uint32_t id, SourceLoc loc) {
  Object& object = objects_[id];
  if (!object.isLive) return;
  object.isLive = false;
  object.ended = loc;
}

void Checker::endLast() {
  end(frameObjects_.back(), {});
  ended_.push_back(frameObjects_.back());
  frameObjects_.pop_back();
}

uint32_t Checker::objectOf(uint64_t address, uint64_t word) const {
  if (word && word < kOrigin) return uint32_t(word);
  if (!isMemory(address)) return 0;
  // The number of a variable that ended long ago is that of another one.
  const uint32_t id = ownerAt(address);
  const Object& object = objects_[id];
  const bool isThere = address / 16 >= object.firstBlock() && address / 16 < object.endBlock();
  return isThere || !object.isVariable() ? id : 0;
}

std::string Checker::describe(const Object& object) const {
  switch (object.place) {
    case Place::Literal: return say<Say::StringLiteral>();
    case Place::Heap: return say<Say::Block>(bytesText(object.size));
    case Place::Argument: return say<Say::Argument>();
    default: break;
  }
  std::string_view name = object.value->is(Op::Alloca)
                              ? module_->names[static_cast<const Inst*>(object.value)->name]
                              : static_cast<const GlobalValue*>(object.value)->name;
  if (name.ends_with(".addr")) name.remove_suffix(5);
  if (name.empty() || name.starts_with('.')) return say<Say::Object>();
  return fmt::format("'{}'", name);
}

std::vector<RunReport::Note> Checker::notesOf(const Object& object) const {
  std::vector<RunReport::Note> notes;
  if (object.made.valid() && object.place != Place::Argument)
    notes.push_back({object.made, object.place == Place::Heap
                                      ? say<Say::Allocated>()
                                      : say<Say::Declared>(describe(object))});
  if (!object.isLive && object.ended.valid())
    notes.push_back(
        {object.ended, object.place == Place::Heap ? say<Say::Freed>() : say<Say::LifeEnded>()});
  return notes;
}

// ---- reports

bool Checker::report(Kind kind, std::string message, std::vector<RunReport::Note> notes) {
  static constexpr std::string_view kNames[] = {
#define UNDEFINED(name, text, ...) text,
#include "ir/undefined.def"
  };
  static constexpr std::string_view kClauses[] = {
#define UNDEFINED(name, text, clause, ...) clause,
#include "ir/undefined.def"
  };
  return interp_.noteUndefined(
      {kNames[kind], kClauses[kind], std::move(message), std::move(notes), {}});
}

uint64_t Checker::originOf(Origin origin) {
  auto [found, isNew] = originNumbers_.try_emplace({origin.value, origin.loc.raw}, 0);
  if (isNew) {
    origins_.push_back(origin);
    found->second = kOrigin + origins_.size() - 1;
  }
  return found->second;
}

/// Where an unset value in memory comes from.
uint64_t Checker::originAt(uint64_t address, const Inst* access) {
  if (isMemory(address) && wordAt(address) & kOriginBit)
    return kOrigin + (wordAt(address) & ~kOriginBit);
  const Value* pointer = access && access->is(Op::Load) ? access->address() : nullptr;
  if (pointer && pointer->is(Op::Alloca)) {
    const Inst* variable = static_cast<const Inst*>(pointer);
    if (!variable->typeArg->isAggregate() && module_->names[variable->name] == "retval")
      return originOf({Origin::NoReturn, access->block->function, {}});
    return originOf({Origin::Variable, variable, variable->loc});
  }
  const Object& object = objects_[isMemory(address) ? ownerAt(address) : 0];
  if (object.place == Place::Heap) return originOf({Origin::Block, nullptr, object.made});
  if (!object.value) return 0;
  return originOf({Origin::Variable, object.value, object.made});
}

bool Checker::reportUnset(uint64_t word, std::string_view what) {
  if (word < kOrigin) return report(Uninitialised, say<Say::DependsOnUnset>(what));
  const Origin& origin = origins_[word - kOrigin];
  std::vector<RunReport::Note> notes;
  switch (origin.kind) {
    case Origin::NoReturn:
    case Origin::NoRecord:
      return report(MissingReturn, say<Say::DependsOnResult>(
                                       what, static_cast<const Function*>(origin.value)->name));
    case Origin::Block:
      if (origin.loc.valid()) notes.push_back({origin.loc, say<Say::Allocated>()});
      return report(Uninitialised, say<Say::DependsOnBlock>(what), notes);
    default: {
      Object variable;
      variable.value = origin.value;
      std::string name = describe(variable);
      if (origin.loc.valid()) notes.push_back({origin.loc, say<Say::Declared>(name)});
      return report(Uninitialised, say<Say::DependsOnObject>(what, name), notes);
    }
  }
}

bool Checker::decides(uint64_t* slot, Say what, uint64_t* other) {
  if (!unset(slot) && other) slot = other;
  return !unset(slot) || reportUnset(word(slot), said(what));
}

/// Says why the bytes at the address are not the object's.
bool Checker::refuse(uint64_t address, uint32_t id, uint64_t size, bool isWrite) {
  const std::string_view does = said(isWrite ? Say::Writes : Say::Reads);
  if (address < Space::kFirst) return report(Null, say<Say::AtNull>(does));
  if (!id) return report(Bounds, say<Say::AtNothing>(does, bytesText(size)));
  const Object& object = objects_[id];
  if (object.isOlder(address)) return report(Dead, say<Say::AtDead>(does, said(Say::Object)));
  std::string name = describe(object);
  if (!object.isLive)
    return object.place == Place::Heap
               ? report(Freed, say<Say::AtFreed>(does, name), notesOf(object))
               : report(Dead, say<Say::AtDead>(does, name), notesOf(object));
  auto offset = int64_t(address - object.base);
  std::string where = offset < 0 ? say<Say::BeforeStart>(bytesText(uint64_t(-offset)))
                      : uint64_t(offset) == object.size ? say<Say::RightBehindEnd>()
                      : uint64_t(offset) >= object.size
                          ? say<Say::BehindEnd>(bytesText(uint64_t(offset) - object.size))
                          : say<Say::PastEnd>(offset);
  return report(
      Bounds,
      object.place == Place::Heap
          ? say<Say::OutOfBlock>(does, bytesText(size), where, name)
          : say<Say::OutOfObject>(does, bytesText(size), where, name, bytesText(object.size)),
      notesOf(object));
}

bool Checker::access(uint64_t address, uint64_t word, uint64_t size, bool isWrite,
                     const Inst* inst) {
  const uint32_t id = objectOf(address, word);
  const Object& object = objects_[id];
  if (!id) {
    // What the library has for itself is nobody's object.
    if (address >= space_.globals() && address < space_.stack()) return true;
    return refuse(address, id, size, isWrite);
  }
  const uint64_t offset = address - object.base;
  if (!object.isLive || offset > object.size || size > object.size - offset)
    return refuse(address, id, size, isWrite);
  if (isWrite && object.isConst)
    return object.place == Place::Literal
               ? report(Literal, say<Say::ToLiteral>())
               : report(Const, say<Say::ToConst>(describe(object)), notesOf(object));
  if (!inst || (!inst->is(Op::Load) && !inst->is(Op::Store))) return true;
  // A vector is accessed lane by lane.
  const uint64_t align = inst->accessedType()->isVector()
                             ? std::min<uint64_t>(inst->align(), size & (0 - size))
                             : inst->align();
  return address % align == 0 ||
         report(Misaligned, say<Say::NotAligned>(said(isWrite ? Say::Writes : Say::Reads),
                                                 bytesText(size), align));
}

// ---- types of memory

/// The bytes have no type yet. Writes the types of one object's scalars there.
static void writeTypes(uint8_t* to, const Type* type) {
  if (type->isStruct()) {
    if (!hasTypedMembers(type)) return;
    for (size_t i = 0; i < type->fields.size(); ++i)
      writeTypes(to + type->offsets[i], type->fields[i]);
  } else if (type->isArray()) {
    if (!type->size) return;
    writeTypes(to, type->element);
    for (uint64_t done = type->element->size; done < type->size; done *= 2)
      std::memcpy(to + done, to, std::min(done, type->size - done));
  } else {
    std::memset(to, int(effectiveType(type)), type->size);
  }
}

/// A variable of `size` bytes, which is of the type or an array of it, begins; null: it has none.
void Checker::declareType(uint64_t address, const Type* type, uint64_t size) {
  constexpr uint64_t kMaxObjectBytes = uint64_t(1) << 26;  // of a larger one nothing is said
  if (!size || size > kMaxObjectBytes) return;
  uint8_t* types = typeAt(address);
  std::memset(types, 0, size);
  if (!type || type->size == 0 || type->size > size) return;
  writeTypes(types, type);
  for (uint64_t done = type->size; done < size; done *= 2)
    std::memcpy(types + done, types, std::min(done, size - done));
}

/// Before an access of one scalar. In the heap a store sets the type.
bool Checker::checkType(const Code& code, uint64_t address, uint64_t size, bool isWrite) {
  if (isWrite && isHeap(address)) {
    std::memset(typeAt(address), code.x, size);
    return true;
  }
  if (hasType(code, address)) return true;
  const Object& object = objects_[ownerAt(address)];
  auto name = [&](uint8_t number) {
    const auto type = minic::EffectiveType(number);
    return type == minic::EffectiveType::Pointer ? said(Say::PointerType) : nameOf(type);
  };
  return report(EffectiveType,
                say<Say::AsOtherType>(said(isWrite ? Say::Writes : Say::Reads), describe(object),
                                      name(code.x), name(*typeAt(address))),
                notesOf(object));
}

// ---- shadows of memory

/// No word of the bytes, of which there is one at least, is known.
void Checker::clearWords(uint64_t address, uint64_t size) {
  uint32_t *first = &wordAt(address), *last = &wordAt(address + size - 1);
  std::fill(first, last + 1, 0);
}

void Checker::setMemory(uint64_t address, uint64_t size, bool isUnset) {
  if (!size) return;
  std::memset(unsetAt(address), isUnset ? 0xFF : 0, size);
  if (isHeap(address)) std::memset(typeAt(address), 0, size);
  clearWords(address, size);
}

void Checker::copyMemory(uint64_t to, uint64_t from, uint64_t size) {
  if (!size) return;
  std::memmove(unsetAt(to), unsetAt(from), size);
  if (isHeap(to)) std::memmove(typeAt(to), typeAt(from), size);
  const uint64_t whole = to % 8 || from % 8 ? 0 : size / 8 * 8;
  if (whole) std::memmove(&wordAt(to), &wordAt(from), whole / 8 * sizeof *wordMemory_);
  if (whole == size) return;
  // Of a word that is copied in part, or to another place in words, only its origin is known.
  auto copyOrigin = [&](uint64_t i) {
    const uint32_t kept = wordAt(from + i);
    wordAt(to + i) = kept & kOriginBit ? kept : 0;
  };
  for (uint64_t i = whole; i < size; i += 8) copyOrigin(i);
  copyOrigin(size - 1);
}

void Checker::setNoResult(uint64_t address, uint64_t size, const Function& function) {
  setMemory(address, size, true);
  const uint64_t origin = originOf({Origin::NoRecord, &function, {}});
  std::fill(&wordAt(address), &wordAt(address + size - 1) + 1,
            uint32_t(origin - kOrigin) | kOriginBit);
}

/// A value of a whole number of words.
void Checker::loadShadow(uint64_t* to, uint64_t address, unsigned bytes) {
  std::memcpy(&unset(to), unsetAt(address), bytes);
  for (unsigned i = 0; i * 8 < bytes; ++i) {
    const uint32_t kept = wordAt(address + i * 8);
    word(to + i) = kept & kOriginBit                        ? kOrigin + (kept & ~kOriginBit)
                   : address % 8 == 0 && i * 8 + 8 <= bytes ? kept
                                                            : 0;
  }
}
void Checker::storeShadow(const uint64_t* from, uint64_t address, unsigned bytes, uint64_t object) {
  std::memcpy(unsetAt(address), from, bytes);
  clearWords(address, bytes);
  uint32_t kept = 0;
  if (object >= kOrigin && *unsetAt(address))
    kept = uint32_t(object - kOrigin) | kOriginBit;
  else if (object < kOrigin && bytes == 8 && address % 8 == 0)
    kept = uint32_t(object);
  wordAt(address) = kept;
}

}  // namespace minic::interp
