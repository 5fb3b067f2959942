// FLAGS: -Wall -Werror=discarded-qualifiers -Wno-div-by-zero -Wno-override-init
// gcc's names are for the warnings that say the same.
int *f(const int *p) {
  int local = 1 / 0;
  if (local) return p;  // error: discards qualifiers
  return &local;  // warning: address of stack memory
}
int a[2] = {[0] = 1, [0] = 2};
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic error "-Wof-a-newer-compiler"
#pragma GCC diagnostic ignored "-Wdiscarded-qualifiers"
#pragma GCC diagnostic ignored "-Wreturn-local-addr"
#pragma GCC diagnostic ignored "-Wsequence-point"
int *g(const int *p) {
  int local = 0;
  local = local++ + 1;
  if (local) return p;
  return &local;
}
