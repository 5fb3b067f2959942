// What of the program's accesses to its memory is undefined.
#include "interp/checked_memory.h"

#include "ir/effective_type.h"

namespace minic::interp {

bool CheckedMemory::reserve(uint64_t* slots, uint64_t slotsSize) {
  return shadow.reserve(slots, slotsSize) && objects.reserve();
}

void CheckedMemory::addGlobal(const GlobalVar& global, uint64_t address) {
  Object object{address, global.valueType->size, &global};
  object.kind = global.name.starts_with(".str") ? Object::Literal : Object::Global;
  object.isConst = global.isConstant;
  objects.add(object);
  objects.declareType(address, global.valueType, object.size);
}

/// Where an unset value in memory comes from.
uint64_t CheckedMemory::originAt(uint64_t address, const Inst* access) {
  if (const uint64_t origin = shadow.isMemory(address) ? shadow.originAt(address) : 0)
    return origin;
  const Value* pointer = access && access->is(Op::Load) ? access->address() : nullptr;
  if (pointer && pointer->is(Op::Alloca)) {
    const Inst* variable = static_cast<const Inst*>(pointer);
    if (!variable->typeArg->isAggregate() && module_.names[variable->name] == "retval")
      return origins.wordOf({Origin::NoReturn, access->block->function, {}});
    return origins.wordOf({Origin::Variable, variable, variable->loc});
  }
  const Object& object = objects[shadow.isMemory(address) ? objects.ownerAt(address) : 0];
  if (object.kind == Object::Heap) return origins.wordOf({Origin::Block, nullptr, object.made});
  if (!object.value) return 0;
  return origins.wordOf({Origin::Variable, object.value, object.made});
}

bool CheckedMemory::reportUnset(uint64_t word, std::string_view what) {
  if (word < ShadowMemory::kOrigin)
    return reports.report(Reports::Uninitialised, reports.say<Say::DependsOnUnset>(what));
  const Origin& origin = origins[word];
  std::vector<RunReport::Note> notes;
  switch (origin.kind) {
    case Origin::NoReturn:
    case Origin::NoRecord:
      return reports.report(Reports::MissingReturn,
                            reports.say<Say::DependsOnResult>(
                                what, static_cast<const Function*>(origin.value)->name));
    case Origin::Block:
      if (origin.loc.valid()) notes.push_back({origin.loc, reports.say<Say::Allocated>()});
      return reports.report(Reports::Uninitialised, reports.say<Say::DependsOnBlock>(what), notes);
    default: {
      Object variable;
      variable.value = origin.value;
      std::string name = reports.describe(variable);
      if (origin.loc.valid()) notes.push_back({origin.loc, reports.say<Say::Declared>(name)});
      return reports.report(Reports::Uninitialised, reports.say<Say::DependsOnObject>(what, name),
                            notes);
    }
  }
}

bool CheckedMemory::decides(uint64_t* slot, Say what, uint64_t* other) {
  if (!shadow.unset(slot) && other) slot = other;
  return !shadow.unset(slot) || reportUnset(shadow.word(slot), reports.said(what));
}

/// Says why the bytes at the address are not the object's.
bool CheckedMemory::refuse(uint64_t address, uint32_t id, uint64_t size, bool isWrite) {
  const std::string_view does = reports.said(isWrite ? Say::Writes : Say::Reads);
  if (address < Space::kFirst) return reports.report(Reports::Null, reports.say<Say::AtNull>(does));
  if (!id)
    return reports.report(Reports::Bounds,
                          reports.say<Say::AtNothing>(does, reports.bytesText(size)));
  const Object& object = objects[id];
  if (object.isOlder(address))
    return reports.report(Reports::Dead, reports.say<Say::AtDead>(does, reports.said(Say::Object)));
  std::string name = reports.describe(object);
  if (!object.isLive)
    return object.kind == Object::Heap
               ? reports.report(Reports::Freed, reports.say<Say::AtFreed>(does, name),
                                reports.notesOf(object))
               : reports.report(Reports::Dead, reports.say<Say::AtDead>(does, name),
                                reports.notesOf(object));
  auto offset = int64_t(address - object.base);
  std::string where =
      offset < 0 ? reports.say<Say::BeforeStart>(reports.bytesText(uint64_t(-offset)))
      : uint64_t(offset) == object.size ? reports.say<Say::RightBehindEnd>()
      : uint64_t(offset) >= object.size
          ? reports.say<Say::BehindEnd>(reports.bytesText(uint64_t(offset) - object.size))
          : reports.say<Say::PastEnd>(offset);
  return reports.report(
      Reports::Bounds,
      object.kind == Object::Heap
          ? reports.say<Say::OutOfBlock>(does, reports.bytesText(size), where, name)
          : reports.say<Say::OutOfObject>(does, reports.bytesText(size), where, name,
                                          reports.bytesText(object.size)),
      reports.notesOf(object));
}

bool CheckedMemory::access(uint64_t address, uint64_t word, uint64_t size, bool isWrite,
                           const Inst* inst) {
  const uint32_t id = objects.objectOf(address, word);
  const Object& object = objects[id];
  if (!id) {
    // Memory that the library allocates for itself has no object.
    if (address >= space.globals() && address < space.stack()) return true;
    return refuse(address, id, size, isWrite);
  }
  const uint64_t offset = address - object.base;
  if (!object.isLive || offset > object.size || size > object.size - offset)
    return refuse(address, id, size, isWrite);
  if (isWrite && object.isConst)
    return object.kind == Object::Literal
               ? reports.report(Reports::Literal, reports.say<Say::ToLiteral>())
               : reports.report(Reports::Const, reports.say<Say::ToConst>(reports.describe(object)),
                                reports.notesOf(object));
  if (!inst || (!inst->is(Op::Load) && !inst->is(Op::Store))) return true;
  // A vector is accessed lane by lane.
  const uint64_t align = inst->accessedType()->isVector()
                             ? std::min<uint64_t>(inst->align(), size & (0 - size))
                             : inst->align();
  return address % align == 0 ||
         reports.report(Reports::Misaligned, reports.say<Say::NotAligned>(
                                                 reports.said(isWrite ? Say::Writes : Say::Reads),
                                                 reports.bytesText(size), align));
}

bool CheckedMemory::accessAs(uint8_t type, uint64_t address, uint64_t size, bool isWrite) {
  if (isWrite && objects.isHeap(address)) {
    objects.setHeapType(address, size, type);
    return true;
  }
  const uint8_t is = *objects.typeAt(address);
  if (is == type || !is || !type) return true;
  const Object& object = objects[objects.ownerAt(address)];
  auto name = [&](uint8_t number) {
    const auto each = minic::EffectiveType(number);
    return each == minic::EffectiveType::Pointer ? reports.said(Say::PointerType) : nameOf(each);
  };
  return reports.report(
      Reports::EffectiveType,
      reports.say<Say::AsOtherType>(reports.said(isWrite ? Say::Writes : Say::Reads),
                                    reports.describe(object), name(type), name(is)),
      reports.notesOf(object));
}

void CheckedMemory::set(uint64_t address, uint64_t size, bool isUnset, uint64_t origin) {
  if (!size) return;
  shadow.set(address, size, isUnset, origin);
  objects.setHeapType(address, size);
}

void CheckedMemory::copy(uint64_t to, uint64_t from, uint64_t size) {
  if (!size) return;
  shadow.copy(to, from, size);
  if (objects.isHeap(to)) std::memmove(objects.typeAt(to), objects.typeAt(from), size);
}

}  // namespace minic::interp
