// The texts of the messages in both languages, and how their slots are filled.
#include "support/message.h"

#include "support/messages.h"

namespace minic {
namespace {

constexpr MessageRow kMessages[] = {
#define MESSAGE(id, english, chinese) {#id, english, chinese},
#include "support/messages.def"
};
constexpr MessageRow kWords[] = {
#define WORD(id, english, chinese) {#id, english, chinese},
#include "support/messages.def"
};

constexpr bool haveSameSlots() {
  for (const MessageRow& row : kMessages)
    if (argumentsOf(row.english) != argumentsOf(row.chinese) || argumentsOf(row.english) > 10)
      return false;
  for (const MessageRow& row : kWords)
    if (argumentsOf(row.english) || argumentsOf(row.chinese)) return false;
  return true;
}
static_assert(haveSameSlots(), "a row of messages.def has other slots in Chinese");

/// Whether a byte is of a character outside of ASCII.
bool isWide(char c) { return uint8_t(c) >= 0x80; }

}  // namespace

const MessageRow& rowOf(Msg message) { return kMessages[size_t(message)]; }
const MessageRow& rowOf(MsgWord word) { return kWords[size_t(word)]; }

std::string Message::text(MessageLanguage language) const {
  const bool inChinese = language == MessageLanguage::Chinese;
  std::string text = row_ ? filled(inChinese ? row_->chinese : row_->english, language) : text_;
  for (const Message& hint : hints_) text += "; " + hint.text(language);
  return text;
}

/// The text with its slots filled.
std::string Message::filled(std::string_view form, MessageLanguage language) const {
  const bool inChinese = language == MessageLanguage::Chinese;
  std::string out;
  size_t at = 0, next = 0;
  for (MessageSlot slot = nextMessageSlot(form, 0); slot.length; slot = nextMessageSlot(form, at)) {
    std::string_view before = form.substr(at, slot.at - at);
    const size_t number = slot.length == 2 ? next++ : size_t(form[slot.at + 1] - '0');
    const std::string filled = arguments_[number].text(language);
    at = slot.at + slot.length;
    out += before;
    // Between two Chinese characters there is no space, whatever the slot was filled with.
    if (!inChinese || filled.empty()) {
      out += filled;
      continue;
    }
    if (isWide(filled.front()) && out.size() > 1 && out.back() == ' ' &&
        isWide(out[out.size() - 2]))
      out.pop_back();
    out += filled;
    const bool hasGap = at + 1 < form.size() && form[at] == ' ' && isWide(form[at + 1]);
    if (isWide(filled.back()) && hasGap) ++at;
  }
  out += form.substr(at);
  return out;
}

}  // namespace minic
