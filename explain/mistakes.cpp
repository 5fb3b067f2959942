// Each mistake is made by handing the real parts something wrong: a filter on the placement, a
// dominator tree that the real algorithm had not finished, copies in the order of the phis.
#include "explain/mistakes.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>

#include "compiler/session.h"
#include "explain/clone.h"
#include "explain/examples.h"
#include "explain/log.h"
#include "explain/streams.h"
#include "interp/interp.h"
#include "ir/builder.h"
#include "ir/text/print.h"
#include "passes/mem2reg/options.h"
#include "passes/pass_manager.h"
#include "passes/passes.h"
#include "passes/prove/promotion.h"
#include "support/messages.h"
#include "support/platform/process.h"
#include "support/remark_json.h"

namespace minic {

namespace {

/// Of one run of a program, right or wrong; more is not waited for.
constexpr uint64_t kMaxSteps = 2'000'000;
/// Larger modules have no experiments.
constexpr size_t kMaxInsts = 20'000;
/// Of a function with a mistake in it; two longer texts are not compared by eye.
constexpr size_t kMaxText = 100'000;

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

void promoteRightly(Function& function) {
  promote(function, [](Mem2RegOptions&, PassContext&) {});
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

/// The runner stops one block early: the block below idom(y) on its way does not get y.
void shortFrontier(Function& function) {
  promote(function, [](Mem2RegOptions& options, PassContext& context) {
    const DomTree& tree = context.get<DomTree>();
    options.phiFilter = [&tree](const PhiRequest& phi) {
      return !phi.x || tree.idom(phi.x) != tree.idom(phi.y);
    };
  });
}

/// The frontier of the definitions only: the blocks of the phis do not join the worklist.
void frontierNotIterated(Function& function) {
  promote(function, [](Mem2RegOptions& options, PassContext&) {
    options.phiFilter = [](const PhiRequest& phi) {
      return std::find(phi.defs.begin(), phi.defs.end(), phi.x) != phi.defs.end();
    };
  });
}

/// Phis that are never pushed: a read takes the nearest store above it in the dominator tree. The
/// phis have no uses then, and are deleted as dead.
void phisNotPushed(Function& function) {
  promote(function, [](Mem2RegOptions& options, PassContext&) {
    options.phiFilter = [](const PhiRequest&) { return false; };
  });
}

void stacksNotPopped(Function& function) {
  promote(function, [](Mem2RegOptions& options, PassContext&) { options.popsStacks = false; });
}

/// Slots are filled only in successors that renaming has not visited yet.
void visitedNotFilled(Function& function) {
  promoteRightly(function);
  DomTree tree = DomTree::compute(function);
  std::vector<uint32_t> visit(tree.rpo.size());
  uint32_t count = 0;
  for (uint32_t n : tree.walk()) visit[n] = count++;
  for (uint32_t n = 0; n < tree.rpo.size(); ++n)
    for (Inst* phi : phis(tree.rpo.order[n]))
      for (uint32_t i = 0; i < phi->numOps; ++i) {
        const Block* pred = phi->block->preds[i].block;
        if (tree.isReachable(pred) && visit[tree.rpo[pred]] >= visit[n])
          phi->setOperand(i, function.module->undef(phi->type));
      }
}

/// Out of SSA as a machine does it: each phi is a place, written by copies at the ends of the
/// edges and read where the phi is used. `splits`: edges that leave a block with others are split
/// first. `atOnce`: the copies of an edge read all places before they write one.
void copiesForPhis(Function& function, bool splits, bool atOnce) {
  promoteRightly(function);
  Module& module = *function.module;
  Builder builder(module, function);
  std::vector<Block*> withPhis;
  std::unordered_map<const Value*, Inst*> places;  // of the phis; looked up only
  for (Block* block : blocks(function))
    if (block->hasPhis()) withPhis.push_back(block);
  for (Block* block : withPhis)
    for (Inst* phi : phis(block)) {
      builder.setInsertPoint(function.entry()->first);
      places[phi] = builder.alloca_(phi->type, std::string(module.names[phi->name]) + ".reg");
    }
  auto read = [&](Value* value) {
    auto place = places.find(value);
    return place == places.end() ? value : builder.load(value->type, place->second);
  };
  for (Block* block : withPhis) {
    if (splits)
      for (uint32_t i = 0; i < block->preds.size(); ++i)
        if (Edge pred = block->preds[i];
            pred.block->succs.size() > 1 && !pred.block->last->is(Op::IndirectBr))
          splitEdge(pred.block, pred.index);
    for (uint32_t i = 0; i < block->preds.size(); ++i) {
      builder.setInsertPoint(block->preds[i].block->last);
      std::vector<Value*> values;
      if (atOnce)
        for (Inst* phi : phis(block)) values.push_back(read(phi->operand(i)));
      uint32_t next = 0;
      for (Inst* phi : phis(block))
        builder.store(atOnce ? values[next++] : read(phi->operand(i)), places[phi]);
    }
  }
  for (Block* block : withPhis)
    for (Inst* phi : phis(block))
      for (uint32_t i = 0; i < phi->numOps; ++i) phi->setOperand(i, module.undef(phi->type));
  for (Block* block : withPhis)
    while (Inst* phi = block->hasPhis() ? block->first : nullptr) {
      while (Use* use = phi->uses) {
        builder.setInsertPoint(use->user);
        Value* value = builder.load(phi->type, places[phi], module.names[phi->name]);
        use->user->setOperand(use->index(), value);
      }
      erase(phi);
    }
}

void sequentialCopies(Function& function) { copiesForPhis(function, true, false); }
void edgesNotSplit(Function& function) { copiesForPhis(function, false, true); }

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

/// Whether a block with several successors would end in copies: they run on its other ways out,
/// too.
bool hasCriticalEdges(const Function& function) {
  for (const Block* block : blocks(function))
    if (block->hasPhis())
      for (Edge pred : block->preds)
        if (pred.block->succs.size() > 1) return true;
  return false;
}

/// What the explain page says of it (its rule, and why it has no effect on a function) stands by
/// its name in explain/web/src/core/templates_run.js.
struct Mistake {
  const char* name;
  void (*make)(Function&);
  /// Whether it concerns the function in its right form; null: compare what comes out.
  bool (*concerns)(const Function&) = nullptr;
};

constexpr Mistake kMistakes[] = {
    {"df-of-n4", frontierWithoutItself},
    {"one-block-no-phi", noPhiForOneBlock},
    {"early-dominators", earlyDominators},
    {"sequential-copies", sequentialCopies, orderMatters},
    {"edge-not-split", edgesNotSplit, hasCriticalEdges},
    {"phi-not-pushed", phisNotPushed},
    {"no-pop", stacksNotPopped},
    {"visited-not-filled", visitedNotFilled},
    {"not-iterated", frontierNotIterated},
    {"df-one-short", shortFrontier},
};

// ---- consequences

Json ownResultOf(const Module& program, std::string_view input) {
  auto copy = cloneForPasses(program);
  prepareForRun(*copy);
  const Module& module = *copy;
  Supplied in(input);
  Captured output, errors;
  RunOptions options;
  options.in = in.file();
  options.out = output.file();
  options.err = errors.file();
  options.args = {module.sourceFile};
  options.maxSteps = kMaxSteps;
  options.stackBytes = 8 << 20;
  options.heapBytes = 16 << 20;
  RunResult result = run(module, options);
  Json made{{"output", output.text().substr(0, 2000)}, {"status", result.status}};
  if (result.error) made["error"] = inBothLanguages(*result.error);
  return made;
}

/// Runs in another process: a program with a mistake may free a block twice or write anywhere.
Json resultOf(const Module& module, std::string_view input) {
  ProcessResult end;
  std::string text = runApart(
      [&] {
        return ownResultOf(module, input).dump(-1, ' ', false, Json::error_handler_t::replace);
      },
      end);
  if (end.ok()) return Json::parse(text);
  const Message why =
      end.signal ? Message(Msg::RunEndedBySignal, end.signal) : verbatim(end.problem);
  return {{"output", ""},
          {"status", end.signal ? 128 + end.signal : 127},
          {"error", inBothLanguages(why)}};
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

/// What the checker of promotion says of a result.
Json checkerEntry(const Function& before, const Function& after) {
  PromotionVerdict verdict = checkPromotion(before, after);
  if (verdict.kind == PromotionVerdict::Proved) return {{"verdict", "proved"}};
  const ValueNamer first(before), second(after);
  auto name = [&](const Value* value) {
    const Inst* inst = asInst(value);
    return inst && inst->block->function == &before ? first(value) : second(value);
  };
  if (verdict.path.empty())
    return {
        {"verdict", "refuted"},
        {"why", Json::array({clause(verdict.why), clause(verdict.why, MessageLanguage::Chinese)})}};
  const Value* used = verdict.after ? verdict.after->operand(verdict.operand) : verdict.got;
  Json entry{{"verdict", "refuted"},
             {"variable", first(verdict.variable)},
             {"used", name(used)},
             {"got", name(verdict.got)}};
  for (const Block* block : verdict.path) entry["path"].push_back(first(block));
  if (verdict.store) {
    std::string line;
    printInst(line, *verdict.store, first);
    entry["store"] = line;
    entry["holds"] = first(verdict.wanted);
  }
  if (const Inst* phi = verdict.phi) {
    entry["phi"] = {{"name", name(phi)},
                    {"takes", name(phi->operand(verdict.phiOperand))},
                    {"from", second(phi->block->preds[verdict.phiOperand].block)}};
  }
  if (verdict.noPhi) entry["noPhi"] = first(verdict.noPhi);
  return entry;
}

/// The mistake made in one function; the others are compiled rightly.
Json mistakeEntry(const Mistake& mistake, const Module& before, const Function& right,
                  const Json& rightResult, std::string_view input) {
  Json entry{{"name", mistake.name}};
  auto wrong = cloneForPasses(before);
  for (const auto& function : wrong->functions) {
    if (function->isDeclaration()) continue;
    if (function->name == right.name)
      mistake.make(*function);
    else
      promoteRightly(*function);
  }
  std::string after = toString(*wrong->findFunction(right.name));
  bool applies = mistake.concerns ? mistake.concerns(right) : after != toString(right);
  entry["applies"] = applies;
  if (!applies) return entry;
  if (after.size() <= kMaxText) entry["after"] = std::move(after);
  // Mistakes on the way out of SSA form are made after promotion.
  if (!mistake.concerns)
    entry["checker"] =
        checkerEntry(*before.findFunction(right.name), *wrong->findFunction(right.name));
  if (rightResult.is_null()) return entry;  // no main to show it with
  Json wrongResult = resultOf(*wrong, input);
  entry["differs"] = wrongResult != rightResult;
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
      Session session({});
      Module module;
      Status status = session.toModule({"example.c", example.text}, module, false);
      MINIC_CHECK(status == Status::Ok, "an example is not C");
      auto right = cloneForPasses(module);
      for (const auto& function : right->functions)
        if (!function->isDeclaration()) promoteRightly(*function);
      const Function* main = right->findFunction("main");
      Json entry =
          mistakeEntry(mistake, module, *main, resultOf(*right, example.input), example.input);
      entry["source"] = example.text;
      entry["before"] = toString(*module.findFunction("main"));
      entry["rightAfter"] = toString(*main);
      all[mistake.name] = std::move(entry);
    }
  return all;
}

}  // namespace minic
