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
// BISECT: running pass (2) no-undef on unused
// BISECT: running pass (3) dce on unused
// BISECT: running pass (4) inline on unused
// BISECT: running pass (5) mem2reg on unused
// BISECT: running pass (6) no-undef on unused
// BISECT: running pass (7) sccp on unused
// BISECT: running pass (8) dce on unused
// BISECT: running pass (9) simplify-cfg on unused
// BISECT: running pass (10) mem2reg on twice
// BISECT: running pass (11) no-undef on twice
// BISECT: running pass (12) dce on twice
// BISECT: running pass (13) inline on twice
// BISECT: running pass (14) mem2reg on twice
// BISECT: running pass (15) no-undef on twice
// BISECT: running pass (16) sccp on twice
// BISECT: running pass (17) dce on twice
// BISECT: running pass (18) simplify-cfg on twice
// BISECT: running pass (19) mem2reg on f
// BISECT: running pass (20) no-undef on f
// BISECT: running pass (21) dce on f
// BISECT: running pass (22) inline on f
// BISECT: running pass (23) mem2reg on f
// BISECT: running pass (24) no-undef on f
// BISECT: running pass (25) sccp on f
// BISECT: running pass (26) dce on f
// BISECT: running pass (27) simplify-cfg on f
// BISECT: running pass (28) globaldce on [module]
// BISECT: running pass (29) adce on f
// BISECT: running pass (30) simplify-cfg on f
// BISECT: running pass (31) loop-form on f
// BISECT: running pass (32) licm on f
// BISECT: running pass (33) indvars on f
// BISECT: running pass (34) licm on f
// BISECT: running pass (35) sccp on f
// BISECT: running pass (36) adce on f
// BISECT: running pass (37) simplify-cfg on f
