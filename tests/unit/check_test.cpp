// What becomes of a broken invariant: the report, the handler, and the way to the caller.
#include "support/check.h"

#include <functional>
#include <gtest/gtest.h>

#include "support/platform/large_stack.h"

namespace minic {
namespace {

std::string reportOf(const std::function<void()>& body) {
  try {
    body();
  } catch (const InternalError& error) {
    return error.what();
  }
  return "no error";
}

TEST(Check, AFailureIsThrownWithItsContext) {
  std::string report = reportOf([] {
    CrashScope outer("the phase", "the function");
    { CrashScope inner("another phase"); }
    MINIC_CHECK(1 + 1 == 3, "sums");
  });
  EXPECT_EQ(report.find("minic: internal error: sums (1 + 1 == 3) at "), 0u) << report;
  EXPECT_NE(report.find("minic: while running: the phase\nminic: on function: the function\n"),
            std::string::npos)
      << report;
  EXPECT_TRUE(crashContext().phase.empty()) << "the scopes have been left";
}

TEST(Check, AFailureOnALargeStackReachesTheCaller) {
  std::string report = reportOf([] {
    CrashScope scope("outside");
    runWithLargeStack([] { MINIC_UNREACHABLE("deep down"); });
  });
  EXPECT_NE(report.find("deep down"), std::string::npos) << report;
  EXPECT_NE(report.find("while running: outside"), std::string::npos) << report;
}

TEST(Check, AHandlerComesFirst) {
  struct Caught {
    std::string report;
  };
  setFailureHandler([](const std::string& report) { throw Caught{report}; });
  try {
    MINIC_CHECK(false);
  } catch (const Caught& caught) {
    EXPECT_NE(caught.report.find("(false) at "), std::string::npos);
  }
  setFailureHandler(nullptr);
  EXPECT_THROW(MINIC_CHECK(false), InternalError);
}

}  // namespace
}  // namespace minic
