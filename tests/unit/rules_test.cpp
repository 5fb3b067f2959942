// The rewrite rules on numbers and on IR. The solver proves the rules (tests/rules/prove.py); here
// both sides of each are computed by the constant folder, those that the solver gave up on a
// million times and at 8 bits for all numbers, and the compiled rule must fire on IR made of its
// pattern and keep what the IR computes.
#include <cmath>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

#include "ir/builder.h"
#include "ir/fold.h"
#include "ir/text/print.h"
#include "passes/rules/math.h"
#include "passes/rules/rewriter.h"

namespace minic {
namespace {

using namespace rulemath;

/// Numbers for a sample: corners and random ones, or all of them one after the other.
class Draws {
 public:
  explicit Draws(uint64_t seed) : state_(seed * 2 + 1) {}

  uint64_t random() {
    state_ ^= state_ << 13, state_ ^= state_ >> 7, state_ ^= state_ << 17;
    return state_ * 0x9E3779B97F4A7C15u;
  }

  /// Below `count`. When all are wanted, the next of the odometer.
  uint64_t below(uint64_t count) {
    if (!all) return (random() >> 16) % count;
    if (at_ == digits_.size()) digits_.push_back({0, count});
    digits_[at_].count = count;
    return digits_[at_++].now;
  }
  void restart() {
    at_ = 0;
    constants_.clear();
  }
  /// The next combination; false: that was the last.
  bool advance() {
    digits_.resize(at_);
    while (!digits_.empty() && ++digits_.back().now == digits_.back().count) digits_.pop_back();
    return !digits_.empty();
  }

  unsigned width() {
    static constexpr unsigned kWidths[] = {1, 8, 16, 32, 32, 32, 64, 64, 64};
    return all ? 8 : kWidths[below(std::size(kWidths))];
  }
  unsigned floatWidth() { return all || below(2) ? 64 : 32; }

  uint64_t corner(unsigned width) {
    if (all) return below(uint64_t(1) << width);
    uint64_t power = uint64_t(1) << below(width);
    switch (below(10)) {
      case 0: return cut(width, below(4));
      case 1: return cut(width, below(2 * width));
      case 2: return power;
      case 3: return power - 1;
      case 4: return cut(width, 0 - power);
      case 5: return cut(width, power - 1 + below(3));
      case 6: return cut(width, 0 - below(4));
      case 7: return cut(width, random() >> below(64));
      case 8: return cut(width, 0 - (random() >> below(64)));
      default: return cut(width, random());
    }
  }
  /// Often related to the constants before, as conditions want them.
  uint64_t constant(unsigned width) {
    uint64_t number = corner(width);
    if (!all && !constants_.empty() && below(2)) {
      uint64_t other = constants_[below(constants_.size())];
      const uint64_t related[] = {other,
                                  ~other,
                                  0 - other,
                                  other + 1,
                                  number & ~other,
                                  number | other,
                                  other << number % 64,
                                  other - number,
                                  ~uint64_t(0) >> other % 64,
                                  ~uint64_t(0) << other % 64,
                                  width - other};
      number = cut(width, related[below(std::size(related))]);
    }
    constants_.push_back(number);
    return number;
  }

  bool all = false;

 private:
  struct Digit {
    uint64_t now, count;
  };
  uint64_t state_;
  std::vector<Digit> digits_;
  size_t at_ = 0;
  std::vector<uint64_t> constants_;
};

/// What rules draw, on any machine.
struct Machine {
  Draws& draws;

  unsigned width() { return draws.width(); }
  unsigned floatWidth() { return draws.floatWidth(); }
  uint64_t constant(unsigned width) { return draws.constant(width); }
  template <class T>
  T oneOf(std::initializer_list<T> all) {
    return all.begin()[draws.below(all.size())];
  }
  uint64_t floatBits(unsigned width) {
    static constexpr double kCorners[] = {0.0,  -0.0, 1.0,   -1.0,   2.0,   0.5,
                                          1e38, 3e38, 1e300, 1e-310, 1e-45, HUGE_VAL};
    uint64_t kind = draws.below(8);
    if (kind == 0) return bitsOfFloat(width, NAN);
    if (kind < 4) return bitsOfFloat(width, kCorners[draws.below(std::size(kCorners))]);
    return draws.random() >> (64 - width);
  }
};

// ---- numbers

struct Term {
  uint64_t bits = 0;
  bool poison = false, undefined = false;
};

/// Computes both sides.
struct Numbers : Machine {
  static constexpr bool kBothSides = true;
  Term leftTerm, rightTerm;
  unsigned leftWidth = 0;
  bool isFloat = false;

  Term value(unsigned width) {
    bool poison = draws.below(draws.all ? 257 : 32) == 0 && !draws.all;
    return {draws.corner(width), poison};
  }
  Term floating(unsigned width) { return {floatBits(width)}; }
  static Term number(unsigned width, uint64_t bits) { return {cut(width, bits)}; }
  static Term real(unsigned width, double number) { return {bitsOfFloat(width, number)}; }

  // Facts hold of numbers only.
  static bool nonneg(unsigned width, Term x) { return x.poison || asSigned(width, x.bits) >= 0; }
  static bool nonzero(unsigned, Term x) { return x.poison || x.bits; }
  static bool zeros(unsigned, Term x, uint64_t mask) { return x.poison || !(x.bits & mask); }
  static bool nopoison(unsigned, Term x) { return !x.poison; }

  static Term join(Folded folded, Term a, Term b = {}) {
    return {folded.bits, folded.kind == Folded::Poison || a.poison || b.poison,
            folded.kind == Folded::Undefined || a.undefined || b.undefined};
  }
  static Term binary(Op op, unsigned width, Term a, Term b) {
    if (op >= Op::FAdd && op <= Op::FRem)
      return join({Folded::Number, foldFloats(op, width, a.bits, b.bits)}, a, b);
    Term result = join(foldIntegers(op, width, a.bits, b.bits), a, b);
    bool divides = op == Op::SDiv || op == Op::UDiv || op == Op::SRem || op == Op::URem;
    result.undefined |= divides && b.poison;
    return result;
  }
  static Term compare(IntPred pred, unsigned width, Term a, Term b) {
    return join({Folded::Number, compareIntegers(pred, width, a.bits, b.bits)}, a, b);
  }
  static Term compare(FloatPred pred, unsigned width, Term a, Term b) {
    return join({Folded::Number, compareFloats(pred, width, a.bits, b.bits)}, a, b);
  }
  static Term choice(Intrinsic intrinsic, unsigned width, Term a, Term b) {
    IntPred pred = intrinsic == Intrinsic::SMax   ? IntPred::SGT
                   : intrinsic == Intrinsic::SMin ? IntPred::SLT
                   : intrinsic == Intrinsic::UMax ? IntPred::UGT
                                                  : IntPred::ULT;
    bool first = compareIntegers(pred, width, a.bits, b.bits);
    return join({Folded::Number, first ? a.bits : b.bits}, a, b);
  }
  static Term cast(Op op, unsigned from, unsigned to, Term a) {
    uint64_t bits = op == Op::SExt ? uint64_t(asSigned(from, a.bits)) : a.bits;
    return join({Folded::Number, cut(to, bits)}, a);
  }
  static Term negate(unsigned width, Term a) {
    return join({Folded::Number, a.bits ^ uint64_t(1) << (width - 1)}, a);
  }
  static Term select(unsigned, Term c, Term a, Term b) {
    Term chosen = c.bits ? a : b;
    return {chosen.bits, c.poison || chosen.poison, c.undefined || a.undefined || b.undefined};
  }
  void left(unsigned width, Term term) { leftTerm = term, leftWidth = width; }
  void right(Term term) { rightTerm = term; }

  bool isRefined() const {
    if (leftTerm.undefined) return true;
    if (rightTerm.undefined) return false;
    if (leftTerm.poison) return true;
    if (rightTerm.poison) return false;
    return leftTerm.bits == rightTerm.bits || bothNan();
  }
  bool bothNan() const {
    return leftWidth >= 32 && std::isnan(floatOf(leftWidth, leftTerm.bits)) &&
           std::isnan(floatOf(leftWidth, rightTerm.bits)) && isFloat;
  }
};

#include "samples.inc"

std::set<std::string> notProved() {
  std::ifstream file(MINIC_SOURCE_DIR "/tests/rules/not_proved.txt");
  std::set<std::string> names;
  for (std::string name, widths; file >> name >> widths;) names.insert(name);
  return names;
}

/// How many samples of at most `tries` draws were computed.
uint64_t compareSides(const Sample<Numbers>& sample, uint64_t tries, uint64_t wanted, bool all) {
  Draws draws(17);
  draws.all = all;
  uint64_t done = 0;
  for (uint64_t i = 0; i < tries && done < wanted; ++i) {
    draws.restart();
    Numbers numbers{{draws}};
    numbers.isFloat = sample.name[0] == 'f';
    if (sample.draw(numbers)) {
      ++done;
      if (!numbers.isRefined()) {
        ADD_FAILURE() << sample.name << " at " << numbers.leftWidth << " bits: " << std::hex
                      << numbers.leftTerm.bits << " becomes " << numbers.rightTerm.bits;
        return done;
      }
    }
    if (all && !draws.advance()) break;
  }
  return done;
}

TEST(Rules, KeepNumbers) {
  for (const Sample<Numbers>& sample : kSamples<Numbers>)
    EXPECT_GT(compareSides(sample, 400000, kDebug ? 200 : 2000, false), 20u) << sample.name;
}

/// What the solver did not prove.
TEST(Rules, KeepNumbersWhereNotProved) {
  std::set<std::string> names = notProved();
  ASSERT_FALSE(names.empty());
  for (const Sample<Numbers>& sample : kSamples<Numbers>) {
    if (!names.contains(std::string(sample.name))) continue;
    compareSides(sample, 20'000'000, kDebug ? 2000 : 1'000'000, false);
    compareSides(sample, uint64_t(1) << (kDebug ? 16 : 24), UINT64_MAX, true);
  }
}

// ---- IR

/// Builds the pattern in a function. Values are loads of different variables.
struct Ir : Machine {
  static constexpr bool kBothSides = false;
  Module& module;
  Builder build;
  std::vector<Inst*> values;
  Inst* ret = nullptr;

  Ir(Draws& from, Module& m, Function& f) : Machine{from}, module(m), build(m, f) {
    build.setInsertPoint(f.createBlock());
  }
  Type* intType(unsigned width) { return module.types.intTy(width); }
  Type* floatType(unsigned width) {
    return width == 32 ? module.types.floatTy() : module.types.doubleTy();
  }
  Value* load(Type* type) {
    GlobalVar* global =
        module.createGlobal("g" + std::to_string(values.size()), type, Linkage::Internal);
    values.push_back(build.load(type, global));
    return values.back();
  }
  Value* value(unsigned width) { return load(intType(width)); }
  Value* floating(unsigned width) { return load(floatType(width)); }
  Value* number(unsigned width, uint64_t bits) {
    return module.constInt(intType(width), int64_t(bits));
  }
  Value* real(unsigned width, double number) {
    return module.constFloatBits(floatType(width), bitsOfFloat(width, number));
  }
  // Makes the fact true.
  // An operation in between keeps other rules from seeing how.
  bool zeros(unsigned width, Value*& x, uint64_t mask) {
    Value* condition = load(intType(1));
    Value* masked = build.binary(Op::And, x, number(width, ~mask));
    x = build.select(condition, masked, number(width, 0));
    return true;
  }
  bool nonneg(unsigned width, Value*& x) { return zeros(width, x, uint64_t(1) << (width - 1)); }
  bool nonzero(unsigned width, Value*& x) {
    Value* condition = load(intType(1));
    Value* odd = build.binary(Op::Or, x, number(width, 1));
    x = build.select(condition, odd, number(width, 1));
    return true;
  }
  bool nopoison(unsigned, Value*& x) {
    Value* operands[] = {x};
    x = build.insert(build.function.createInst(Op::Freeze, x->type, operands));
    return true;
  }
  Value* binary(Op op, unsigned, Value* a, Value* b) { return build.binary(op, a, b); }
  Value* compare(IntPred pred, unsigned, Value* a, Value* b) { return build.icmp(pred, a, b); }
  Value* compare(FloatPred pred, unsigned, Value* a, Value* b) { return build.fcmp(pred, a, b); }
  Value* choice(Intrinsic intrinsic, unsigned width, Value* a, Value* b) {
    Type* type = intType(width);
    Type* parameters[] = {type, type};
    std::string name =
        "llvm." + std::string(intrinsicInfo(intrinsic).stem) + ".i" + std::to_string(width);
    Function* callee = module.findFunction(name);
    if (!callee) callee = module.createFunction(name, module.types.function(type, parameters));
    callee->intrinsic = intrinsic;
    Value* arguments[] = {a, b};
    return build.call(callee, arguments);
  }
  Value* cast(Op op, unsigned, unsigned to, Value* a) { return build.cast(op, a, intType(to)); }
  Value* negate(unsigned, Value* a) { return build.fneg(a); }
  Value* select(unsigned, Value* c, Value* a, Value* b) { return build.select(c, a, b); }
  void left(unsigned, Value* value) { ret = build.ret(value); }
};

/// The number that the function returns if its loads give these; null: undefined.
Value* run(Module& module, const Function& function, std::map<const Value*, Value*> known) {
  for (const Inst* inst : insts(function.entry())) {
    if (inst->is(Op::Ret)) {
      Value* result = inst->operand(0);
      return result->isConstant() ? result : known.at(result);
    }
    if (known.contains(inst)) continue;
    if (inst->is(Op::Load)) continue;  // no longer used
    std::vector<Value*> operands;
    for (const Use& use : inst->operands())
      operands.push_back(use.value->isConstant() ? use.value : known.at(use.value));
    Value* value = foldInst(module, *inst, operands);
    if (!value) return nullptr;
    known[inst] = value;
  }
  return nullptr;
}

/// Whether the rule of that number fired on IR of its pattern; what the IR computes must stay.
bool fires(const Sample<Ir>& sample, uint16_t number, uint64_t seed) {
  Module module;
  Function& function =
      *module.createFunction("f", module.types.function(module.types.voidTy(), {}));
  Draws draws(seed);
  Ir ir(draws, module, function);
  if (!sample.draw(ir)) return false;
  Inst* root = asInst(ir.ret->operand(0));
  std::vector<std::map<const Value*, Value*>> inputs(8);
  std::vector<Value*> before;
  for (auto& input : inputs) {
    for (const Inst* value : ir.values)
      input[value] = value->type->isInt()
                         ? ir.number(value->type->bits, draws.corner(value->type->bits))
                         : module.constFloatBits(value->type, ir.floatBits(value->type->bits));
    before.push_back(run(module, function, input));
  }
  std::string text;
  printFunction(text, function);
  Rewriter rewriter(function);
  rewriter.start(root);
  Value* value = applyRules(rewriter, root);
  if (!value) return false;
  EXPECT_EQ(value->type, root->type) << sample.name;
  ir.ret->setOperand(0, value);
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!before[i] || before[i]->is(Op::ConstPoison)) continue;
    Value* after = run(module, function, inputs[i]);
    const auto* was = asConstFloat(before[i]);
    const auto* is = after ? asConstFloat(after) : nullptr;
    unsigned width = root->type->bits;
    if (was && is && std::isnan(floatOf(width, was->bits)) && std::isnan(floatOf(width, is->bits)))
      continue;
    if (after == before[i]) continue;
    printFunction(text, function);
    ADD_FAILURE() << ruleNames()[rewriter.fired] << "\n" << text;
    return true;
  }
  return rewriter.fired == number;
}

TEST(Rules, EachFiresOnItsPattern) {
  ASSERT_EQ(std::size(kSamples<Ir>), ruleNames().size());
  for (size_t i = 0; i < ruleNames().size(); ++i) {
    const Sample<Ir>& sample = kSamples<Ir>[i];
    EXPECT_EQ("rule " + std::string(sample.name), ruleNames()[i]);
    bool fired = false;
    for (uint64_t seed = 1; seed < 5000 && !fired; ++seed)
      fired = fires(sample, uint16_t(i), seed * 77);
    EXPECT_TRUE(fired) << sample.name;
  }
}

}  // namespace
}  // namespace minic
