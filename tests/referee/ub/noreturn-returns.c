// Ends the program, unless it is asked for an unknown kind of end.
#include <stdio.h>
#include <stdlib.h>

static _Noreturn void finish(const char *kind) {
  puts(kind);
  switch (*kind) {
    case 's': exit(0);
    case 'f': exit(1);
  }
}  // ub: noreturn

int main(int argc, char **argv) {
  finish(argc > 1 ? argv[1] : "unknown");
}
