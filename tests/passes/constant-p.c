// __builtin_constant_p at -O2: what propagation, inlining and memory make known is a constant, as for gcc; addresses, and what
// has effects, are none. The branch that is not taken is gone with its call. At -O1 the front end answers.
// RUN: %minic %s -O2 -S -emit-llvm -o - | grep -v '^source\|^$'
// RUN: %minic %s -O1 -S -emit-llvm -o - | grep -A3 'define.*@local\|define.*@dead'
extern void bad(void);
extern int effect(void);
int global;
struct pair { int a, b; };

int local(void) { int x = 3; return __builtin_constant_p(x); }
int computed(void) { int x = 3, y = x * 7; return __builtin_constant_p(x + y); }
int parameter(int x) { return __builtin_constant_p(x); }
int masked(int x) { return __builtin_constant_p(x & 0); }
int merged(int c) { int x; if (c) x = 5; else x = 5; return __builtin_constant_p(x); }
int either(int c) { return __builtin_constant_p(c ? 5 : 6); }
int real(void) { double d = 2.5; return __builtin_constant_p(d * 2); }
int member(void) { struct pair p = {1, 2}; return __builtin_constant_p(p.b); }
int element(void) { int a[3] = {1, 2, 3}; return __builtin_constant_p(a[2]); }
int through(void) { struct pair p = {1, 2}, *q = &p; return __builtin_constant_p(q->b); }
int address(void) { int *p = &global; return __builtin_constant_p(p); }
int number(void) { return __builtin_constant_p((long)&global + 1); }
int called(void) { return __builtin_constant_p(effect()); }
int changed(void) { int x = 1; return 10 * __builtin_constant_p(x++) + x; }
int fleeting(void) { volatile int x = 1; return __builtin_constant_p(x); }

static inline int known(int n) { return __builtin_constant_p(n) ? 1 : effect(); }
int inlined(void) { return known(4); }
int not_inlined(int n) { return known(n); }

void dead(void) { int x = 3; if (__builtin_constant_p(x) && x > 5) bad(); }
void alive(void) { int x = 7; if (__builtin_constant_p(x) && x > 5) bad(); }
int unrolled(void) { int n = 0; for (int i = 0; i < 2; i++) n += __builtin_constant_p(i); return n; }
// OUTPUT[1]:
// ; ModuleID = '%s'
// %struct.pair = type { i32, i32 }
// @global = global i32 0, align 4
// define i32 @local() willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// declare i1 @llvm.is.constant.i32(i32)
// define i32 @computed() willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @parameter(i32 %x) willreturn norecurse readnone {
// entry:
//   ret i32 0
// }
// define i32 @masked(i32 %x) willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @merged(i32 %c) willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @either(i32 %c) willreturn norecurse readnone {
// entry:
//   ret i32 0
// }
// define i32 @real() willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @member() willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @element() willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @through() willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @address() willreturn norecurse readnone {
// entry:
//   ret i32 0
// }
// define i32 @number() willreturn norecurse readnone {
// entry:
//   ret i32 0
// }
// define i32 @called() willreturn norecurse readnone {
// entry:
//   ret i32 0
// }
// define i32 @changed() willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @fleeting() willreturn norecurse {
// entry:
//   %x = alloca i32, align 4
//   store volatile i32 1, ptr %x, align 4
//   ret i32 0
// }
// declare i32 @effect()
// define i32 @inlined() willreturn norecurse readnone {
// entry:
//   ret i32 1
// }
// define i32 @not_inlined(i32 %n) memory(readwrite, argmem: none, inaccessiblemem: readwrite) {
// entry:
//   %0 = call i32 @effect()
//   ret i32 %0
// }
// define void @dead() willreturn norecurse readnone {
// entry:
//   ret void
// }
// declare void @bad()
// define void @alive() memory(readwrite, argmem: none, inaccessiblemem: readwrite) {
// entry:
//   call void @bad()
//   ret void
// }
// define i32 @unrolled() willreturn norecurse readnone {
// entry:
//   ret i32 0
// }
// OUTPUT[2]:
// define i32 @local() {
// entry:
//   ret i32 0
// }
// --
// define void @dead() {
// entry:
//   ret void
// }
