// The lexer that ANTLR generates from MiniC.g4, as a function: what frontend/lex/lexer.cpp is
// tested against. No part of the compiler.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace minic {

struct ReferenceToken {
  size_t kind;            ///< as in the grammar, and so as enum Tok
  size_t offset, length;  ///< in bytes
};

/// The tokens of `text`, without the end of file; nothing if a byte belongs to no token.
std::optional<std::vector<ReferenceToken>> referenceTokens(std::string_view text);

}  // namespace minic
