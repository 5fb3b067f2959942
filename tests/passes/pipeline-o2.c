// RUN: %minic %s -O2 -S -emit-llvm -o -
// RUN: %minic %s -O2 -S -emit-llvm -o /dev/null -opt-bisect-limit=100
// -O2 sees the whole module: callees come before their callers, and what nothing calls is removed.
static int unused(int n) { return n ? unused(n - 1) : 0; }
static int twice(int n);
int f(int n) {
  int dead = twice(n);
  if (dead > 3) dead = 1;
  return twice(n);
}
static int twice(int n) { return n * 2; }
// OUTPUT[1]:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @f(i32 %n) {
// entry:
//   %0 = mul i32 %n, 2
//   ret i32 %0
// }
// OUTPUT[2]:
// BISECT: running pass (1) mem2reg on unused
// BISECT: running pass (2) dce on unused
// BISECT: running pass (3) inline on unused
// BISECT: running pass (4) mem2reg on unused
// BISECT: running pass (5) sccp on unused
// BISECT: running pass (6) dce on unused
// BISECT: running pass (7) simplify-cfg on unused
// BISECT: running pass (8) mem2reg on twice
// BISECT: running pass (9) dce on twice
// BISECT: running pass (10) inline on twice
// BISECT: running pass (11) mem2reg on twice
// BISECT: running pass (12) sccp on twice
// BISECT: running pass (13) dce on twice
// BISECT: running pass (14) simplify-cfg on twice
// BISECT: running pass (15) mem2reg on f
// BISECT: running pass (16) dce on f
// BISECT: running pass (17) inline on f
// BISECT: running pass (18) mem2reg on f
// BISECT: running pass (19) sccp on f
// BISECT: running pass (20) dce on f
// BISECT: running pass (21) simplify-cfg on f
// BISECT: running pass (22) globaldce on [module]
// BISECT: running pass (23) adce on f
// BISECT: running pass (24) simplify-cfg on f
