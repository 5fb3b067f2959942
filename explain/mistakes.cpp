// Each mistake is made by handing the real parts something wrong: a filter on the placement, a
// dominator tree that the real algorithm had not finished, copies in the order of the phis.
#include "explain/mistakes.h"

#include <algorithm>
#include <fmt/format.h>

#include "explain/clone.h"
#include "explain/examples.h"
#include "explain/streams.h"
#include "ir/builder.h"
#include "ir/interp/interp.h"
#include "ir/text/parse.h"
#include "ir/text/print.h"
#include "passes/mem2reg.h"
#include "passes/pass_manager.h"

namespace minic {

namespace {

/// Of one run of a program, right or wrong; more is not waited for.
constexpr uint64_t kMaxSteps = 2'000'000;
/// Larger modules have no experiments.
constexpr size_t kMaxInsts = 20'000;

// ---- the mistakes

/// mem2reg with the analyses and options that `prepare` changes.
template <class Prepare>
void promote(Function& function, Prepare&& prepare) {
  PhaseOptions phaseOptions;
  PhaseManager phases(phaseOptions);
  PassOptions passOptions;
  PassContext context(function, phases, passOptions);
  prepare(passOptions.set<Mem2RegOptions>(), context);
  mem2reg(function, context);
}

/// "A block is not in its own frontier": the runner is not added to the frontier of its own block.
void frontierWithoutItself(Function& function) {
  promote(function, [](Mem2RegOptions& options, PassContext&) {
    options.phiFilter = [](const PhiRequest& phi) { return phi.x != phi.y; };
  });
}

/// "A variable that only one block touches needs no phi."
void noPhiForOneBlock(Function& function) {
  promote(function, [](Mem2RegOptions& options, PassContext&) {
    options.phiFilter = [](const PhiRequest& phi) {
      auto isFirst = [&](uint32_t block) { return block == phi.defs[0]; };
      return !(std::all_of(phi.defs.begin(), phi.defs.end(), isFirst) &&
               std::all_of(phi.uses.begin(), phi.uses.end(), isFirst));
    };
  });
}

/// `changed = ...` instead of `changed |= ...`: the dominators after the first round in which
/// the last block did not change.
std::vector<uint32_t> earlyIdoms(const Function& function) {
  std::vector<uint32_t> idoms;
  Rpo rpo = Rpo::compute(function);
  uint32_t last = rpo.size() - 1;
  bool stopped = false;
  idoms.resize(last + 1);
  watchDominators(rpo, [&](DomStep step) {
    if (stopped || step.kind != DomStep::Idom) return;
    idoms[step.block] = step.a;
    stopped = step.block == last && !step.b;
  });
  return idoms;
}

void earlyDominators(Function& function) {
  promote(function, [&](Mem2RegOptions&, PassContext& context) {
    context.provide(DomTree::fromIdoms(function, earlyIdoms(function)));
  });
}

/// The copies of each edge one after the other, in the order of the phis: each phi becomes a
/// variable, and what an earlier copy of the edge wrote is what a later one reads.
void sequentialCopies(Function& function) {
  promote(function, [](Mem2RegOptions&, PassContext&) {});
  Module& module = *function.module;
  Builder builder(module, function);
  std::vector<Block*> withPhis;
  for (Block* block : blocks(function))
    if (block->hasPhis()) withPhis.push_back(block);
  for (Block* block : withPhis) {
    // No copies on an edge that leaves a block with others.
    for (uint32_t i = 0; i < block->preds.size(); ++i)
      if (Edge pred = block->preds[i]; pred.block->succs.size() > 1)
        splitEdge(pred.block, pred.index);
    std::vector<std::pair<Inst*, Inst*>> cells;  // phi, its variable
    for (Inst* phi : phis(block)) {
      builder.setInsertPoint(function.entry()->first);
      cells.emplace_back(phi,
                         builder.alloca_(phi->type, std::string(module.names[phi->name]) + ".reg"));
    }
    for (uint32_t i = 0; i < block->preds.size(); ++i) {
      builder.setInsertPoint(block->preds[i].block->last);
      for (auto [phi, cell] : cells) {
        Value* value = phi->operand(i);
        for (auto [other, written] : cells)
          if (value == other) {
            value = builder.load(other->type, written);
            break;
          }
        builder.store(value, cell);
      }
    }
    builder.setInsertPoint(block->firstNonPhi());
    for (auto [phi, cell] : cells) {
      // The operands were read above; what is left are uses of the phi's value.
      Inst* value = builder.load(phi->type, cell, module.names[phi->name]);
      for (uint32_t i = 0; i < phi->numOps; ++i) phi->setOperand(i, module.undef(phi->type));
      replaceAllUses(phi, value);
    }
    for (auto [phi, cell] : cells) erase(phi);
  }
}

/// Whether a copy of some edge reads a phi that an earlier copy of the edge has written.
bool orderMatters(const Function& function) {
  for (const Block* block : blocks(function))
    for (uint32_t i = 0; i < block->preds.size(); ++i)
      for (const Inst* phi : phis(block))
        for (const Inst* before : phis(block)) {
          if (before == phi) break;
          if (phi->operand(i) == before && before->operand(i) != before) return true;
        }
  return false;
}

struct Mistake {
  const char* name;
  void (*make)(Function&);
  /// Why the mistake has no effect here.
  const char* harmless;
};

constexpr Mistake kMistakes[] = {
    {"df-of-n4", frontierWithoutItself,
     "no variable of this function needs a phi in a block that is in its own frontier"},
    {"one-block-no-phi", noPhiForOneBlock,
     "no variable of this function that only one block touches is read there before it is written"},
    {"early-dominators", earlyDominators,
     "the dominators of this function are right after the first two rounds"},
    {"sequential-copies", sequentialCopies,
     "no copy of this function reads what an earlier copy of its edge has written"},
};

// ---- consequences

Json resultOf(const Module& module, std::string_view input) {
  Supplied in(input);
  Captured output, errors;
  RunOptions options;
  options.in = in.file();
  options.out = output.file();
  options.err = errors.file();
  options.args = {module.sourceFile};
  options.maxSteps = kMaxSteps;
  options.stackBytes = 64 << 20;
  RunResult result = run(module, options);
  Json made{{"output", output.text().substr(0, 2000)}, {"status", result.status}};
  if (!result.error.empty()) made["error"] = result.error;
  return made;
}

bool hasMain(const Module& module) {
  const Function* main = module.findFunction("main");
  return main && !main->isDeclaration();
}

size_t instCount(const Module& module) {
  size_t count = 0;
  for (const auto& function : module.functions)
    for (const Block* block : blocks(*function))
      for ([[maybe_unused]] const Inst* inst : insts(block)) ++count;
  return count;
}

/// The mistake made in one function; the others are compiled rightly.
Json mistakeEntry(const Mistake& mistake, const Module& before, const Function& right,
                  const Json& rightResult, std::string_view input) {
  Json entry{{"name", mistake.name}};
  bool copies = mistake.make == sequentialCopies;
  auto wrong = cloneForPasses(before);
  for (const auto& function : wrong->functions) {
    if (function->isDeclaration()) continue;
    if (function->name == right.name)
      mistake.make(*function);
    else
      promote(*function, [](Mem2RegOptions&, PassContext&) {});
  }
  std::string after = toString(*wrong->findFunction(right.name));
  bool applies = copies ? orderMatters(right) : after != toString(right);
  entry["applies"] = applies;
  if (!applies) {
    entry["why"] = mistake.harmless;
    return entry;
  }
  entry["after"] = std::move(after);
  if (rightResult.is_null()) {
    entry["why"] = "the function comes out different; the program has no main to show it with";
    return entry;
  }
  Json wrongResult = resultOf(*wrong, input);
  entry["differs"] = wrongResult != rightResult;
  entry["why"] =
      wrongResult != rightResult
          ? "the function comes out different, and so does what the program does"
          : "the function comes out different; with this input the program does the same";
  entry["input"] = std::string(input);
  entry["right"] = rightResult;
  entry["wrong"] = std::move(wrongResult);
  return entry;
}

}  // namespace

void addMistakes(const Module& before, const Module& right, Json& functions,
                 const ExplainOptions& options) {
  size_t size = instCount(before);
  if (size > kMaxInsts || size * functions.size() > 10 * kMaxInsts) return;
  Json result = hasMain(right) ? resultOf(right, options.input) : Json(nullptr);
  for (Json& entry : functions) {
    const Function* function = right.findFunction(entry["name"].get<std::string>());
    for (const Mistake& mistake : kMistakes)
      entry["mistakes"].push_back(mistakeEntry(mistake, before, *function, result, options.input));
  }
}

Json mistakeExamples(const ExplainOptions&) {
  Json all = Json::object();
  for (const Mistake& mistake : kMistakes)
    for (const MistakeExample& example : kMistakeExamples) {
      if (example.mistake != std::string_view(mistake.name)) continue;
      SourceManager sources;
      Diagnostics diagnostics(sources);
      Module module;
      SourceLoc text = sources.add("example", example.text);
      MINIC_CHECK(parseModule(module, sources, text, diagnostics), "an example is no IR");
      auto right = cloneForPasses(module);
      for (const auto& function : right->functions)
        if (!function->isDeclaration()) promote(*function, [](Mem2RegOptions&, PassContext&) {});
      const Function* main = right->findFunction("main");
      Json entry =
          mistakeEntry(mistake, module, *main, resultOf(*right, example.input), example.input);
      entry["before"] = toString(*module.findFunction("main"));
      entry["rightAfter"] = toString(*main);
      all[mistake.name] = std::move(entry);
    }
  return all;
}

}  // namespace minic
