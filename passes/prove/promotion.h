// A check of mem2reg from outside: given a function before and after, it proves that the second is
// the first with variables promoted, or shows the place, the path and the two values. It needs no
// help from the pass, so it judges anybody's: LLVM's, a student's, ours.
//
// Before: two valid functions, of one module or of two. It changes neither.
//
// The invariant. A variable is *promoted* if its alloca is in the first function only. Both
// functions have the same graph, and in each pair of blocks the instructions that are neither
// accesses of promoted variables nor additional phis stand in the same order; they are twins. Run
// both functions side by side: whenever twins run, their operands are equal. So is all that they
// do.
//
// The proof. An operand is equal if it is the twin of the other, or the same constant or argument.
// One question is left: the first function uses a load of a promoted variable x, the second a value
// m. Then m must be the content of x at that load.
//  1. The content at a place is what the last store above it in the block wrote. Without one, it is
//     the content at the end of the immediate dominator, unless paths with different stores meet
//     here (the block is on the iterated dominance frontier of the stores: Cytron et al. 1991).
//     So it is the same at the starts of the blocks on the way up to there in the dominator tree.
//  2. Where they meet, "m is the content of x at the start of b" is a *claim*. It holds if on each
//     edge into b, m (or its operand for that edge, if m is a phi of b) is the content of x at the
//     end of the predecessor: again a store that must have written it, or another claim.
//  3. Claims may depend on each other in cycles: all claims that are asked for are assumed, and one
//     store that wrote something else refutes them. This is an induction over the steps of a run:
//     a claim about this step needs only claims about earlier ones.
//  4. A claim about m at b requires that m is computed before b: its block dominates b, or it is a
//     phi of b. Then no path from b to a use computes m anew without passing b again, so that the
//     value of an earlier iteration is never taken for the present one.
// A variable that nothing was stored to holds undef, and undef may become any value. Each claim is
// visited once, so the time is that of the accesses and of the operands of the phis that are used.
#pragma once

#include <string>
#include <vector>

#include "ir/clone.h"
#include "ir/function.h"
#include "passes/prove/promotion_why.h"

namespace minic {

struct PromotionVerdict {
  enum Kind : uint8_t {
    Proved,
    Refuted,      ///< the second function computes something else
    Unsupported,  ///< it is not the first with variables promoted: the first difference
  };
  Kind kind = Proved;
  uint32_t variables = 0;  ///< promoted
  uint32_t phis = 0;       ///< additional ones that a use needs

  // Refuted or Unsupported.
  PromotionWhy why{};
  const Inst* before = nullptr;  ///< the instruction of the first function; null: it has none
  const Inst* after = nullptr;   ///< its twin
  uint32_t operand = 0;          ///< of `after`: the one that is wrong

  // Refuted, because of the content of a variable.
  const Inst* variable = nullptr;  ///< the alloca
  /// The store on the path whose value the variable holds: the last store to it, or to another
  /// variable from which it was copied.
  const Inst* store = nullptr;
  /// A path of the first function from its entry to the use, over the store.
  std::vector<const Block*> path;
  const Value* wanted = nullptr;  ///< what the variable holds there: a value of the first function
  const Value* got = nullptr;     ///< the second has this there, once its phis have chosen
  /// The last phi of the second function on the path, and its operand that is wrong; or null.
  const Inst* phi = nullptr;
  uint32_t phiOperand = 0;
  /// Where different values meet and a phi is missing: a block of the first function.
  const Block* noPhi = nullptr;
};

struct PromotionOptions {
  /// `before` is the copy that was made of `after` before a pass ran, and this says which of its
  /// allocas and phis are which; null: that is found out by their names and places.
  const CloneMap* copies = nullptr;
  bool dce = false;   ///< values that nothing needs may be gone
  bool fold = false;  ///< instructions on constants may be their results
};

PromotionVerdict checkPromotion(const Function& before, const Function& after,
                                const PromotionOptions& options = {});

/// What went wrong, for people.
struct PromotionStory {
  struct Note {
    SourceLoc loc;  ///< may be of no place
    std::string text;
  };
  SourceLoc loc;
  bool isInAfter = false;  ///< `loc` is a place of the second function, not of the first
  std::string message;
  std::vector<Note> notes;
};

/// The story of a verdict that is not Proved.
PromotionStory tell(const PromotionVerdict& verdict, const Function& before, const Function& after,
                    MessageLanguage language = MessageLanguage::English);
/// The same as one text, for internal errors.
std::string describe(const PromotionVerdict& verdict, const Function& before,
                     const Function& after);

}  // namespace minic
