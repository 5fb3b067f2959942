// The table; see the header.
#include "ir/library_names.h"

namespace minic {

namespace {

struct LibraryRow {
  std::string_view intrinsic;  // without "llvm." and the type
  const char *wide, *narrow;   // for double, for float
};
constexpr LibraryRow kLibrary[] = {
    {"sqrt", "sqrt", "sqrtf"},
    {"sin", "sin", "sinf"},
    {"cos", "cos", "cosf"},
    {"exp", "exp", "expf"},
    {"exp2", "exp2", "exp2f"},
    {"log", "log", "logf"},
    {"log2", "log2", "log2f"},
    {"log10", "log10", "log10f"},
    {"floor", "floor", "floorf"},
    {"ceil", "ceil", "ceilf"},
    {"trunc", "trunc", "truncf"},
    {"rint", "rint", "rintf"},
    {"nearbyint", "nearbyint", "nearbyintf"},
    {"round", "round", "roundf"},
    {"pow", "pow", "powf"},
    {"maxnum", "fmax", "fmaxf"},
    {"minnum", "fmin", "fminf"},
    {"copysign", "copysign", "copysignf"},
    {"fma", "fma", "fmaf"},
};

}  // namespace

std::string_view intrinsicStem(std::string_view intrinsic) {
  if (!intrinsic.starts_with("llvm.")) return {};
  intrinsic.remove_prefix(5);
  return intrinsic.substr(0, intrinsic.find('.'));
}

const char* libraryName(std::string_view intrinsic) {
  std::string_view wanted = intrinsicStem(intrinsic);
  bool narrow = intrinsic.ends_with(".f32");
  if (!narrow && !intrinsic.ends_with(".f64")) return nullptr;
  for (const LibraryRow& row : kLibrary)
    if (row.intrinsic == wanted) return narrow ? row.narrow : row.wide;
  return nullptr;
}

}  // namespace minic
