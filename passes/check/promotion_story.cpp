// A verdict in words: where, on which path, what the variable holds and what is there instead.
#include <fmt/format.h>

#include "ir/text/print.h"
#include "passes/check/promotion.h"

namespace minic {

namespace {

struct Teller {
  const PromotionVerdict& verdict;
  const ValueNamer before, after;
  PromotionStory story;

  std::string line(const Inst* inst) const {
    std::string text;
    bool isBefore = inst->block->function == &before.function();
    printInst(text, *inst, isBefore ? before : after);
    return text;
  }
  /// A value of either function.
  std::string name(const Value* value) const {
    auto inst = value->isInst() ? static_cast<const Inst*>(value) : nullptr;
    return inst && inst->block->function == &before.function() ? before(value) : after(value);
  }
  std::string path() const {
    constexpr size_t kShown = 12;
    std::string text;
    const auto& blocks = verdict.path;
    for (size_t i = 0; i < blocks.size(); ++i) {
      if (blocks.size() > kShown && i == kShown / 2) {
        i = blocks.size() - kShown / 2;
        text += " -> ...";
      }
      text += (i ? " -> " : "") + before(blocks[i]);
    }
    return text;
  }
  void note(const Inst* at, std::string text) {
    story.notes.push_back({at ? at->loc : SourceLoc{}, std::move(text)});
  }
  const Value* used() const { return verdict.after->operand(verdict.operand); }

  void tellWrongContent();
  void tell();
};

void Teller::tellWrongContent() {
  std::string variable = before(verdict.variable);
  bool isPhi = verdict.after && verdict.after->is(Op::Phi);
  std::string used = verdict.after ? name(this->used()) : name(verdict.got);
  std::string got = name(verdict.got);
  if (verdict.store) {
    story.message =
        fmt::format("`{}` is the wrong value {}: on the path {} the variable `{}` holds {}{}", used,
                    isPhi ? "for this edge" : "here", path(), variable, before(verdict.wanted),
                    got == used ? std::string() : fmt::format(", and `{}` is {}", used, got));
    note(verdict.store, "the variable was written here: " + line(verdict.store));
  } else {
    story.message = fmt::format(
        "`{}` is the wrong value {}: on the path {} it is not computed yet, or is that of an "
        "earlier iteration, when the variable `{}` is read",
        used, isPhi ? "for this edge" : "here", path(), variable);
  }
  if (verdict.phi)
    note(verdict.phi, fmt::format("the phi `{}` takes {} from {} there{}", name(verdict.phi),
                                  name(verdict.phi->operand(verdict.phiOperand)),
                                  after(verdict.phi->block->preds[verdict.phiOperand].block),
                                  got == name(verdict.phi->operand(verdict.phiOperand)) &&
                                          verdict.got->isUndefOrPoison()
                                      ? ": the operand for this edge was not filled"
                                      : ""));
  if (verdict.noPhi && !verdict.got->isUndefOrPoison())
    note(verdict.noPhi->first,
         fmt::format("different values of `{}` meet in the block {}, which needs a phi for it "
                     "(insertion of phis: the iterated dominance frontier of the stores)",
                     variable, before(verdict.noPhi)));
  else if (!verdict.phi)
    note(verdict.after,
         "renaming takes the top of the variable's stack for a load, and pops what a block pushed "
         "when it leaves the block");
}

void Teller::tell() {
  const Inst* at = verdict.after ? verdict.after : verdict.before;
  story.isInAfter = verdict.after;
  if (at) story.loc = at->loc;
  if (verdict.kind == PromotionVerdict::Unsupported) {
    story.message = "not a promotion: " + verdict.why;
  } else if (!verdict.path.empty()) {
    tellWrongContent();
  } else if (verdict.got) {
    story.message =
        verdict.variable
            ? fmt::format("the address of `{}` is used here, so it cannot become values",
                          before(verdict.variable))
            : fmt::format("this operand is {}, but was {}", name(verdict.got),
                          name(verdict.wanted));
  } else {
    story.message = verdict.why;
  }
  if (verdict.before) note(verdict.before, "in the function before: " + line(verdict.before));
  if (verdict.after) note(verdict.after, "in the function after: " + line(verdict.after));
}

}  // namespace

PromotionStory tell(const PromotionVerdict& verdict, const Function& before,
                    const Function& after) {
  Teller teller{verdict, ValueNamer(before), ValueNamer(after), {}};
  teller.tell();
  return std::move(teller.story);
}

std::string describe(const PromotionVerdict& verdict, const Function& before,
                     const Function& after) {
  PromotionStory story = tell(verdict, before, after);
  for (const auto& note : story.notes) story.message += "\n  " + note.text;
  return std::move(story.message);
}

}  // namespace minic
