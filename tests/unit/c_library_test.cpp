// The C library's table against itself and the interpreter's functions. Headers:
// tests/cli/c_library_test.py.
#include <gtest/gtest.h>
#include <set>
#include <string_view>

#include "ir/function.h"
#include "ir/interp/interp_code.h"
#include "ir/library.h"

namespace minic {
namespace {

struct Row {
  std::string_view name, type;
};
constexpr Row kRows[] = {
#define C_FUNCTION(name, type, header, memory, flags) {name, type},
#include "support/c_library.def"
};

TEST(CLibrary, AFunctionHasOneRow) {
  std::set<std::string_view> names;
  for (const Row& row : kRows) EXPECT_TRUE(names.insert(row.name).second) << row.name;
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
