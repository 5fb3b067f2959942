// LLVM 14 asks for a pointer to the type of byval and sret, in calls through pointers too.
// RUN: %minic %s -S -emit-llvm -O1 --typed-pointers -o - | grep 'byval\|sret'
struct A { long a, b, c; };
long use(struct A x) { return x.a; }
struct A make(struct A (*f)(struct A, long (*)(struct A)), struct A x) { return f(x, use); }
__int128 wide(int a, int b, int c, int d, int e, int f, __int128 x) { return x + a; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
// define i64 @use(%struct.A* byval(%struct.A) align 8 %x) {
// define void @make(%struct.A* sret(%struct.A) align 8 %0, i8* %f, %struct.A* byval(%struct.A) align 8 %x) {
//   call void %typed.0(%struct.A* sret(%struct.A) align 8 %0, %struct.A* byval(%struct.A) align 8 %x, i8* bitcast (i64 (%struct.A*)* @use to i8*))
// define { i64, i64 } @wide(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, { i64, i64 }* byval({ i64, i64 }) align 16 %0) {
