// The parser's network of states as the runtime's reader and as ours read it: what atn_reader.cpp
// is tested against. No part of the compiler.
#pragma once

#include <string>

namespace minic {

struct DescribedNetworks {
  std::string byRuntime, byOurs;
};

/// A line for each state, rule and decision, with all that prediction asks of them.
DescribedNetworks describeNetworks();

}  // namespace minic
