// Alias analysis: whether two accesses may touch the same bytes, and whether an instruction may
// read or write given bytes.
//
//     int a[100], b[100];            a[i] and b[i]         no: different objects
//     void f(int *p) {               a[i] and a[i + 1]     no: the difference is known
//       int x; ... }                 x and *p              no: no pointer to x was ever given away
//
// Levels of knowledge, from the cheapest:
//   1  distinct objects: globals, allocas, results of malloc, noalias arguments
//   2  one base, intervals of bytes at known offsets
//   3  one base and equal variable parts (ir/analysis/address.h), or parts that are multiples of a
//      number: a field of a[i] and another field of a[j]
//   4  an object whose address no one else can have, against a pointer from elsewhere
//   5  calls by what they may access, and by the arguments that they get
// The questions and the pitfalls are those of LLVM's BasicAliasAnalysis.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ir/analysis/address.h"
#include "ir/dominators.h"
#include "ir/function.h"
#include "support/id_map.h"

namespace minic {

enum class Alias : uint8_t {
  No,  ///< not one byte in common
  May,
  Must,  ///< the same bytes exactly
};

/// Bytes in memory: from an address on.
struct MemoryLocation {
  static constexpr uint64_t kWholeObject = UINT64_MAX;  ///< any bytes, before the address too

  const Value* address;
  uint64_t size = kWholeObject;

  /// What a load or a store accesses.
  static MemoryLocation of(const Inst& access);
};

/// What an instruction may do to a location; a set.
namespace access {
enum : uint8_t { None = 0, Read = 1, Write = 2, Any = 3 };
}

/// Answers are about one run of the function. Those about escaping are kept: they stay right while
/// passes delete, move and replace accesses, and wrong only after new code gives an address away.
class AliasAnalysis {
 public:
  /// `tree` may be null; then questions across iterations are answered with less. Both must outlive
  /// the analysis.
  explicit AliasAnalysis(const Function& function, const DomTree* tree = nullptr)
      : function_(function), tree_(tree) {}

  /// Whether the two overlap. A value in a loop is another one in each iteration: when the accesses
  /// may belong to different iterations, `across` is the head of the outermost such loop (a block
  /// that dominates the heads of all of them), and only values from before it count as equal.
  Alias alias(MemoryLocation a, MemoryLocation b, const Block* across = nullptr);

  /// How many bytes b lies after a, if that is known exactly.
  std::optional<int64_t> bytesFrom(const Value* a, const Value* b, const Block* across = nullptr);

  /// What the instruction may do to the location (access::).
  uint8_t accessOf(const Inst& inst, MemoryLocation location, const Block* across = nullptr);

  /// Someone other than this run of the function may have a pointer into the object: any global,
  /// an alloca or a new object of malloc whose address is stored or passed to a call that keeps it.
  /// Returning the address does not count.
  bool isCaptured(const Value* object);

  /// A global variable, an alloca, the result of a function like malloc, or a noalias argument:
  /// two different ones never overlap.
  static bool isObject(const Value* value);
  /// Memory that is never written.
  static bool isConstantMemory(const Value* address);

 private:
  /// How far b begins after a: `bytes`, exactly or up to multiples of `modulus` (0: 2^64).
  struct Distance {
    bool isKnown = false;
    int64_t bytes = 0;
    uint64_t modulus = 0;
  };
  Distance distanceBetween(const Address& from, const Address& to, const Block* across) const;
  const Address& addressOf(const Value* pointer);

  /// An object that only this run of the function has the address of, to begin with.
  static bool isLocalObject(const Value* value);
  /// `fuel`: how many more merged pointers may be looked at.
  bool mayPointInto(const Value* pointer, const Value* object, unsigned& fuel);
  bool isSameValue(const Value* a, const Value* b, const Block* across) const;
  uint8_t accessOfCall(const Inst& call, MemoryLocation location, const Block* across);

  const Function& function_;
  const DomTree* tree_;
  enum : uint8_t { NotKnown, IsCaptured, IsPrivate };
  IdMap<uint8_t> captured_;  // by value id
  // The forms that were asked for last, since a walk over memory asks for the same ones again and
  // again. One that is older than an edit names values that are gone, which equal no others.
  struct KnownAddress {
    const Value* pointer = nullptr;
    Address address;
  };
  std::vector<KnownAddress> addresses_;  // by id, modulo the size
};

/// Some instruction stores the address or passes it to a call that may keep it; returning it and
/// comparing it with other addresses count if asked for.
bool isAddressKept(const Value* address, bool orShown);

}  // namespace minic
