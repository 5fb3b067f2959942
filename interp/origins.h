// Where values that were never set come from, for the reports of the checking interpreter. Private
// to interp/.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "interp/shadow.h"
#include "ir/function.h"

namespace minic::interp {

struct Origin {
  /// NoReturn: a scalar, whose use is undefined; NoRecord: the use of a member is reported.
  enum Kind : uint8_t { Variable, Block, NoReturn, NoRecord } kind;
  const Value* value;  // the variable or the function
  SourceLoc loc;
};

class Origins {
 public:
  /// The word for values from there.
  uint64_t wordOf(Origin origin);
  const Origin& operator[](uint64_t word) const { return origins_[word - ShadowMemory::kOrigin]; }

 private:
  std::vector<Origin> origins_;
  std::map<std::pair<const Value*, uint32_t>, uint64_t> words_;
};

}  // namespace minic::interp
