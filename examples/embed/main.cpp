// Compiles a text with a pass of its own, lists the messages and shows the assembly.
#include <cstdio>
#include <fmt/format.h>

#include "compiler/session.h"
#include "ir/function.h"
#include "support/diagnostic_text.h"

using namespace minic;

/// Tells, as a remark, of every multiplication.
static bool tellProducts(Function& function, PassContext& context) {
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block))
      if (inst->is(Op::Mul))
        context.remark(inst->loc, fmt::format("a product in {}", function.name));
  return false;  // nothing was changed
}
static const Pass kTellProducts{{"tell-products", PhaseKind::Function, 0, "tell of products"},
                                tellProducts};

int main() {
  SessionOptions options;
  options.ownPasses = {&kTellProducts};
  options.passManager.remarkPasses = "tell-products";
  std::vector<Diagnostic> messages;
  Session session(options, {.diagnostics = collectingConsumer(messages)});
  std::string assembly;
  Status status = session.toAssembly(
      {"area.c",
       "#include <stddef.h>\n#include <stdio.h>\nint area(int w, int h) { return w * h; }\n"},
      [&](std::string_view text) { assembly += text; });
  for (const Diagnostic& message : messages)
    std::printf("%s", toText(message, session.sources(), false).c_str());
  if (status == Status::Ok) std::printf("%zu bytes of assembly\n", assembly.size());
  return status == Status::Ok ? 0 : 1;
}
