// A function of IR text as machine code in virtual registers, its blocks in order: where the tests
// of what comes after lowering begin.
#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>

#include "backend/backend.h"
#include "backend/lower/lower.h"
#include "backend/mir/layout.h"
#include "ir/verify/verify.h"
#include "support/diagnostics.h"

namespace minic {

struct Lowered {
  SourceManager sources;
  Module module;
  std::unique_ptr<MFunction> mf;
  LoweredNames names;
  LayoutFlow flow;

  /// The function `f` of the text.
  Lowered(std::string_view text, const char* target) {
    SourceLoc file = sources.add("test.ll", std::string(text));
    Diagnostics diagnostics(sources);
    bool parsed = readModule(module, sources, file, diagnostics);
    EXPECT_TRUE(parsed);
    mf = std::make_unique<MFunction>(*findTarget(target));
    mf->name = "f";
    Lowering lowering(*mf, *module.findFunction("f"));
    lowering.run();
    names = lowering.names();
    flow = orderBlocks(*mf);
  }
};

}  // namespace minic
