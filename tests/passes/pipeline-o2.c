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
// BISECT: running pass (2) always-inline on unused
// BISECT: running pass (3) sroa on unused
// BISECT: running pass (4) mem2reg on unused
// BISECT: running pass (5) object-size on unused
// BISECT: running pass (6) no-undef on unused
// BISECT: running pass (7) simplify on unused
// BISECT: running pass (8) simplify-cfg on unused
// BISECT: running pass (9) tailrec on unused
// BISECT: running pass (10) inline on unused
// BISECT: running pass (11) sroa on unused
// BISECT: running pass (12) mem2reg on unused
// BISECT: running pass (13) object-size on unused
// BISECT: running pass (14) no-undef on unused
// BISECT: running pass (15) simplify on unused
// BISECT: running pass (16) sccp on unused
// BISECT: running pass (17) gvn on unused
// BISECT: running pass (18) dce on unused
// BISECT: running pass (19) simplify-cfg on unused
// BISECT: running pass (20) attributes on unused
// BISECT: running pass (21) always-inline on twice
// BISECT: running pass (22) sroa on twice
// BISECT: running pass (23) mem2reg on twice
// BISECT: running pass (24) object-size on twice
// BISECT: running pass (25) no-undef on twice
// BISECT: running pass (26) simplify on twice
// BISECT: running pass (27) simplify-cfg on twice
// BISECT: running pass (28) tailrec on twice
// BISECT: running pass (29) inline on twice
// BISECT: running pass (30) sroa on twice
// BISECT: running pass (31) mem2reg on twice
// BISECT: running pass (32) object-size on twice
// BISECT: running pass (33) no-undef on twice
// BISECT: running pass (34) simplify on twice
// BISECT: running pass (35) sccp on twice
// BISECT: running pass (36) gvn on twice
// BISECT: running pass (37) dce on twice
// BISECT: running pass (38) simplify-cfg on twice
// BISECT: running pass (39) attributes on twice
// BISECT: running pass (40) always-inline on f
// BISECT: running pass (41) sroa on f
// BISECT: running pass (42) mem2reg on f
// BISECT: running pass (43) object-size on f
// BISECT: running pass (44) no-undef on f
// BISECT: running pass (45) simplify on f
// BISECT: running pass (46) simplify-cfg on f
// BISECT: running pass (47) tailrec on f
// BISECT: running pass (48) inline on f
// BISECT: running pass (49) sroa on f
// BISECT: running pass (50) mem2reg on f
// BISECT: running pass (51) object-size on f
// BISECT: running pass (52) no-undef on f
// BISECT: running pass (53) simplify on f
// BISECT: running pass (54) sccp on f
// BISECT: running pass (55) gvn on f
// BISECT: running pass (56) dce on f
// BISECT: running pass (57) simplify-cfg on f
// BISECT: running pass (58) attributes on f
// BISECT: running pass (59) globaldce on [module]
// BISECT: running pass (60) ipsccp on [module]
// BISECT: running pass (61) globals on [module]
// BISECT: running pass (62) mem2reg on f
// BISECT: running pass (63) lower-constant-intrinsics on f
// BISECT: running pass (64) no-undef on f
// BISECT: running pass (65) simplify on f
// BISECT: running pass (66) sccp on f
// BISECT: running pass (67) correlated on f
// BISECT: running pass (68) jump-threading on f
// BISECT: running pass (69) adce on f
// BISECT: running pass (70) simplify-cfg on f
// BISECT: running pass (71) loop-form on f
// BISECT: running pass (72) licm on f
// BISECT: running pass (73) loop-promote on f
// BISECT: running pass (74) mem2reg on f
// BISECT: running pass (75) no-undef on f
// BISECT: running pass (76) indvars on f
// BISECT: running pass (77) exit-values on f
// BISECT: running pass (78) idiom on f
// BISECT: running pass (79) licm on f
// BISECT: running pass (80) unswitch on f
// BISECT: running pass (81) gvn on f
// BISECT: running pass (82) correlated on f
// BISECT: running pass (83) simplify on f
// BISECT: running pass (84) sccp on f
// BISECT: running pass (85) adce on f
// BISECT: running pass (86) simplify-cfg on f
// BISECT: running pass (87) loop-form on f
// BISECT: running pass (88) interchange on f
// BISECT: running pass (89) idiom on f
// BISECT: running pass (90) licm on f
// BISECT: running pass (91) unroll-jam on f
// BISECT: running pass (92) unroll-full on f
// BISECT: running pass (93) simplify-cfg on f
// BISECT: running pass (94) simplify on f
// BISECT: running pass (95) sroa on f
// BISECT: running pass (96) mem2reg on f
// BISECT: running pass (97) no-undef on f
// BISECT: running pass (98) gvn on f
// BISECT: running pass (99) simplify on f
// BISECT: running pass (100) merge-loads on f
// BISECT: NOT running pass (101) sccp on f
// BISECT: NOT running pass (102) correlated on f
// BISECT: NOT running pass (103) jump-threading on f
// BISECT: NOT running pass (104) dse on f
// BISECT: NOT running pass (105) adce on f
// BISECT: NOT running pass (106) simplify-cfg on f
// BISECT: NOT running pass (107) loop-form on f
// BISECT: NOT running pass (108) vectorize on f
// BISECT: NOT running pass (109) predictive-commoning on f
// BISECT: NOT running pass (110) unroll on f
// BISECT: NOT running pass (111) simplify on f
// BISECT: NOT running pass (112) gvn on f
// BISECT: NOT running pass (113) slp on f
// BISECT: NOT running pass (114) merge-stores on f
// BISECT: NOT running pass (115) adce on f
// BISECT: NOT running pass (116) simplify-cfg on f
// BISECT: NOT running pass (117) if-convert on f
// BISECT: NOT running pass (118) div-rem on f
// BISECT: NOT running pass (119) simplify on f
// BISECT: NOT running pass (120) dce on f
