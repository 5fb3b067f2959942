// The generated parser's network of states, read by grammar/atn_reader.cpp and by ANTLR's runtime.
#include <algorithm>
#include <gtest/gtest.h>

#include "grammar/reference_atn.h"

namespace minic {
namespace {

TEST(AtnReader, ReadsWhatTheRuntimeReads) {
  DescribedNetworks networks = describeNetworks();
  EXPECT_GT(std::ranges::count(networks.byRuntime, '\n'), 500);
  EXPECT_EQ(networks.byOurs, networks.byRuntime);
}

}  // namespace
}  // namespace minic
