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
// BISECT: running pass (5) tailrec on unused
// BISECT: running pass (6) inline on unused
// BISECT: running pass (7) mem2reg on unused
// BISECT: running pass (8) no-undef on unused
// BISECT: running pass (9) simplify on unused
// BISECT: running pass (10) sccp on unused
// BISECT: running pass (11) gvn on unused
// BISECT: running pass (12) dce on unused
// BISECT: running pass (13) simplify-cfg on unused
// BISECT: running pass (14) attributes on unused
// BISECT: running pass (15) mem2reg on twice
// BISECT: running pass (16) no-undef on twice
// BISECT: running pass (17) simplify on twice
// BISECT: running pass (18) simplify-cfg on twice
// BISECT: running pass (19) tailrec on twice
// BISECT: running pass (20) inline on twice
// BISECT: running pass (21) mem2reg on twice
// BISECT: running pass (22) no-undef on twice
// BISECT: running pass (23) simplify on twice
// BISECT: running pass (24) sccp on twice
// BISECT: running pass (25) gvn on twice
// BISECT: running pass (26) dce on twice
// BISECT: running pass (27) simplify-cfg on twice
// BISECT: running pass (28) attributes on twice
// BISECT: running pass (29) mem2reg on f
// BISECT: running pass (30) no-undef on f
// BISECT: running pass (31) simplify on f
// BISECT: running pass (32) simplify-cfg on f
// BISECT: running pass (33) tailrec on f
// BISECT: running pass (34) inline on f
// BISECT: running pass (35) mem2reg on f
// BISECT: running pass (36) no-undef on f
// BISECT: running pass (37) simplify on f
// BISECT: running pass (38) sccp on f
// BISECT: running pass (39) gvn on f
// BISECT: running pass (40) dce on f
// BISECT: running pass (41) simplify-cfg on f
// BISECT: running pass (42) attributes on f
// BISECT: running pass (43) globaldce on [module]
// BISECT: running pass (44) globals on [module]
// BISECT: running pass (45) points-to on [module]
// BISECT: running pass (46) mem2reg on f
// BISECT: running pass (47) no-undef on f
// BISECT: running pass (48) simplify on f
// BISECT: running pass (49) sccp on f
// BISECT: running pass (50) adce on f
// BISECT: running pass (51) simplify-cfg on f
// BISECT: running pass (52) loop-form on f
// BISECT: running pass (53) licm on f
// BISECT: running pass (54) loop-promote on f
// BISECT: running pass (55) mem2reg on f
// BISECT: running pass (56) no-undef on f
// BISECT: running pass (57) indvars on f
// BISECT: running pass (58) licm on f
// BISECT: running pass (59) gvn on f
// BISECT: running pass (60) simplify on f
// BISECT: running pass (61) sccp on f
// BISECT: running pass (62) adce on f
// BISECT: running pass (63) simplify-cfg on f
// BISECT: running pass (64) loop-form on f
// BISECT: running pass (65) unroll-full on f
// BISECT: running pass (66) simplify-cfg on f
// BISECT: running pass (67) gvn on f
// BISECT: running pass (68) simplify on f
// BISECT: running pass (69) sccp on f
// BISECT: running pass (70) dse on f
// BISECT: running pass (71) adce on f
// BISECT: running pass (72) simplify-cfg on f
// BISECT: running pass (73) loop-form on f
// BISECT: running pass (74) unroll on f
// BISECT: running pass (75) simplify on f
// BISECT: running pass (76) gvn on f
// BISECT: running pass (77) adce on f
// BISECT: running pass (78) simplify-cfg on f
// BISECT: running pass (79) simplify:late on f
// BISECT: running pass (80) dce on f
