// What a message says: a name (a row of support/messages.def) and what fills the slots of its text,
// which there is in English and in Chinese. The rows are in support/messages.h, which only the
// files that report include, so that a new row compiles nothing else anew.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace minic {

enum class MessageLanguage : uint8_t { English, Chinese };

enum class Msg : uint16_t;      ///< a message
enum class MsgWord : uint16_t;  ///< a word or words without slots that are put into a message

struct MessageRow {
  std::string_view name, english, chinese;
};
const MessageRow& rowOf(Msg message);
const MessageRow& rowOf(MsgWord word);

/// The next slot, `{}` or `{0}` to `{9}`, in the text from `at` on: its place and length, or npos.
/// Other braces are text.
struct MessageSlot {
  size_t at = std::string_view::npos, length = 0;
};
constexpr MessageSlot nextMessageSlot(std::string_view text, size_t at) {
  for (; (at = text.find('{', at)) != text.npos; ++at) {
    if (text.substr(at).starts_with("{}")) return {at, 2};
    const bool isNumber = at + 2 < text.size() && text[at + 1] >= '0' && text[at + 1] <= '9';
    if (isNumber && text[at + 2] == '}') return {at, 3};
  }
  return {};
}

/// How many arguments the text takes. Numbers and `{}` in one text: a number too large for any.
constexpr size_t argumentsOf(std::string_view text) {
  size_t plain = 0, numbered = 0;
  for (MessageSlot slot = nextMessageSlot(text, 0); slot.length;
       slot = nextMessageSlot(text, slot.at + slot.length)) {
    if (slot.length == 2) ++plain;
    if (slot.length == 3 && size_t(text[slot.at + 1] - '0') >= numbered)
      numbered = size_t(text[slot.at + 1] - '0') + 1;
  }
  return plain && numbered ? 100 : plain + numbered;
}

/// The name of a message that is given arguments of these types. One whose text has not as many
/// slots does not compile.
template <class... Args>
class Wording {
 public:
  template <class Name>
  requires std::same_as<Name, Msg>
  consteval Wording(Name name) : name_(name) {
    if (slotCount(name) != sizeof...(Args)) throw "the message has another number of slots";
  }
  constexpr operator Msg() const { return name_; }

 private:
  Msg name_;
};

/// A message, or what fills a slot of one.
class Message {
 public:
  template <class... Args>
  Message(Wording<std::type_identity_t<Args>...> name, const Args&... args) : row_(&rowOf(name)) {
    arguments_.reserve(sizeof...(Args));
    (arguments_.push_back(argument(args)), ...);
  }
  explicit Message(MsgWord word) : row_(&rowOf(word)) {}

  /// What is in no language, or comes from outside: a name, the text of `#error`, of strerror.
  static Message verbatim(std::string text) {
    Message message;
    message.text_ = std::move(text);
    return message;
  }

  /// Adds a clause behind a semicolon: what may be meant, or what to do.
  void add(Message hint) { hints_.push_back(std::move(hint)); }

  bool is(Msg name) const { return row_ == &rowOf(name); }
  /// The name of the row, or empty.
  std::string_view name() const { return row_ ? row_->name : std::string_view(); }
  std::string text(MessageLanguage language) const;

 private:
  std::string filled(std::string_view form, MessageLanguage language) const;
  Message() = default;
  static Message argument(const Message& message) { return message; }
  static Message argument(MsgWord word) { return Message(word); }
  template <class T>
  static Message argument(const T& value) {
    static_assert(!std::is_same_v<T, Msg>, "write Message(Msg::Name)");
    static_assert(!std::is_array_v<T>, "a text in English is a row: MsgWord::Name");
    return verbatim(fmt::format("{}", value));
  }

  const MessageRow* row_ = nullptr;
  std::string text_;
  std::vector<Message> arguments_, hints_;
};

inline Message verbatim(std::string text) { return Message::verbatim(std::move(text)); }

/// The first message or the second, with the same arguments.
template <class... Args>
Message either(bool isFirst, Wording<std::type_identity_t<Args>...> first,
               Wording<std::type_identity_t<Args>...> second, const Args&... args) {
  return isFirst ? Message(first, args...) : Message(second, args...);
}

}  // namespace minic
