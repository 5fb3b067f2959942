// Extensions, and the first bytes of files without a known one.
#include "driver/input_kinds.h"

#include <cstdio>
#include <string>

#include "support/platform/files.h"

namespace minic {

namespace {

/// By its first bytes: an object, a shared library or an archive, whatever it is called.
bool isObjectFile(const std::string& name) {
  char start[8] = {};
  if (std::FILE* file = std::fopen(name.c_str(), "rb")) {
    size_t length = std::fread(start, 1, sizeof start, file);
    std::fclose(file);
    std::string_view bytes(start, length);
    return bytes.starts_with("\177ELF") || bytes.starts_with("!<arch>\n");
  }
  return false;
}

}  // namespace

Action actionOf(std::string_view extension) {
  if (extension == ".ll" || extension == ".ir" || extension == ".txt") return Action::Llvm;
  if (extension == ".s" || extension == ".S") return Action::Assembly;
  if (extension == ".o") return Action::Object;
  return Action::Link;
}

bool decideKind(Input& input, InputKind dialect, Action action) {
  std::string_view extension = extensionOf(input.name);
  if (extension == ".sy" || extension == ".sysy")
    input.kind = dialect == InputKind::Auto ? InputKind::Sysy : dialect;
  else if (input.name == "-" || extension == ".c" || extension == ".i" || extension == ".txt" ||
           extension == ".cminus" || (extension == ".h" && action == Action::Preprocess))
    input.kind = dialect == InputKind::Auto ? InputKind::C : dialect;
  else if (extension == ".ll")
    input.kind = InputKind::Ir;
  else if (extension == ".s")
    input.kind = InputKind::Assembler;
  else if (extension == ".S" || extension == ".sx")
    input.kind = InputKind::AssemblerWithCpp;
  else if (extension == ".o" || extension == ".a" || extension == ".so" ||
           input.name.find(".so.") != std::string::npos || isObjectFile(input.name))
    input.kind = InputKind::Linker;
  else
    return false;
  return true;
}

}  // namespace minic
