// The entry of the unit tests. Each test process may use two minutes of CPU time, however loaded
// the machine is.
#include <gtest/gtest.h>
#include <sys/resource.h>

int main(int argc, char** argv) {
  const rlimit limit{120, 121};
  setrlimit(RLIMIT_CPU, &limit);
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
