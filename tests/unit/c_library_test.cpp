// The C library's table against itself and the interpreter's functions. Headers:
// tests/cli/c_library_test.py.
#include <gtest/gtest.h>
#include <set>
#include <string_view>
#include <vector>

#include "interp/code.h"
#include "ir/function.h"
#include "ir/library.h"

namespace minic {
namespace {

struct Row {
  std::string_view name, type, contract;
};
constexpr Row kRows[] = {
#define C_FUNCTION(name, type, header, memory, flags, contract) {name, type, contract},
#include "support/c_library.def"
};

TEST(CLibrary, AFunctionHasOneRow) {
  std::set<std::string_view> names;
  for (const Row& row : kRows) EXPECT_TRUE(names.insert(row.name).second) << row.name;
}

TEST(CLibrary, AFunctionWithAPointerHasAContract) {
  for (const Row& row : kRows) {
    const bool hasPointer = row.type.find_first_of("pPsSa", 1) != row.type.npos;
    EXPECT_TRUE(!hasPointer || !row.contract.empty()) << row.name;
  }
}

// Its clauses are of the known forms, and name pointers and numbers where these are.
TEST(CLibrary, AContractIsOfTheFunctionsArguments) {
  for (const Row& row : kRows) {
    std::string_view rest = row.contract;
    while (!rest.empty()) {
      std::string_view clause = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(clause.size() + 1, rest.size()));
      if (clause == "-" || clause == "=" || clause[0] == '@') continue;
      const bool mayBeNull = clause.ends_with('?');
      if (mayBeNull) clause.remove_suffix(1);
      ASSERT_GE(clause.size(), 2u) << row.name;
      EXPECT_NE(std::string_view("tfrxwacmpsFR").find(clause[0]), std::string_view::npos)
          << row.name;
      std::vector<size_t> numbers;
      const bool isSized = clause.find('=') == clause.npos;
      for (size_t i = 1; i < clause.size() && (isSized || clause[i] != '='); ++i)
        if (clause[i] >= '0' && clause[i] <= '9') numbers.push_back(size_t(clause[i] - '0'));
      if (!isSized) numbers.resize(1);
      for (size_t i = 0; i < numbers.size(); ++i) {
        ASSERT_LT(numbers[i], row.type.size()) << row.name;
        const char letter = row.type[numbers[i]];
        const bool isPointer = std::string_view("pPsS").find(letter) != std::string_view::npos;
        const bool isValue = clause[0] == 'c' || clause[0] == 'm';
        const bool isSecondPointer = clause[0] == 'a' && i == 1;
        EXPECT_EQ(isPointer, (i == 0 && !isValue) || isSecondPointer) << row.name << ' ' << clause;
      }
    }
  }
}

TEST(CLibrary, TheInterpreterReadsNoMoreArgumentsThanTheRowHas) {
  Module module;
  size_t found = 0;
  for (const Row& row : kRows) {
    if (row.type.find('L') != row.type.npos) continue;  // perhaps two words
    Type* any = module.types.function(module.types.i64(), {}, true);
    uint32_t args = 0;
    if (!interp::findHostFunction(*module.createFunction(row.name, any), args)) continue;
    ++found;
    EXPECT_LE(args, row.type.size() - 1 - row.type.ends_with('.')) << row.name;
  }
  EXPECT_GT(found, 200u);
}

}  // namespace
}  // namespace minic
