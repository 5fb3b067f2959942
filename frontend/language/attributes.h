// The names of attributes: what the preprocessor and the checker know of them.
#pragma once

#include <cstdint>
#include <string_view>

namespace minic {

/// What becomes of an attribute, as attributes.def says it.
enum class AttributeKind : uint8_t { Unknown, Done, Hint, Refused };

AttributeKind attributeKind(std::string_view plainName);

/// `packed` for `__packed__` too: the underscores keep it clear of macros.
std::string_view plainName(std::string_view name);

}  // namespace minic
