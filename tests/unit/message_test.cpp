// The messages by name: support/messages.def in two languages, and how slots are filled.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "support/messages.h"

namespace minic {
namespace {

// No message is a text alone, unless it says that it is verbatim.
static_assert(!std::is_constructible_v<Message, const char*>);
static_assert(!std::is_constructible_v<Message, const char (&)[4]>);
static_assert(!std::is_constructible_v<Message, std::string>);
static_assert(!std::is_constructible_v<Message, std::string_view>);
// The number of arguments is that of the slots.
static_assert(argumentsOf("none") == 0);
static_assert(argumentsOf("{} and {}") == 2);
static_assert(argumentsOf("'{0}{0}' is '{0}({0}{1})'") == 2);
static_assert(argumentsOf("a '{' without a '}'; {x}") == 0);
static_assert(argumentsOf("{} and {0}") > 10, "no argument count fits");
static_assert(slotCount(Msg::FieldDeclaredAsFunction) == 1);

constexpr MessageLanguage kEnglish = MessageLanguage::English, kChinese = MessageLanguage::Chinese;

std::vector<MessageRow> allRows() {
  std::vector<MessageRow> rows;
#define MESSAGE(id, ...) rows.push_back(rowOf(Msg::id));
#define WORD(id, ...) rows.push_back(rowOf(MsgWord::id));
#include "support/messages.def"
  return rows;
}

bool isChinese(std::string_view text) {
  // The first byte in UTF-8 of U+4E00 to U+9FFF.
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return uint8_t(c) >= 0xE4 && uint8_t(c) <= 0xE9; });
}

TEST(Messages, EachRowIsInBothLanguages) {
  std::set<std::string_view> names;
  for (const MessageRow& row : allRows()) {
    EXPECT_TRUE(names.insert(row.name).second) << row.name;
    EXPECT_TRUE(isChinese(row.chinese)) << row.name;
    EXPECT_TRUE(std::none_of(row.english.begin(), row.english.end(), [](char c) {
      return uint8_t(c) >= 0x80;
    })) << row.name;
    EXPECT_EQ(row.english.find("  "), row.english.npos) << row.name;
    EXPECT_EQ(row.chinese.find("  "), row.chinese.npos) << row.name;
  }
  EXPECT_GT(names.size(), 500u);
}

// No English is left between the slots: what remains of ASCII is a name, a keyword, an option.
TEST(Messages, ChineseHasNoEnglishSentences) {
  for (const MessageRow& row : allRows())
    for (std::string_view word : {" the ", " is ", " of ", " not ", " to ", " must ", "expected"})
      EXPECT_EQ(row.chinese.find(word), row.chinese.npos) << row.name;
}

TEST(Messages, SlotsMayStandInAnotherOrder) {
  const Message message(Msg::AssignToConst, "'x'" + std::string(), "'const int'" + std::string());
  EXPECT_EQ(message.name(), "AssignToConst");
  EXPECT_EQ(message.text(kEnglish),
            "cannot assign to variable 'x' with const-qualified type 'const int'");
  EXPECT_EQ(message.text(kChinese), "不能给类型 'const int' 带 const 限定的变量 'x' 赋值");
}

TEST(Messages, WordsFillSlots) {
  const Message message(Msg::VariableTypeExtern, MsgWord::VariableLengthArray);
  EXPECT_EQ(message.text(kEnglish),
            "variable length array declaration cannot have 'extern' linkage");
  EXPECT_EQ(message.text(kChinese), "变长数组的声明不能具有 'extern' 链接");
}

TEST(Messages, MessagesFillSlots) {
  const Message field(Msg::BitField, std::string_view("'b'"));
  EXPECT_EQ(Message(Msg::BitFieldNegative, field, -1).text(kEnglish),
            "bit-field 'b' has negative width (-1)");
  EXPECT_EQ(Message(Msg::BitFieldNegative, field, -1).text(kChinese), "位域 'b' 的宽度为负 (-1)");
}

TEST(Messages, HintsFollowASemicolon) {
  Message message(Msg::UndeclaredIdentifier, std::string_view("'coutn'"));
  message.add({Msg::DidYouMean, std::string_view("'count'")});
  EXPECT_EQ(message.name(), "UndeclaredIdentifier");
  EXPECT_EQ(message.text(kEnglish), "use of undeclared identifier 'coutn'; did you mean 'count'?");
  EXPECT_EQ(message.text(kChinese), "使用了未声明的标识符 'coutn'; 是否想写 'count'?");
}

// What comes from outside keeps its spaces and braces.
TEST(Messages, VerbatimTextStays) {
  EXPECT_EQ(verbatim("#error 请 {} 定义 X").text(kChinese), "#error 请 {} 定义 X");
  EXPECT_EQ(verbatim("x").name(), "");
  EXPECT_EQ(Message(Msg::FileNotFound, std::string_view("我 的.h")).text(kChinese),
            "找不到文件 '我 的.h'");
}

TEST(Messages, DiagnosticsChooseTheLanguage) {
  SourceManager sources;
  const SourceLoc base = sources.add("t.c", "int x;\n");
  DiagnosticOptions options;
  options.language = kChinese;
  std::vector<Diagnostic> all;
  Diagnostics diagnostics(sources, options, [&](Diagnostic d) { all.push_back(std::move(d)); });
  diagnostics.error(base, {Msg::UnknownTypeName, std::string_view("'foo'")});
  diagnostics.warning("unused-value", base, {Msg::ResultUnused});
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].message, "未知的类型名 'foo'");
  EXPECT_EQ(all[0].id, "UnknownTypeName");
  EXPECT_EQ(diagnostics.summary(), "共 1 个警告和 1 个错误。\n");
}

}  // namespace
}  // namespace minic
