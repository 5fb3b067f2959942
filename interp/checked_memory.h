// The memory of the program with all that the checking interpreter knows of it: shadows, objects,
// origins. Decides whether an access is defined, and reports what is not. Private to interp/.
#pragma once

#include <string_view>

#include "interp/code.h"
#include "interp/objects.h"
#include "interp/origins.h"
#include "interp/reports.h"
#include "interp/shadow.h"

namespace minic::interp {

class CheckedMemory {
 public:
  CheckedMemory(Interp& interp, const Module& module)
      : space(interp.space),
        shadow(interp.space),
        objects(interp.space),
        reports(interp, module),
        module_(module) {}
  /// Before the first code. False: the system has no memory for it.
  bool reserve(uint64_t* slots, uint64_t slotsSize);
  /// A variable of the module lies there.
  void addGlobal(const GlobalVar& global, uint64_t address);

  const Space& space;
  ShadowMemory shadow;
  ObjectTable objects;
  Origins origins;
  Reports reports;

  // Each returns false if the run is to end.

  /// An access of the instruction, or null, to what a pointer with the word points to.
  bool access(uint64_t address, uint64_t word, uint64_t size, bool isWrite, const Inst* inst);
  /// One of a scalar, of a type or any (0), to memory.
  bool accessAs(uint8_t type, uint64_t address, uint64_t size, bool isWrite);
  /// Something depends on the value, and perhaps on another one.
  bool decides(uint64_t* slot, Say what, uint64_t* other = nullptr);
  /// What depends on a value with the word, which was not set.
  bool reportUnset(uint64_t word, std::string_view what);

  /// Where a value in memory that was not set comes from; `access` reads it, or null.
  uint64_t originAt(uint64_t address, const Inst* access);
  /// Nothing is known of the bytes but whether they are set.
  void set(uint64_t address, uint64_t size, bool isUnset, uint64_t origin = 0);
  void copy(uint64_t to, uint64_t from, uint64_t size);

 private:
  bool refuse(uint64_t address, uint32_t id, uint64_t size, bool isWrite);

  const Module& module_;
};

}  // namespace minic::interp
