// Print, read, and give the instructions their locations back.
#include "explain/clone.h"

#include "ir/text/parse.h"
#include "ir/text/print.h"
#include "support/check.h"

namespace minic {

std::unique_ptr<Module> cloneModule(const Module& module) {
  SourceManager sources;
  Diagnostics diagnostics(sources);
  auto clone = std::make_unique<Module>();
  SourceLoc text = sources.add("clone", toString(module));
  // Verified already; and the experiments of the page copy what no verifier would let pass.
  bool read = parseModule(*clone, sources, text, diagnostics, {.verify = false});
  MINIC_CHECK(read, "the module's own text cannot be read");
  clone->sourceFile = module.sourceFile;
  for (const auto& original : module.functions) {
    Function* copy = clone->findFunction(original->name);
    if (!copy) continue;  // an intrinsic that nobody calls
    copy->loc = original->loc;
    copy->optNone = false;
    for (Block *from = original->firstBlock, *to = copy->firstBlock; from && to;
         from = from->next, to = to->next)
      for (Inst *a = from->first, *b = to->first; a && b; a = a->next, b = b->next) {
        MINIC_CHECK(a->op == b->op, "a copy of a function differs from it");
        b->loc = a->loc;
      }
  }
  return clone;
}

}  // namespace minic
