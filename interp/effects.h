// Holds each running function to what its attributes say about memory (mem::). Private to
// interp/.
//
// While a function that promises something is active, an access that it denies is found: by its own
// code or by code that it calls, to memory that was there before the call. A function that promises
// to access only what its arguments point to is held to it where the memory is a global variable.
// What library functions access is not seen.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "interp/code.h"

namespace minic::interp {

class EffectsCheck {
 public:
  /// The variables are where `globalAddress` says, by constant id.
  EffectsCheck(const Module& module, const std::vector<uint64_t>& globalAddress, uint64_t stackEnd);

  /// The callee begins; its frame is at fp, that of the code which called it at `callerFp`. The
  /// stack from `stackFrom` on is its own.
  void enter(const Callee& callee, const uint64_t* fp, const uint64_t* callerFp,
             uint64_t stackFrom);
  /// The current function, with its frame at fp, has made a block on the heap.
  void allocated(uint64_t address, uint64_t size) { blocks_[address] = {size, ++allocations_}; }
  /// What is wrong with the access of the code whose frame is at fp, if anything is.
  std::optional<std::string> access(uint64_t address, uint64_t size, bool isWrite,
                                    const uint64_t* fp);

 private:
  struct Activation {
    const Callee* callee;
    const uint64_t* fp;
    uint64_t stackFrom;
    uint64_t allocations;  // made before it
  };
  struct Block {
    uint64_t size, number;
  };
  struct Global {
    uint64_t from, to;
    const GlobalVar* variable;
  };

  void leave(const uint64_t* fp);
  bool owns(const Activation& activation, uint64_t address) const;
  bool allows(const Activation& activation, bool isWrite, const Global* global) const;
  const Global* globalAt(uint64_t address) const;

  std::vector<Global> globals_;  // ascending
  const uint64_t stackEnd_;
  std::vector<Activation> active_;  // those that promise something, the innermost last
  std::map<uint64_t, Block> blocks_;
  uint64_t allocations_ = 0;
};

}  // namespace minic::interp
