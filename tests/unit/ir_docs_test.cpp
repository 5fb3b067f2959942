// docs/ir.md holds the table of ops.def. When this fails, put the table that it prints there.
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "ir/value.h"

namespace minic {
namespace {

std::string opTable() {
  const char* names[] = {
#define VALUE(Enum, summary) #Enum,
#define OP(Enum, text, arity, flags, summary) #Enum,
#include "ir/ops.def"
  };
  std::string out = "| op | text | operands | flags | what it is |\n|---|---|---|---|---|\n";
  for (unsigned i = 0; i < kNumOps; ++i) {
    const OpInfo& info = opInfo(Op(i));
    std::string flags;
    auto flag = [&](uint16_t bit, const char* name) {
      if (info.flags & bit) flags.append(flags.empty() ? "" : " ").append(name);
    };
    flag(opflags::Term, "Term");
    flag(opflags::Commut, "Commut");
    flag(opflags::Binary, "Binary");
    flag(opflags::Cast, "Cast");
    flag(opflags::Reads, "Reads");
    flag(opflags::Writes, "Writes");
    flag(opflags::Traps, "Traps");
    flag(opflags::Effect, "Effect");
    flag(opflags::Listed, "Listed");
    flag(opflags::Wraps, "Wraps");
    flag(opflags::Exact, "Exact");
    flag(opflags::Fast, "Fast");
    bool inst = !info.text.empty();
    out.append("| ").append(names[i]).append(" | ");
    if (inst) out.append("`").append(info.text).append("`");
    out.append(" | ");
    if (inst) out += info.arity < 0 ? "any" : std::to_string(info.arity);
    out.append(" | ").append(flags).append(" | ").append(info.summary).append(" |\n");
  }
  return out;
}

TEST(Docs, OpTableIsCurrent) {
  std::ifstream file(MINIC_SOURCE_DIR "/docs/ir.md");
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_NE(text.str().find(opTable()), std::string::npos) << opTable();
}

}  // namespace
}  // namespace minic
