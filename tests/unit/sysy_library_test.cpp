// The SysY library's table against its other forms: the header and the source of the runtime, and
// the documentation.
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <regex>
#include <string>

namespace {

struct LibraryFunction {
  std::string name, type;
};
const LibraryFunction kFunctions[] = {
#define SYSY_FUNCTION(name, type, memory, flags) {#name, type},
#include "support/sysy_library.def"
};

std::string textOf(const char* name) {
  std::ifstream in(std::string(MINIC_SOURCE_DIR) + "/" + name);
  EXPECT_TRUE(in) << name;
  return std::string((std::istreambuf_iterator<char>(in)), {});
}

/// The prototype of the function as C has it, with any names of parameters, as a pattern.
std::regex prototypeOf(const LibraryFunction& function) {
  const std::string& type = function.type;
  std::string result = type[0] == 'v' ? "void" : type[0] == 'i' ? "int" : "float", list;
  for (char letter : type.substr(1)) {
    if (!list.empty()) list += ", ";
    list += letter == 'i'   ? "int \\w+"
            : letter == 'f' ? "float \\w+"
            : letter == 'I' ? "int \\w+\\[\\]"
            : letter == 'F' ? "float \\w+\\[\\]"
            : letter == 's' ? "char \\w+\\[\\]"
                            : "\\.\\.\\.";
  }
  if (list.empty()) list = "void";
  return std::regex("(^|\n)" + result + " " + function.name + "\\(" + list + "\\)");
}

TEST(SysyLibrary, TheHeaderDeclaresAndTheSourceDefinesIt) {
  std::string header = textOf("runtime/sylib.h"), source = textOf("runtime/sylib.c");
  for (const LibraryFunction& function : kFunctions) {
    EXPECT_TRUE(std::regex_search(header, prototypeOf(function))) << function.name;
    EXPECT_TRUE(std::regex_search(source, std::regex("\\b" + function.name + "\\)?\\(")))
        << function.name;
  }
  std::regex any("\n(int|float|void) \\w+\\([^;]*\\);");
  auto declared = std::distance(std::sregex_iterator(header.begin(), header.end(), any), {});
  EXPECT_EQ(size_t(declared), std::size(kFunctions)) << "the table lacks a function";
}

TEST(SysyLibrary, TheDocumentationDescribesIt) {
  std::string page = textOf("docs/language.md");
  for (const LibraryFunction& function : kFunctions)
    if (function.name[0] != '_') {
      EXPECT_NE(page.find(" " + function.name + "("), std::string::npos) << function.name;
    }
}

}  // namespace
