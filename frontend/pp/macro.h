// Macros as data.
#pragma once

#include <cstdint>
#include <vector>

#include "frontend/lex/token.h"

namespace minic {

/// Macros and operators of #if that have no replacement text.
enum class BuiltinMacro : uint8_t {
  None,
  File,
  Line,
  IncludeLevel,
  Counter,
  Date,
  Time,
  Timestamp,
  BaseFile,
  Pragma,  ///< the operator _Pragma
  HasInclude,
  HasIncludeNext,
  HasAttribute,
  HasBuiltin,
  HasFeature,
};

struct Macro {
  Name* name = nullptr;
  SourceLoc loc;  ///< of the name in the #define
  std::vector<Token> body;
  std::vector<Name*> parameters;
  BuiltinMacro builtin = BuiltinMacro::None;
  bool isFunctionLike = false;
  bool isVariadic = false;    ///< the last parameter takes all remaining arguments
  bool isDisabled = false;    ///< being expanded
  bool hasOperators = false;  ///< `#` or `##` in the body
  bool hasOptional = false;   ///< `__VA_OPT__(...)` in the body
  bool isPredefined = false;
  uint32_t length = 0;  ///< bytes of the body in the source text

  SourceLoc bodyStart() const { return body.empty() ? loc : body[0].loc; }
};

}  // namespace minic
