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
// BISECT: running pass (2) sroa on unused
// BISECT: running pass (3) mem2reg on unused
// BISECT: running pass (4) no-undef on unused
// BISECT: running pass (5) simplify on unused
// BISECT: running pass (6) simplify-cfg on unused
// BISECT: running pass (7) tailrec on unused
// BISECT: running pass (8) inline on unused
// BISECT: running pass (9) sroa on unused
// BISECT: running pass (10) mem2reg on unused
// BISECT: running pass (11) no-undef on unused
// BISECT: running pass (12) simplify on unused
// BISECT: running pass (13) sccp on unused
// BISECT: running pass (14) gvn on unused
// BISECT: running pass (15) dce on unused
// BISECT: running pass (16) simplify-cfg on unused
// BISECT: running pass (17) attributes on unused
// BISECT: running pass (18) sroa on twice
// BISECT: running pass (19) mem2reg on twice
// BISECT: running pass (20) no-undef on twice
// BISECT: running pass (21) simplify on twice
// BISECT: running pass (22) simplify-cfg on twice
// BISECT: running pass (23) tailrec on twice
// BISECT: running pass (24) inline on twice
// BISECT: running pass (25) sroa on twice
// BISECT: running pass (26) mem2reg on twice
// BISECT: running pass (27) no-undef on twice
// BISECT: running pass (28) simplify on twice
// BISECT: running pass (29) sccp on twice
// BISECT: running pass (30) gvn on twice
// BISECT: running pass (31) dce on twice
// BISECT: running pass (32) simplify-cfg on twice
// BISECT: running pass (33) attributes on twice
// BISECT: running pass (34) sroa on f
// BISECT: running pass (35) mem2reg on f
// BISECT: running pass (36) no-undef on f
// BISECT: running pass (37) simplify on f
// BISECT: running pass (38) simplify-cfg on f
// BISECT: running pass (39) tailrec on f
// BISECT: running pass (40) inline on f
// BISECT: running pass (41) sroa on f
// BISECT: running pass (42) mem2reg on f
// BISECT: running pass (43) no-undef on f
// BISECT: running pass (44) simplify on f
// BISECT: running pass (45) sccp on f
// BISECT: running pass (46) gvn on f
// BISECT: running pass (47) dce on f
// BISECT: running pass (48) simplify-cfg on f
// BISECT: running pass (49) attributes on f
// BISECT: running pass (50) globaldce on [module]
// BISECT: running pass (51) ipsccp on [module]
// BISECT: running pass (52) dead-args on [module]
// BISECT: running pass (53) globals on [module]
// BISECT: running pass (54) mem2reg on f
// BISECT: running pass (55) no-undef on f
// BISECT: running pass (56) simplify on f
// BISECT: running pass (57) sccp on f
// BISECT: running pass (58) correlated on f
// BISECT: running pass (59) jump-threading on f
// BISECT: running pass (60) adce on f
// BISECT: running pass (61) simplify-cfg on f
// BISECT: running pass (62) loop-form on f
// BISECT: running pass (63) licm on f
// BISECT: running pass (64) loop-promote on f
// BISECT: running pass (65) mem2reg on f
// BISECT: running pass (66) no-undef on f
// BISECT: running pass (67) indvars on f
// BISECT: running pass (68) exit-values on f
// BISECT: running pass (69) idiom on f
// BISECT: running pass (70) licm on f
// BISECT: running pass (71) unswitch on f
// BISECT: running pass (72) gvn on f
// BISECT: running pass (73) correlated on f
// BISECT: running pass (74) simplify on f
// BISECT: running pass (75) sccp on f
// BISECT: running pass (76) adce on f
// BISECT: running pass (77) simplify-cfg on f
// BISECT: running pass (78) loop-form on f
// BISECT: running pass (79) interchange on f
// BISECT: running pass (80) idiom on f
// BISECT: running pass (81) licm on f
// BISECT: running pass (82) unroll-jam on f
// BISECT: running pass (83) unroll-full on f
// BISECT: running pass (84) simplify-cfg on f
// BISECT: running pass (85) simplify on f
// BISECT: running pass (86) sroa on f
// BISECT: running pass (87) mem2reg on f
// BISECT: running pass (88) no-undef on f
// BISECT: running pass (89) gvn on f
// BISECT: running pass (90) simplify on f
// BISECT: running pass (91) sccp on f
// BISECT: running pass (92) correlated on f
// BISECT: running pass (93) jump-threading on f
// BISECT: running pass (94) dse on f
// BISECT: running pass (95) adce on f
// BISECT: running pass (96) simplify-cfg on f
// BISECT: running pass (97) loop-form on f
// BISECT: running pass (98) vectorize on f
// BISECT: running pass (99) carry on f
// BISECT: running pass (100) unroll on f
// BISECT: NOT running pass (101) simplify on f
// BISECT: NOT running pass (102) gvn on f
// BISECT: NOT running pass (103) slp on f
// BISECT: NOT running pass (104) adce on f
// BISECT: NOT running pass (105) simplify-cfg on f
// BISECT: NOT running pass (106) if-convert on f
// BISECT: NOT running pass (107) switch-values on f
// BISECT: NOT running pass (108) div-rem on f
// BISECT: NOT running pass (109) simplify on f
// BISECT: NOT running pass (110) dce on f
