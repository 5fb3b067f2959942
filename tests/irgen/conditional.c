// RUN: %minic -O0 -S -emit-llvm %s -o -
// ?: as value, condition and statement.
void f(int);

int max(int a, int b) { return a > b ? a : b; }
double mixed(int a, double d) { return a ? a : d; }
int *pointer(int c, int *p) { return c ? p : 0; }
void statement(int c) { c ? f(1) : f(2); }
int nested(int a, int b) { return a ? b ? 1 : 2 : a < b ? 3 : 4; }
void asCondition(int a, int b, int c) {
  if (a ? b : c) f(1);
}
int literal(int a, int b) { return 1 ? a : b; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @max(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = icmp sgt i32 %0, %1
//   br i1 %2, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %entry
//   %3 = load i32, ptr %a.addr, align 4
//   br label %cond.end
//
// cond.false:                                       ; preds = %entry
//   %4 = load i32, ptr %b.addr, align 4
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true, %cond.false
//   %5 = phi i32 [ %3, %cond.true ], [ %4, %cond.false ]
//   ret i32 %5
// }
//
// define double @mixed(i32 %a, double %d) {
// entry:
//   %a.addr = alloca i32, align 4
//   %d.addr = alloca double, align 8
//   store i32 %a, ptr %a.addr, align 4
//   store double %d, ptr %d.addr, align 8
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %entry
//   %2 = load i32, ptr %a.addr, align 4
//   %3 = sitofp i32 %2 to double
//   br label %cond.end
//
// cond.false:                                       ; preds = %entry
//   %4 = load double, ptr %d.addr, align 8
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true, %cond.false
//   %5 = phi double [ %3, %cond.true ], [ %4, %cond.false ]
//   ret double %5
// }
//
// define ptr @pointer(i32 %c, ptr %p) {
// entry:
//   %c.addr = alloca i32, align 4
//   %p.addr = alloca ptr, align 8
//   store i32 %c, ptr %c.addr, align 4
//   store ptr %p, ptr %p.addr, align 8
//   %0 = load i32, ptr %c.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %entry
//   %2 = load ptr, ptr %p.addr, align 8
//   br label %cond.end
//
// cond.false:                                       ; preds = %entry
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true, %cond.false
//   %3 = phi ptr [ %2, %cond.true ], [ null, %cond.false ]
//   ret ptr %3
// }
//
// define void @statement(i32 %c) {
// entry:
//   %c.addr = alloca i32, align 4
//   store i32 %c, ptr %c.addr, align 4
//   %0 = load i32, ptr %c.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %entry
//   call void @f(i32 1)
//   br label %cond.end
//
// cond.false:                                       ; preds = %entry
//   call void @f(i32 2)
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true, %cond.false
//   ret void
// }
//
// declare void @f(i32)
//
// define i32 @nested(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %cond.true, label %cond.false1
//
// cond.true:                                        ; preds = %entry
//   %2 = load i32, ptr %b.addr, align 4
//   %3 = icmp ne i32 %2, 0
//   br i1 %3, label %cond.true1, label %cond.false
//
// cond.true1:                                       ; preds = %cond.true
//   br label %cond.end
//
// cond.false:                                       ; preds = %cond.true
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true1, %cond.false
//   %4 = phi i32 [ 1, %cond.true1 ], [ 2, %cond.false ]
//   br label %cond.end2
//
// cond.false1:                                      ; preds = %entry
//   %5 = load i32, ptr %a.addr, align 4
//   %6 = load i32, ptr %b.addr, align 4
//   %7 = icmp slt i32 %5, %6
//   br i1 %7, label %cond.true2, label %cond.false2
//
// cond.true2:                                       ; preds = %cond.false1
//   br label %cond.end1
//
// cond.false2:                                      ; preds = %cond.false1
//   br label %cond.end1
//
// cond.end1:                                        ; preds = %cond.true2, %cond.false2
//   %8 = phi i32 [ 3, %cond.true2 ], [ 4, %cond.false2 ]
//   br label %cond.end2
//
// cond.end2:                                        ; preds = %cond.end, %cond.end1
//   %9 = phi i32 [ %4, %cond.end ], [ %8, %cond.end1 ]
//   ret i32 %9
// }
//
// define void @asCondition(i32 %a, i32 %b, i32 %c) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   %c.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   store i32 %c, ptr %c.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %entry
//   %2 = load i32, ptr %b.addr, align 4
//   %3 = icmp ne i32 %2, 0
//   br i1 %3, label %if.then, label %if.end
//
// cond.false:                                       ; preds = %entry
//   %4 = load i32, ptr %c.addr, align 4
//   %5 = icmp ne i32 %4, 0
//   br i1 %5, label %if.then, label %if.end
//
// if.then:                                          ; preds = %cond.true, %cond.false
//   call void @f(i32 1)
//   br label %if.end
//
// if.end:                                           ; preds = %cond.true, %cond.false, %if.then
//   ret void
// }
//
// define i32 @literal(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   ret i32 %0
// }
