// A verdict in words, English or Chinese: where, on which path, what the variable holds and what is
// there instead.
#include <fmt/format.h>

#include "ir/text/print.h"
#include "passes/prove/promotion.h"

namespace minic {

namespace {

struct Clause {
  std::string_view english, chinese;
};
constexpr Clause kClauses[] = {
#define CLAUSE(id, english, chinese) {english, chinese},
#include "passes/prove/promotion_why.def"
};

struct Teller {
  const PromotionVerdict& verdict;
  const ValueNamer before, after;
  const bool isChinese;
  PromotionStory story;

  const char* tr(const char* english, const char* chinese) const {
    return isChinese ? chinese : english;
  }
  /// Compiled only if both languages can take the values.
  template <class... Values>
  std::string say(fmt::format_string<const Values&...> english,
                  fmt::format_string<const Values&...> chinese, const Values&... values) const {
    return fmt::format(isChinese ? chinese : english, values...);
  }
  std::string_view why() const {
    return clause(verdict.why, isChinese ? MessageLanguage::Chinese : MessageLanguage::English);
  }

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
  const char* where = isPhi ? tr("for this edge", "这条边上") : tr("here", "这里");
  if (verdict.store) {
    story.message =
        say("`{0}` is the wrong value {1}: on the path {2} the variable `{3}` holds {4}",
            "{1}的值 `{0}` 不对: 沿路径 {2}, 变量 `{3}` 的值是 {4}", used, where, path(), variable,
            before(verdict.wanted));
    if (got != used) story.message += say(", and `{}` is {}", ", 而 `{}` 是 {}", used, got);
    note(verdict.store,
         say("the variable was written here: {}", "变量在这里写入: {}", line(verdict.store)));
  } else {
    story.message = say(
        "`{0}` is the wrong value {1}: on the path {2} it is not computed yet, or is that of an "
        "earlier iteration, when the variable `{3}` is read",
        "{1}的值 `{0}` 不对: 沿路径 {2} 读变量 `{3}` 时, 它还没有算出, 或者是上一次迭代的值", used,
        where, path(), variable);
  }
  if (verdict.phi) {
    const std::string operand = name(verdict.phi->operand(verdict.phiOperand));
    std::string text =
        say("the phi `{}` takes {} from {} there", "phi `{}` 在那里取 {}, 来自 {}",
            name(verdict.phi), operand, after(verdict.phi->block->preds[verdict.phiOperand].block));
    if (got == operand && verdict.got->isUndefOrPoison())
      text += tr(": the operand for this edge was not filled", ": 这条边的操作数没有填");
    note(verdict.phi, text);
  }
  if (verdict.noPhi && !verdict.got->isUndefOrPoison())
    note(verdict.noPhi->first,
         say("different values of `{}` meet in the block {}, which needs a phi for it "
             "(insertion of phis: the iterated dominance frontier of the stores)",
             "`{}` 的不同的值在基本块 {} 汇合, 那里需要它的 phi "
             "(插入 phi: 各 store 所在基本块的迭代支配边界)",
             variable, before(verdict.noPhi)));
  else if (!verdict.phi)
    note(verdict.after,
         tr("renaming takes the top of the variable's stack for a load, and pops what a block "
            "pushed when it leaves the block",
            "重命名时, load 的值是该变量的栈顶; 离开一个基本块时, 要弹出在其中压入的值"));
}

void Teller::tell() {
  const Inst* at = verdict.after ? verdict.after : verdict.before;
  story.isInAfter = verdict.after;
  if (at) story.loc = at->loc;
  if (verdict.kind == PromotionVerdict::Unsupported) {
    story.message = say("not a promotion: {}", "不是变量提升: {}", why());
  } else if (!verdict.path.empty()) {
    tellWrongContent();
  } else if (verdict.got && verdict.variable) {
    story.message = say("the address of `{}` is used here, so it cannot become values",
                        "这里用到了 `{}` 的地址, 所以它不能变成值", before(verdict.variable));
  } else if (verdict.got) {
    story.message = say("this operand is {}, but was {}", "这个操作数是 {}, 原来是 {}",
                        name(verdict.got), name(verdict.wanted));
  } else {
    story.message = std::string(why());
  }
  if (verdict.before)
    note(verdict.before,
         say("in the function before: {}", "在之前的函数中: {}", line(verdict.before)));
  if (verdict.after)
    note(verdict.after,
         say("in the function after: {}", "在之后的函数中: {}", line(verdict.after)));
}

}  // namespace

std::string_view clause(PromotionWhy why, MessageLanguage language) {
  const Clause& clause = kClauses[size_t(why)];
  return language == MessageLanguage::Chinese ? clause.chinese : clause.english;
}

PromotionStory tell(const PromotionVerdict& verdict, const Function& before, const Function& after,
                    MessageLanguage language) {
  Teller teller{
      verdict, ValueNamer(before), ValueNamer(after), language == MessageLanguage::Chinese, {}};
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
