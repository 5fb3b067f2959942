// Where values that were never set come from.
#include "interp/origins.h"

namespace minic::interp {

uint64_t Origins::wordOf(Origin origin) {
  auto [found, isNew] =
      words_.try_emplace({origin.value, origin.loc.raw}, ShadowMemory::kOrigin + origins_.size());
  if (isNew) origins_.push_back(origin);
  return found->second;
}

}  // namespace minic::interp
