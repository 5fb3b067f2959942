// `__attribute__((...))`: packed, aligned, noreturn, weak, section, visibility and unused have an
// effect; everything else is ignored silently, as gcc's own headers expect.
#include <algorithm>
#include <fmt/format.h>

#include "frontend/sema/sema.h"

namespace minic {

using namespace ast;

namespace {

/// The name without the underscores that keep it clear of macros.
std::string_view plainName(std::string_view name) {
  if (name.size() > 4 && name.starts_with("__") && name.ends_with("__"))
    return name.substr(2, name.size() - 4);
  return name;
}

}  // namespace

void Sema::readAttributeGroup(const AttributeGroup& group, DeclAttributes& result) {
  const std::vector<Token>& tokens = tree_->attributeTokens;
  for (uint32_t i = group.first; i < group.end;) {
    const Token& token = tokens[i++];
    if (token.kind == Tok::Comma) continue;
    std::string_view name = plainName(text(token));
    uint32_t first = i, end = i;
    if (i < group.end && tokens[i].kind == Tok::LParen) {
      first = i + 1;
      int depth = 0;
      do {
        if (tokens[i].kind == Tok::LParen) ++depth;
        if (tokens[i].kind == Tok::RParen) --depth;
        ++i;
      } while (depth > 0 && i < group.end);
      end = i - 1;
    }
    if (name == "packed") {
      result.packed = true;
    } else if (name == "aligned") {
      uint64_t align = 16;
      if (end > first) {
        const Token& value = tokens[first];
        if (end != first + 1 || value.kind != Tok::Integer) {
          error(value.loc, "the argument of 'aligned' is not supported: use an integer constant",
                {value.range()});
          continue;
        }
        align = std::strtoull(std::string(text(value)).c_str(), nullptr, 0);
      }
      if (align == 0 || (align & (align - 1)) != 0 || align > (1u << 28))
        error(token.loc, "requested alignment is not a power of 2", {token.range()});
      else
        result.minAlign = std::max(result.minAlign, uint32_t(align));
    } else if (name == "noreturn") {
      result.isNoreturn = true;
    } else if (name == "unused") {
      result.isUnused = true;
    } else if (name == "weak") {
      result.isWeak = true;
    } else if ((name == "section" || name == "visibility") && end == first + 1 &&
               tokens[first].kind == Tok::String) {
      std::string_view value = text(tokens[first]);
      value = permanent_.copy(value.substr(1, value.size() - 2));
      (name == "section" ? result.section : result.visibility) = value;
    } else if (name == "mode" && end == first + 1) {
      result.mode = permanent_.copy(plainName(text(tokens[first])));
    } else if (name == "vector_size" || name == "cleanup" || name == "alias") {
      error(token.loc, fmt::format("attribute '{}' is not supported", name), {token.range()});
    }
  }
}

/// Those right before the token.
void Sema::readAttributes(uint32_t token, DeclAttributes& result) {
  for (const AttributeGroup& group : tree_->attributes)
    if (group.token == token) readAttributeGroup(group, result);
}

/// Whether the attribute `name`, without arguments, is among those right before the token.
bool Sema::hasAttribute(uint32_t token, std::string_view name) {
  for (const AttributeGroup& group : tree_->attributes)
    if (group.token == token)
      for (uint32_t i = group.first; i < group.end; ++i)
        if (plainName(text(tree_->attributeTokens[i])) == name) return true;
  return false;
}

/// Those of a struct or union: after its keyword or after its closing brace.
void Sema::readRecordAttributes(uint32_t index, RecordAttributes& result) {
  DeclAttributes attributes;
  readAttributes(node(index).firstToken + 1, attributes);
  readAttributes(node(index).endToken, attributes);
  result.packed = attributes.packed;
  result.minAlign = std::max<uint32_t>(1, attributes.minAlign);
}

}  // namespace minic
