// The status of the program is only set when something goes wrong.
#include <stdio.h>

int main(int argc, char **argv) {
  int status;
  (void)argv;
  if (argc > 3) {
    puts("too many arguments");
    status = 2;
  }
  puts("done");
  return status;  // ub: uninitialised
}
