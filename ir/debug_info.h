// What a debugger needs to know of the source program: types, variables and scopes. The front end
// makes it under -g only and nothing else of the compiler depends on it, so that -g never changes
// the code. Names, types and members live in the module's arena.
//
// A variable is tied to the value that is its address: an alloca, an argument that points to a copy
// of a struct, or a global. Once mem2reg has erased that alloca the variable has no place in
// memory, and records between the instructions say from where on it has which value.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "support/positioned_records.h"
#include "support/source.h"

namespace minic {

struct Value;
struct Inst;
struct Block;

struct DebugType;

/// A member of a struct or union, an enumerator, or a parameter of a function type.
struct DebugMember {
  std::string_view name;
  const DebugType* type = nullptr;  ///< not of an enumerator
  uint64_t bitOffset = 0;           ///< from the start of the record
  uint8_t bitWidth = 0;             ///< of a bit-field; 0: none
  int64_t value = 0;                ///< of an enumerator
};

struct DebugType {
  enum class Kind : uint8_t {
    Base,
    Pointer,
    Const,
    Volatile,
    Array,
    Function,
    Struct,
    Union,
    Enum,
    Typedef
  };
  enum class Encoding : uint8_t { Boolean, Float, Signed, SignedChar, Unsigned, UnsignedChar };

  Kind kind = Kind::Base;
  Encoding encoding = Encoding::Signed;  ///< Base
  bool isIncomplete = false;             ///< a record that is only declared, an array of no length
  bool isVariadic = false;               ///< Function
  bool isPrototyped = false;             ///< Function
  uint32_t id = 0;                       ///< index in ModuleDebug::types
  uint64_t size = 0;                     ///< bytes
  uint64_t count = 0;                    ///< Array: elements
  std::string_view name;                 ///< empty: none
  /// What it points to, consists of, returns, qualifies or names; null: void.
  const DebugType* element = nullptr;
  std::span<const DebugMember> members;
};

struct DebugVariable {
  std::string_view name;
  const DebugType* type = nullptr;
  SourceLoc loc;
  uint32_t scope = 0;  ///< index in FunctionDebug::scopes; 0: the function
  bool isParameter = false;
  bool isExternal = false;         ///< a global that other files see
  const Value* address = nullptr;  ///< in the function, or a GlobalVar
};

/// From here on a variable that is in no memory has this value.
struct DebugAssignment {
  uint32_t variable;  ///< index in FunctionDebug::variables
  Value* value;       ///< null: none that is known
};

/// A block of the source: what is between the two places, in the text of the file.
struct DebugScope {
  uint32_t parent = 0;
  SourceLoc begin, end;
};

struct FunctionDebug {
  const DebugType* type = nullptr;  ///< of the function
  bool isExternal = false;
  std::vector<DebugScope> scopes;        ///< the first is the function's body
  std::vector<DebugVariable> variables;  ///< parameters first, in order
  /// The functions that insert, erase and move instructions keep them in their places, never before
  /// a phi.
  PositionedRecords<Inst, Block, DebugAssignment> assignments;
  /// What came in the place of instructions; some of them are erased.
  std::unordered_map<const Value*, Value*> replacements;

  /// What an assignment's value is now; null: it is not known.
  Value* resolve(Value* value) const;

  /// What is said to be the argument is the value from now on; null: not known.
  void replaceArgument(const Value* argument, Value* value);
};

struct ModuleDebug {
  std::vector<DebugType*> types;
  std::vector<DebugVariable> globals;  ///< of file scope
};

}  // namespace minic
