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
// BISECT: running pass (8) gvn on unused
// BISECT: running pass (9) dce on unused
// BISECT: running pass (10) simplify-cfg on unused
// BISECT: running pass (11) mem2reg on twice
// BISECT: running pass (12) no-undef on twice
// BISECT: running pass (13) dce on twice
// BISECT: running pass (14) inline on twice
// BISECT: running pass (15) mem2reg on twice
// BISECT: running pass (16) no-undef on twice
// BISECT: running pass (17) sccp on twice
// BISECT: running pass (18) gvn on twice
// BISECT: running pass (19) dce on twice
// BISECT: running pass (20) simplify-cfg on twice
// BISECT: running pass (21) mem2reg on f
// BISECT: running pass (22) no-undef on f
// BISECT: running pass (23) dce on f
// BISECT: running pass (24) inline on f
// BISECT: running pass (25) mem2reg on f
// BISECT: running pass (26) no-undef on f
// BISECT: running pass (27) sccp on f
// BISECT: running pass (28) gvn on f
// BISECT: running pass (29) dce on f
// BISECT: running pass (30) simplify-cfg on f
// BISECT: running pass (31) globaldce on [module]
// BISECT: running pass (32) adce on f
// BISECT: running pass (33) simplify-cfg on f
// BISECT: running pass (34) loop-form on f
// BISECT: running pass (35) licm on f
// BISECT: running pass (36) indvars on f
// BISECT: running pass (37) licm on f
// BISECT: running pass (38) gvn on f
// BISECT: running pass (39) sccp on f
// BISECT: running pass (40) adce on f
// BISECT: running pass (41) simplify-cfg on f
