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
// define i32 @f(i32 %n) willreturn norecurse readnone {
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
// BISECT: running pass (13) attributes on unused
// BISECT: running pass (14) mem2reg on twice
// BISECT: running pass (15) no-undef on twice
// BISECT: running pass (16) simplify on twice
// BISECT: running pass (17) simplify-cfg on twice
// BISECT: running pass (18) inline on twice
// BISECT: running pass (19) mem2reg on twice
// BISECT: running pass (20) no-undef on twice
// BISECT: running pass (21) simplify on twice
// BISECT: running pass (22) sccp on twice
// BISECT: running pass (23) gvn on twice
// BISECT: running pass (24) dce on twice
// BISECT: running pass (25) simplify-cfg on twice
// BISECT: running pass (26) attributes on twice
// BISECT: running pass (27) mem2reg on f
// BISECT: running pass (28) no-undef on f
// BISECT: running pass (29) simplify on f
// BISECT: running pass (30) simplify-cfg on f
// BISECT: running pass (31) inline on f
// BISECT: running pass (32) mem2reg on f
// BISECT: running pass (33) no-undef on f
// BISECT: running pass (34) simplify on f
// BISECT: running pass (35) sccp on f
// BISECT: running pass (36) gvn on f
// BISECT: running pass (37) dce on f
// BISECT: running pass (38) simplify-cfg on f
// BISECT: running pass (39) attributes on f
// BISECT: running pass (40) globaldce on [module]
// BISECT: running pass (41) adce on f
// BISECT: running pass (42) simplify-cfg on f
// BISECT: running pass (43) loop-form on f
// BISECT: running pass (44) licm on f
// BISECT: running pass (45) loop-promote on f
// BISECT: running pass (46) mem2reg on f
// BISECT: running pass (47) no-undef on f
// BISECT: running pass (48) indvars on f
// BISECT: running pass (49) licm on f
// BISECT: running pass (50) gvn on f
// BISECT: running pass (51) simplify on f
// BISECT: running pass (52) sccp on f
// BISECT: running pass (53) adce on f
// BISECT: running pass (54) simplify-cfg on f
// BISECT: running pass (55) simplify:late on f
// BISECT: running pass (56) dce on f
