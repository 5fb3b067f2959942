// The lists of passes and stages that options ask for.
#include "driver/listings.h"

#include <fmt/format.h>

#include "backend/stages.h"
#include "compiler/session.h"
#include "passes/pass_manager.h"

namespace minic {

bool pipelineText(const Options& options, std::string& text, std::string& problem) {
  Session session(options);
  Pipeline pipeline;
  if (!session.pipeline(pipeline)) {
    problem = session.problem();
    return false;
  }
  const Instrumentation added = session.instrumentation();
  Pipeline whole = added.functions;
  for (const Pipeline& part : {added.module, pipeline})
    whole.steps.insert(whole.steps.end(), part.steps.begin(), part.steps.end());
  std::string stages;
  for (const Stage& stage : allStages())
    stages.append(stages.empty() ? "" : ",").append(stage.name);
  text = fmt::format("{}\ncodegen({})\nmachine({})\n", toString(whole),
                     toString(codegenPipeline(options.level)), stages);
  return true;
}

std::string passListText() {
  std::string text = "Passes:\n";
  auto row = [&](const Phase& phase) {
    text += fmt::format("  {:<20}  {}\n", phase.name, phase.summary);
  };
  for (const Pass& pass : allPasses()) row(pass);
  text += "\nStages of the back end:\n";
  for (const Stage& stage : allStages()) row(stage);
  text += "\nPipelines:\n";
  for (unsigned level : {0u, 1u, 2u})
    text += fmt::format("  -O{}  {}\n", level, toString(pipelineFor(level)));
  text += fmt::format("  -Os  {}\n", toString(pipelineFor(2, true)));
  text += fmt::format("  code generation  {}\n", toString(codegenPipeline(1)));
  return text;
}

}  // namespace minic
