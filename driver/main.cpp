// The program `minic`, also built under the name `compiler`.
#include <string>
#include <vector>

#include "driver/crash.h"
#include "driver/driver.h"

int main(int argc, char** argv) {
  minic::installCrashHandlers();
  return minic::runDriver(std::vector<std::string>(argv + (argc > 0), argv + argc));
}
