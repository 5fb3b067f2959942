// The objects of an interpreted program.
#include "interp/objects.h"

#include "ir/effective_type.h"
#include "support/platform/memory.h"

namespace minic::interp {

ObjectTable::~ObjectTable() {
  if (typeMemory_) releaseMemory(typeMemory_, space_.span() + 64);
  if (owner_) releaseMemory(owner_, space_.span() / 4 + 64);
}

bool ObjectTable::reserve() {
  typeMemory_ = static_cast<uint8_t*>(reserveMemory(space_.span() + 64));
  owner_ = static_cast<uint32_t*>(reserveMemory(space_.span() / 4 + 64));
  return typeMemory_ && owner_;
}

uint32_t ObjectTable::objectOf(uint64_t address, uint64_t word) const {
  if (word && word <= UINT32_MAX) return uint32_t(word);
  if (address - Space::kFirst >= space_.span()) return 0;
  // The number of a variable that ended long ago is that of another one.
  const uint32_t id = ownerAt(address);
  const Object& object = objects_[id];
  const bool isThere = address / 16 >= object.firstBlock() && address / 16 < object.endBlock();
  return isThere || !object.isVariable() ? id : 0;
}

uint32_t ObjectTable::add(Object object) {
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

void ObjectTable::end(uint32_t id, SourceLoc loc) {
  Object& object = objects_[id];
  if (!object.isLive) return;
  object.isLive = false;
  object.ended = loc;
}

uint32_t ObjectTable::addVariable(Object object) {
  object.listed = uint32_t(variables_.size());
  variables_.push_back(add(object));
  return variables_.back();
}

void ObjectTable::endVariables(size_t first, uint64_t address) {
  while (variables_.size() > first && objects_[variables_.back()].base >= address) {
    end(variables_.back(), {});
    ended_.push_back(variables_.back());
    variables_.pop_back();
  }
}

void ObjectTable::renew(uint32_t id) {
  Object next = objects_[id];
  next.isLive = true;
  next.ended = {};
  variables_[next.listed] = add(next);
  ended_.push_back(id);
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

void ObjectTable::declareType(uint64_t address, const Type* type, uint64_t size) {
  constexpr uint64_t kMaxObjectBytes = uint64_t(1) << 26;  // of a larger one nothing is said
  if (!size || size > kMaxObjectBytes) return;
  uint8_t* types = typeAt(address);
  std::memset(types, 0, size);
  if (!type || type->size == 0 || type->size > size) return;
  writeTypes(types, type);
  for (uint64_t done = type->size; done < size; done *= 2)
    std::memcpy(types + done, types, std::min(done, size - done));
}

}  // namespace minic::interp
