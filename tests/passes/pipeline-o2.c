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
// BISECT: running pass (1) ipsccp on [module]
// BISECT: running pass (2) mem2reg on unused
// BISECT: running pass (3) no-undef on unused
// BISECT: running pass (4) simplify on unused
// BISECT: running pass (5) simplify-cfg on unused
// BISECT: running pass (6) tailrec on unused
// BISECT: running pass (7) inline on unused
// BISECT: running pass (8) mem2reg on unused
// BISECT: running pass (9) no-undef on unused
// BISECT: running pass (10) simplify on unused
// BISECT: running pass (11) sccp on unused
// BISECT: running pass (12) gvn on unused
// BISECT: running pass (13) dce on unused
// BISECT: running pass (14) simplify-cfg on unused
// BISECT: running pass (15) attributes on unused
// BISECT: running pass (16) mem2reg on twice
// BISECT: running pass (17) no-undef on twice
// BISECT: running pass (18) simplify on twice
// BISECT: running pass (19) simplify-cfg on twice
// BISECT: running pass (20) tailrec on twice
// BISECT: running pass (21) inline on twice
// BISECT: running pass (22) mem2reg on twice
// BISECT: running pass (23) no-undef on twice
// BISECT: running pass (24) simplify on twice
// BISECT: running pass (25) sccp on twice
// BISECT: running pass (26) gvn on twice
// BISECT: running pass (27) dce on twice
// BISECT: running pass (28) simplify-cfg on twice
// BISECT: running pass (29) attributes on twice
// BISECT: running pass (30) mem2reg on f
// BISECT: running pass (31) no-undef on f
// BISECT: running pass (32) simplify on f
// BISECT: running pass (33) simplify-cfg on f
// BISECT: running pass (34) tailrec on f
// BISECT: running pass (35) inline on f
// BISECT: running pass (36) mem2reg on f
// BISECT: running pass (37) no-undef on f
// BISECT: running pass (38) simplify on f
// BISECT: running pass (39) sccp on f
// BISECT: running pass (40) gvn on f
// BISECT: running pass (41) dce on f
// BISECT: running pass (42) simplify-cfg on f
// BISECT: running pass (43) attributes on f
// BISECT: running pass (44) globaldce on [module]
// BISECT: running pass (45) ipsccp on [module]
// BISECT: running pass (46) dead-args on [module]
// BISECT: running pass (47) globals on [module]
// BISECT: running pass (48) points-to on [module]
// BISECT: running pass (49) mem2reg on f
// BISECT: running pass (50) no-undef on f
// BISECT: running pass (51) simplify on f
// BISECT: running pass (52) sccp on f
// BISECT: running pass (53) adce on f
// BISECT: running pass (54) simplify-cfg on f
// BISECT: running pass (55) loop-form on f
// BISECT: running pass (56) licm on f
// BISECT: running pass (57) loop-promote on f
// BISECT: running pass (58) mem2reg on f
// BISECT: running pass (59) no-undef on f
// BISECT: running pass (60) indvars on f
// BISECT: running pass (61) licm on f
// BISECT: running pass (62) gvn on f
// BISECT: running pass (63) simplify on f
// BISECT: running pass (64) sccp on f
// BISECT: running pass (65) adce on f
// BISECT: running pass (66) simplify-cfg on f
// BISECT: running pass (67) loop-form on f
// BISECT: running pass (68) unroll-full on f
// BISECT: running pass (69) simplify-cfg on f
// BISECT: running pass (70) gvn on f
// BISECT: running pass (71) simplify on f
// BISECT: running pass (72) sccp on f
// BISECT: running pass (73) dse on f
// BISECT: running pass (74) adce on f
// BISECT: running pass (75) simplify-cfg on f
// BISECT: running pass (76) loop-form on f
// BISECT: running pass (77) unroll on f
// BISECT: running pass (78) simplify on f
// BISECT: running pass (79) gvn on f
// BISECT: running pass (80) adce on f
// BISECT: running pass (81) simplify-cfg on f
// BISECT: running pass (82) simplify:late on f
// BISECT: running pass (83) dce on f
