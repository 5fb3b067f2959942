// Symbols and quoted names in assembly text.
#include "backend/mir/asm_buffer.h"

#include <algorithm>

namespace minic {

bool isPlainSymbol(std::string_view name) {
  auto isPlain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == '$';
  };
  // In AT&T's syntax $ begins an immediate.
  return !name.empty() && !(name[0] >= '0' && name[0] <= '9') && name[0] != '$' &&
         std::all_of(name.begin(), name.end(), isPlain);
}

void appendQuoted(AsmBuffer& out, std::string_view text) {
  out.append('"');
  for (char c : text) {
    if (c == '"' || c == '\\') out.append('\\');
    out.append(c);
  }
  out.append('"');
}

void appendSymbol(AsmBuffer& out, std::string_view name) {
  if (isPlainSymbol(name))
    out.append(name);
  else
    appendQuoted(out, name);
}

}  // namespace minic
