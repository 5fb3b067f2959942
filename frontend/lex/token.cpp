// The table of names: open addressing with a power of two of slots, never more than half full.
#include "frontend/lex/token.h"

#include <utility>

namespace minic {
namespace {

/// Other ways to write some keywords of C: GNU's.
constexpr std::pair<std::string_view, Tok> otherSpellings[] = {
    {"__const", Tok::Const},
    {"__const__", Tok::Const},
    {"__volatile", Tok::Volatile},
    {"__volatile__", Tok::Volatile},
    {"__restrict", Tok::Restrict},
    {"__restrict__", Tok::Restrict},
    {"__inline", Tok::Inline},
    {"__inline__", Tok::Inline},
    {"__signed", Tok::Signed},
    {"__signed__", Tok::Signed},
    {"__int128_t", Tok::Int128},
    {"__typeof", Tok::Typeof},
    {"typeof", Tok::Typeof},
    {"__thread", Tok::ThreadLocal},
    {"__complex", Tok::Complex},
    {"__complex__", Tok::Complex},
    {"__real", Tok::Real},
    {"__imag", Tok::Imag},
    {"__alignof", Tok::Alignof},
    {"__alignof__", Tok::Alignof},
    {"__asm", Tok::Asm},
    {"asm", Tok::Asm},
    {"__attribute", Tok::Attribute},
};

}  // namespace

IdentifierTable::IdentifierTable() : slots_(1024), mask_(1023) {
  auto keyword = [&](std::string_view spelling, Tok kind, InSysy inSysy) {
    Name* name = intern(spelling);
    name->keyword = kind;
    name->inSysy = inSysy;
  };
#define MINIC_TOKEN(grammarName, name, spelling, clangName)
#define MINIC_KEYWORD(grammarName, name, spelling, sysy) keyword(spelling, Tok::name, InSysy::sysy);
#include "frontend/lex/tokens.def"
  for (auto [spelling, kind] : otherSpellings) keyword(spelling, kind, InSysy::Name);
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
