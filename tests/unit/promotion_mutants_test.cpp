// Faults planted in the results of mem2reg, on the programs of tests/run: each mutant is refuted by
// the checker, or is shown to be equal by running it.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <random>

#include "compiler/session.h"
#include "explain/clone.h"
#include "explain/streams.h"
#include "interp/interp.h"
#include "ir/effects.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"
#include "passes/passes.h"
#include "passes/prove/promotion.h"
#include "tests/unit/random_program.h"

namespace minic {
namespace {

constexpr uint64_t kMaxSteps = 1'000'000;
constexpr uint32_t kMutants = 1500, kKinds = 7;

void promote(Function& function) {
  PhaseOptions phaseOptions;
  PhaseManager phases(phaseOptions);
  PassOptions options;
  PassContext context(function, phases, options);
  mem2reg(function, context);
}

std::string behaviour(const Module& module, bool& ends) {
  Supplied in("3 1 4 1 5 9 2 6");
  Captured output, errors;
  RunOptions options;
  options.in = in.file(), options.out = output.file(), options.err = errors.file();
  options.maxSteps = kMaxSteps;
  options.stackBytes = 64 << 20;
  RunResult result = run(module, options);
  ends = !result.error;
  return output.text() + std::to_string(result.status);
}

class Mutator {
 public:
  Mutator(Function& function, std::mt19937& random) : function_(function), random_(random) {
    for (Block* block : Rpo::compute(function).order)
      for (Inst* inst : insts(block)) {
        if (inst->is(Op::Phi)) phis_.push_back(inst);
        all_.push_back(inst);
      }
  }

  /// Makes one change to a promoted function; the name of its kind, or null if it did not come to
  /// one.
  const char* mutate(unsigned kind) {
    switch (kind) {
      case 0: return swapOperands() ? "operands of a phi swapped" : nullptr;
      case 1: return removePhi() ? "a phi removed" : nullptr;
      case 2: return takeOtherPhi() ? "the phi of another variable" : nullptr;
      case 3: return forgetOperand() ? "an operand not filled" : nullptr;
      default: return replaceUse() ? "a use of another value" : nullptr;
    }
  }

  /// Makes one change to a function that is to be promoted then: as if promotion did not see an
  /// access, or took it for another variable's.
  const char* mutateAccess(bool isStore) {
    Inst* access = all_[below(all_.size())];
    if (!access->is(isStore ? Op::Store : Op::Load)) return nullptr;
    if (!access->address()->is(Op::Alloca) || access->isVolatile()) return nullptr;
    if (isStore) {
      erase(access);
      return "a store dropped";
    }
    Inst* other = all_[below(all_.size())];
    auto typeOf = [](const Value* alloca) { return static_cast<const Inst*>(alloca)->typeArg; };
    if (!other->is(Op::Alloca) || other == access->address() || other->block != &entry() ||
        typeOf(other) != typeOf(access->address()))
      return nullptr;
    access->setOperand(0, other);
    return "a load's value of the wrong variable";
  }

 private:
  const Block& entry() const { return *function_.entry(); }
  uint32_t below(size_t n) { return uint32_t(random_() % n); }
  Inst* anyPhi() { return phis_.empty() ? nullptr : phis_[below(phis_.size())]; }

  bool swapOperands() {
    Inst* phi = anyPhi();
    if (!phi || phi->numOps < 2) return false;
    uint32_t i = below(phi->numOps), j = below(phi->numOps);
    Value *first = phi->operand(i), *second = phi->operand(j);
    phi->setOperand(i, second), phi->setOperand(j, first);
    return first != second;
  }
  bool removePhi() {
    Inst* phi = anyPhi();
    if (!phi) return false;
    Value* value = phi->operand(below(phi->numOps));
    if (value == phi) return false;
    replaceWith(phi, value);
    return true;
  }
  bool takeOtherPhi() {
    Inst *phi = anyPhi(), *other = anyPhi();
    if (!phi || phi == other || phi->type != other->type) return false;
    return setOneUse(phi, other);
  }
  bool forgetOperand() {
    Inst* phi = anyPhi();
    if (!phi) return false;
    uint32_t i = below(phi->numOps);
    bool changes = !phi->operand(i)->isUndefOrPoison();
    phi->setOperand(i, function_.module->undef(phi->type));
    return changes;
  }
  bool replaceUse() {
    Inst *from = all_[below(all_.size())], *to = all_[below(all_.size())];
    return from != to && from->type == to->type && !from->is(Op::Alloca) && setOneUse(from, to);
  }
  bool setOneUse(Inst* from, Value* to) {
    std::vector<Use*> uses;
    for (Use& use : from->useRange()) uses.push_back(&use);
    if (uses.empty()) return false;
    Use* use = uses[below(uses.size())];
    use->user->setOperand(use->index(), to);
    return true;
  }

  Function& function_;
  std::mt19937& random_;
  std::vector<Inst*> phis_, all_;
};

struct Tally {
  uint32_t made = 0, refuted = 0, equal = 0;
  std::map<std::string, std::pair<uint32_t, uint32_t>> kinds;  // refuted and equal of each
};

/// Some mutants of one program.
void mutate(const Module& before, std::mt19937& random, uint32_t wanted, Tally& tally) {
  std::string expected;
  bool ends = false;
  for (uint32_t attempt = 0, made = 0; attempt < 20 * wanted && made < wanted; ++attempt) {
    auto after = cloneForPasses(before);
    std::vector<Function*> bodies;
    for (const auto& function : after->functions)
      if (!function->isDeclaration()) bodies.push_back(function.get());
    Function& function = *bodies[random() % bodies.size()];
    const unsigned number = unsigned(attempt % kKinds);
    const char* kind = nullptr;
    constexpr int kTries = 100;
    for (int tries = 0; number >= 5 && !kind && tries < kTries; ++tries)
      kind = Mutator(function, random).mutateAccess(number == 5);
    for (Function* body : bodies) promote(*body);
    for (int tries = 0; number < 5 && !kind && tries < kTries; ++tries)
      kind = Mutator(function, random).mutate(number);
    std::vector<VerifyError> errors;
    if (!kind || !verify(function, errors)) continue;
    const Function& original = *before.findFunction(function.name);
    PromotionVerdict verdict = checkPromotion(original, function);
    // Dead code and folding may be accepted besides, but nothing that is wrong.
    if (verdict.kind != PromotionVerdict::Proved)
      verdict = checkPromotion(original, function, {.dce = true, .fold = true});
    ++made;
    if (verdict.kind != PromotionVerdict::Proved) {  // a phi of the program may be missing, too
      ASSERT_FALSE(describe(verdict, original, function).empty());
      ++tally.refuted, ++tally.kinds[kind].first;
    } else {
      if (expected.empty()) expected = behaviour(before, ends);
      if (!ends) return;  // only what ends can be shown to be equal by running it
      bool endsToo = false;
      ASSERT_EQ(behaviour(*after, endsToo), expected) << kind << "\n"
                                                      << toString(original) << toString(function);
      ASSERT_TRUE(endsToo);
      ++tally.equal, ++tally.kinds[kind].second;
    }
  }
  tally.made = tally.refuted + tally.equal;
}

TEST(PromotionMutants, OfRandomProgramsAreRefutedOrEqual) {
  Tally tally;
  for (unsigned seed = 0; seed < 150; ++seed) {
    std::mt19937 random(seed);
    Module before;
    test::ProgramOptions options;
    options.blocks = 2 + seed % 12;
    options.pointers = seed % 2 == 0;
    options.innerAllocas = seed % 3 == 0;
    options.phis = seed % 5 < 2;
    test::randomProgram(before, random, options);
    SCOPED_TRACE(seed);
    mutate(before, random, kKinds, tally);
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GE(tally.made, 500u);
  EXPECT_GE(tally.refuted, tally.made * 2 / 3);
}

TEST(PromotionMutants, AreRefutedOrEqual) {
  std::vector<std::filesystem::path> programs;
  for (const auto& entry : std::filesystem::directory_iterator(MINIC_SOURCE_DIR "/tests/run")) {
    std::string extension = entry.path().extension();
    if ((extension == ".c" || extension == ".sy") && entry.file_size() < 6000)
      programs.push_back(entry.path());
  }
  std::sort(programs.begin(), programs.end());
  ASSERT_GT(programs.size(), 150u);
  std::mt19937 random(1);
  Tally tally;
  uint32_t used = 0;
  for (size_t i = 0; i < programs.size() && tally.made < kMutants; ++i) {
    std::ifstream in(programs[i]);
    std::string text((std::istreambuf_iterator<char>(in)), {});
    Session session({});
    Module before;
    Language language = programs[i].extension() == ".sy" ? Language::Sysy : Language::C;
    if (session.toModule({programs[i], text, language}, before, false) != Status::Ok) continue;
    const Function* main = before.findFunction("main");
    if (!main || main->isDeclaration()) continue;
    if (before.types.widestInt() > 64) continue;  // the interpreter runs what a pass has split
    // After a longjmp a variable that was changed since setjmp may have any value (C17 7.13.2.1p3).
    if (std::any_of(before.functions.begin(), before.functions.end(),
                    [](const auto& function) { return returnsTwice(*function); }))
      continue;
    ++used;
    SCOPED_TRACE(programs[i].string());
    mutate(before, random, kKinds, tally);
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GE(tally.made, 500u);
  EXPECT_GE(used, 100u);
  // Few mutants change what nothing depends on.
  EXPECT_GE(tally.refuted, tally.made * 3 / 4);
  EXPECT_EQ(tally.kinds.size(), kKinds);
  RecordProperty("programs", int(used));
  for (const auto& [kind, counts] : tally.kinds) {
    EXPECT_GE(counts.first, 20u) << kind;
    RecordProperty(kind + ": refuted", int(counts.first));
    RecordProperty(kind + ": equal", int(counts.second));
  }
}

}  // namespace
}  // namespace minic
