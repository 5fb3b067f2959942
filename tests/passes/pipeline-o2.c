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
//   %0 = shl i32 %n, 1
//   ret i32 %0
// }
// OUTPUT[2]:
// BISECT: running pass (1) mem2reg on unused
// BISECT: running pass (2) no-undef on unused
// BISECT: running pass (3) simplify on unused
// BISECT: running pass (4) simplify-cfg on unused
// BISECT: running pass (5) inline on unused
// BISECT: running pass (6) mem2reg on unused
// BISECT: running pass (7) no-undef on unused
// BISECT: running pass (8) simplify on unused
// BISECT: running pass (9) sccp on unused
// BISECT: running pass (10) gvn on unused
// BISECT: running pass (11) dce on unused
// BISECT: running pass (12) simplify-cfg on unused
// BISECT: running pass (13) mem2reg on twice
// BISECT: running pass (14) no-undef on twice
// BISECT: running pass (15) simplify on twice
// BISECT: running pass (16) simplify-cfg on twice
// BISECT: running pass (17) inline on twice
// BISECT: running pass (18) mem2reg on twice
// BISECT: running pass (19) no-undef on twice
// BISECT: running pass (20) simplify on twice
// BISECT: running pass (21) sccp on twice
// BISECT: running pass (22) gvn on twice
// BISECT: running pass (23) dce on twice
// BISECT: running pass (24) simplify-cfg on twice
// BISECT: running pass (25) mem2reg on f
// BISECT: running pass (26) no-undef on f
// BISECT: running pass (27) simplify on f
// BISECT: running pass (28) simplify-cfg on f
// BISECT: running pass (29) inline on f
// BISECT: running pass (30) mem2reg on f
// BISECT: running pass (31) no-undef on f
// BISECT: running pass (32) simplify on f
// BISECT: running pass (33) sccp on f
// BISECT: running pass (34) gvn on f
// BISECT: running pass (35) dce on f
// BISECT: running pass (36) simplify-cfg on f
// BISECT: running pass (37) globaldce on [module]
// BISECT: running pass (38) adce on f
// BISECT: running pass (39) simplify-cfg on f
// BISECT: running pass (40) loop-form on f
// BISECT: running pass (41) licm on f
// BISECT: running pass (42) loop-promote on f
// BISECT: running pass (43) mem2reg on f
// BISECT: running pass (44) no-undef on f
// BISECT: running pass (45) indvars on f
// BISECT: running pass (46) licm on f
// BISECT: running pass (47) gvn on f
// BISECT: running pass (48) simplify on f
// BISECT: running pass (49) sccp on f
// BISECT: running pass (50) adce on f
// BISECT: running pass (51) simplify-cfg on f
// BISECT: running pass (52) simplify:late on f
// BISECT: running pass (53) dce on f
