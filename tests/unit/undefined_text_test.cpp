// The sentences about undefined behaviour in two languages.
#include "ir/undefined_text.h"

#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace minic {
namespace {

std::multiset<std::string> slots(std::string_view text) {
  static const std::regex kSlot("\\{[^}]*\\}");
  std::multiset<std::string> found;
  for (std::cregex_iterator at(text.begin(), text.end(), kSlot), end; at != end; ++at)
    found.insert(at->str());
  return found;
}

TEST(UndefinedText, BothLanguagesHaveTheSameSlots) {
  for (const Sentence& sentence : kSentences) {
    const auto wanted = slots(sentence.english);
    EXPECT_EQ(slots(sentence.chinese), wanted) << sentence.english;
    // They are numbered from 0, and each stands there once.
    size_t next = 0;
    for (const std::string& slot : wanted)
      EXPECT_EQ(std::stoul(slot.substr(1)), next++) << sentence.english;
  }
}

TEST(UndefinedText, SlotsMayStandInAnotherOrder) {
  EXPECT_EQ(say<Say::AsOtherType>(false, "reads", "'f'", "int", "float"),
            "this reads 'f' as int, where it has float");
  EXPECT_EQ(say<Say::AsOtherType>(true, "读取", "'f'", "int", "float"),
            "此处以类型 int 读取 'f', 而那里的类型是 float");
}

TEST(UndefinedText, NoGapsBetweenChineseCharacters) {
  const std::string block = say<Say::Block>(true, say<Say::Bytes>(true, 8));
  EXPECT_EQ(say<Say::AtFreed>(true, said(Say::Reads, true), block),
            "此处读取已释放的 8 字节的内存块");
  EXPECT_EQ(say<Say::Declared>(true, block), "8 字节的内存块在此处声明");
}

}  // namespace
}  // namespace minic
