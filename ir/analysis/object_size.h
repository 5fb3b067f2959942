// How many bytes are left of an object from where a pointer points to its end: what
// __builtin_object_size asks (llvm.objectsize), so that checked copies of the C library
// (-D_FORTIFY_SOURCE) end a program that writes beyond an object.
#pragma once

#include <cstdint>
#include <optional>

#include "ir/builder.h"

namespace minic {

/// What is asked of a pointer, the second argument of __builtin_object_size.
struct ObjectSizeQuestion {
  bool least = false;    ///< of several objects the least; else the most
  bool closest = false;  ///< of the field or array around it (bit 0); else of the whole object
};

/// The bytes from the pointer to the end of its object; nothing: not known. Of two objects that a
/// phi or select chooses between, the question says which counts.
std::optional<uint64_t> objectSize(const Value* pointer, ObjectSizeQuestion question);

/// The same where it is computed as the program runs, by instructions before the insertion point of
/// `build`: of variable arrays, of malloc(n), behind variable indices. An i64; null: not known.
Value* runtimeObjectSize(Builder& build, Value* pointer, ObjectSizeQuestion question);

/// What a call of llvm.objectsize asks.
ObjectSizeQuestion objectSizeQuestion(const Inst& call);
/// What it gives, computed before the insertion point if it may be; null: not known.
Value* objectSizeOf(Builder& build, const Inst& call);
/// What it gives if nothing is known: 0, or all ones.
Value* unknownObjectSize(Module& module, const Inst& call);

/// What llvm.is.constant says of an operand: that it is a number, or null, and no address of an
/// object.
bool isKnownConstant(const Value* value);

}  // namespace minic
