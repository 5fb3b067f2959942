// The table of names: open addressing with a power of two of slots, never more than half full.
#include "frontend/lex/token.h"

namespace minic {
namespace {

constexpr std::string_view spellings[] = {
    "end of file",
#define MINIC_TOKEN(grammarName, name, spelling) spelling,
#include "frontend/lex/tokens.def"
};

}  // namespace

std::string_view tokenName(Tok kind) { return spellings[size_t(kind)]; }

IdentifierTable::IdentifierTable() : slots_(1024), mask_(1023) {
  for (size_t kind = size_t(Tok::Typedef); kind <= size_t(Tok::Enum); ++kind)
    intern(spellings[kind])->keyword = Tok(kind);
}

Name* IdentifierTable::add(size_t slot, std::string_view text, uint32_t hash) {
  Name* name = arena_.create<Name>(arena_.copy(text), hash);
  slots_[slot] = name;
  if (++count_ * 2 <= slots_.size()) return name;
  std::vector<Name*> old(slots_.size() * 2);
  old.swap(slots_);
  mask_ = slots_.size() - 1;
  for (Name* each : old) {
    if (!each) continue;
    size_t free = each->hash & mask_;
    while (slots_[free]) free = (free + 1) & mask_;
    slots_[free] = each;
  }
  return name;
}

}  // namespace minic
