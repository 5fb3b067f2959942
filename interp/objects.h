// The objects of an interpreted program: variables, arguments, literals, blocks of the heap; which
// memory is whose, and of which type. Private to interp/.
#pragma once

#include <algorithm>
#include <vector>

#include "interp/space.h"
#include "ir/function.h"

namespace minic::interp {

struct Object {
  enum Kind : uint8_t { Global, Literal, Local, Argument, Heap };
  uint64_t base = 0, size = 0;
  const Value* value = nullptr;  // the variable
  SourceLoc made, ended;
  uint32_t listed = 0;  // its place among the variables of the frames
  Kind kind = Global;
  bool isLive = true, isConst = false;
  bool isReused = false;  // its number was that of a variable before

  bool isVariable() const { return kind == Local || kind == Argument; }
  /// The address is of a pointer to that variable before: one that was moved out of this object
  /// has been reported.
  bool isOlder(uint64_t address) const { return isReused && address - base > size; }
  /// The blocks of 16 bytes that it has.
  uint64_t firstBlock() const { return base / 16; }
  uint64_t endBlock() const { return (base + std::max<uint64_t>(size, 1) + 15) / 16; }
};

/// Objects have numbers from 1 on; 0 stands for none.
class ObjectTable {
 public:
  explicit ObjectTable(const Space& space) : space_(space) {}
  ~ObjectTable();
  ObjectTable(const ObjectTable&) = delete;
  ObjectTable& operator=(const ObjectTable&) = delete;
  /// Before anything else. False: the system has no memory for it.
  bool reserve();

  Object& operator[](uint64_t id) { return objects_[id]; }
  const Object& operator[](uint64_t id) const { return objects_[id]; }
  /// The number of the object to which the address belongs, which is memory.
  uint32_t& ownerAt(uint64_t address) const { return owner_[(address - Space::kFirst) / 16]; }
  /// The object that a pointer belongs to: by its word, else by its address.
  uint32_t objectOf(uint64_t address, uint64_t word) const;
  bool isHeap(uint64_t address) const { return objects_[ownerAt(address)].kind == Object::Heap; }

  uint32_t add(Object object);
  void end(uint32_t id, SourceLoc loc);

  // ---- variables of frames, in the order in which they begin
  size_t variables() const { return variables_.size(); }
  /// A variable begins, which is to end with its frame at the latest.
  uint32_t addVariable(Object object);
  /// All variables from the place `first` on end that begin at the address or above.
  void endVariables(size_t first, uint64_t address = 0);
  /// A new lifetime of a variable starts: pointers from the previous one do not point to it.
  void renew(uint32_t id);

  // ---- EffectiveType of each byte, of objects that have one
  uint8_t* typeAt(uint64_t address) const { return typeMemory_ + (address - Space::kFirst); }
  /// A variable of `size` bytes, which is of the type or an array of it, begins; null: it has none.
  void declareType(uint64_t address, const Type* type, uint64_t size);
  /// In the heap a store sets the type.
  void setHeapType(uint64_t address, uint64_t size, uint8_t type = 0) {
    if (size && isHeap(address)) std::memset(typeAt(address), type, size);
  }

 private:
  const Space& space_;
  uint8_t* typeMemory_ = nullptr;
  uint32_t* owner_ = nullptr;
  std::vector<Object> objects_{1};
  std::vector<uint32_t> variables_;
  std::vector<uint32_t> ended_;  // numbers of variables in no frame, to be used again
  size_t reused_ = 0;
};

}  // namespace minic::interp
