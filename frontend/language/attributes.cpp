#include "frontend/language/attributes.h"

#include <algorithm>
#include <iterator>

namespace minic {
namespace {

struct Row {
  std::string_view name;
  AttributeKind kind;
};

constexpr Row kAttributes[] = {
#define ATTRIBUTE(name, kind) {name, AttributeKind::kind},
#include "frontend/language/attributes.def"
#undef ATTRIBUTE
};

constexpr bool isBefore(const Row& a, const Row& b) { return a.name < b.name; }
static_assert(std::is_sorted(std::begin(kAttributes), std::end(kAttributes), isBefore));

}  // namespace

AttributeKind attributeKind(std::string_view plainName) {
  const Row wanted{plainName, {}};
  const Row* found =
      std::lower_bound(std::begin(kAttributes), std::end(kAttributes), wanted, isBefore);
  bool isKnown = found != std::end(kAttributes) && found->name == plainName;
  return isKnown ? found->kind : AttributeKind::Unknown;
}

std::string_view plainName(std::string_view name) {
  bool decorated = name.size() > 4 && name.starts_with("__") && name.ends_with("__");
  return decorated ? name.substr(2, name.size() - 4) : name;
}

}  // namespace minic
