// Macros as data.
#pragma once

#include <cstdint>
#include <vector>

#include "frontend/lex/token.h"

namespace minic {

/// Macros and operators of #if that have no replacement text. Those from HasInclude on are
/// operators.
// clang-format off
#define MINIC_BUILTIN_MACROS(X) \
  X(File, "__FILE__") X(Line, "__LINE__") X(IncludeLevel, "__INCLUDE_LEVEL__") \
  X(Counter, "__COUNTER__") X(Date, "__DATE__") X(Time, "__TIME__") \
  X(Timestamp, "__TIMESTAMP__") X(BaseFile, "__BASE_FILE__") X(Pragma, "_Pragma") \
  X(HasInclude, "__has_include") X(HasIncludeNext, "__has_include_next") \
  X(HasAttribute, "__has_attribute") X(HasBuiltin, "__has_builtin") X(HasFeature, "__has_feature")
// clang-format on

enum class BuiltinMacro : uint8_t {
  None,
#define MINIC_BUILTIN_MACRO(name, spelling) name,
  MINIC_BUILTIN_MACROS(MINIC_BUILTIN_MACRO)
#undef MINIC_BUILTIN_MACRO
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
