; RUN: %minic %s -S -emit-llvm -passes="globals,function(mem2reg,simplify)" -o -
; RUN: %minic %s -S -passes=globals -Rpass=globals -Rpass-missed=globals -o /dev/null
; Constants: nothing writes them. A local: only main uses it.

@never = internal global i32 8
@table = internal global [2 x { i16, double }] [{ i16, double } { i16 1, double 2.0 }, { i16, double } { i16 3, double 4.0 }]
@written_elsewhere = internal global i32 1
@passed = internal global i32 2
@stored = internal global i32 3
@visible = global i32 4
@volatile = internal global i32 5
@counter = internal global i32 6
@array = internal global [2 x i32] zeroinitializer
@keeper = internal global ptr @named
@named = internal global i32 7
@cleared = internal global [4 x i32] [i32 1, i32 1, i32 1, i32 1]

declare void @take(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @other(ptr %p, i64 %i) {
  store i32 9, ptr @written_elsewhere
  store ptr @stored, ptr %p
  call void @llvm.memset.p0.i64(ptr @cleared, i8 0, i64 16, i1 false)
  %q = getelementptr [2 x i32], ptr @array, i64 0, i64 %i
  store i32 1, ptr %q
  ret void
}

define i32 @main() {
  %a = load i32, ptr @never
  %b = load i32, ptr @written_elsewhere
  call void @take(ptr @passed)
  %c = load i32, ptr @passed
  %d = load i32, ptr @visible
  %e = load volatile i32, ptr @volatile
  %f = load i32, ptr @counter
  %g = add i32 %f, %a
  store i32 %g, ptr @counter
  %h = load i32, ptr @counter
  %i = load i32, ptr @array
  %j = load i32, ptr @named
  %k = load i32, ptr @cleared
  %l = getelementptr [2 x { i16, double }], ptr @table, i64 0, i64 1, i32 1
  %m = load double, ptr %l
  %n = load i32, ptr @stored
  %o = fptosi double %m to i32
  %s0 = add i32 %b, %c
  %s1 = add i32 %s0, %d
  %s2 = add i32 %s1, %e
  %s3 = add i32 %s2, %h
  %s4 = add i32 %s3, %i
  %s5 = add i32 %s4, %j
  %s6 = add i32 %s5, %k
  %s7 = add i32 %s6, %n
  %s8 = add i32 %s7, %o
  ret i32 %s8
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @never = internal constant i32 8, align 4
; @table = internal constant [2 x { i16, double }] [{ i16, double } { i16 1, double 2.000000e+00 }, { i16, double } { i16 3, double 4.000000e+00 }], align 8
; @written_elsewhere = internal global i32 1, align 4
; @passed = internal global i32 2, align 4
; @stored = internal global i32 3, align 4
; @visible = global i32 4, align 4
; @volatile = internal global i32 5, align 4
; @counter = internal global i32 6, align 4
; @array = internal global [2 x i32] zeroinitializer, align 4
; @keeper = internal constant ptr @named, align 8
; @named = internal global i32 7, align 4
; @cleared = internal global [4 x i32] [i32 1, i32 1, i32 1, i32 1], align 4
;
; declare void @take(ptr)
;
; declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
;
; define void @other(ptr %p, i64 %i) {
;   store i32 9, ptr @written_elsewhere, align 4
;   store ptr @stored, ptr %p, align 8
;   call void @llvm.memset.p0.i64(ptr @cleared, i8 0, i64 16, i1 false)
;   %q = getelementptr [2 x i32], ptr @array, i64 0, i64 %i
;   store i32 1, ptr %q, align 4
;   ret void
; }
;
; define i32 @main() {
;   %b = load i32, ptr @written_elsewhere, align 4
;   call void @take(ptr @passed)
;   %c = load i32, ptr @passed, align 4
;   %d = load i32, ptr @visible, align 4
;   %e = load volatile i32, ptr @volatile, align 4
;   %i = load i32, ptr @array, align 4
;   %j = load i32, ptr @named, align 4
;   %k = load i32, ptr @cleared, align 4
;   %n = load i32, ptr @stored, align 4
;   %s0 = add i32 %b, %c
;   %s1 = add i32 %s0, %d
;   %s2 = add i32 %s1, %e
;   %s3 = add i32 %s2, 14
;   %s4 = add i32 %s3, %i
;   %s5 = add i32 %s4, %j
;   %s6 = add i32 %s5, %k
;   %s7 = add i32 %s6, %n
;   %s8 = add i32 %s7, 4
;   ret i32 %s8
; }
; OUTPUT[2]:
; %s:5:1: remark: 'never' is never written: it is its initialiser [-Rpass=globals]
; @never = internal global i32 8
; ^
; %s:6:1: remark: 'table' is never written: it is its initialiser [-Rpass=globals]
; @table = internal global [2 x { i16, double }] [{ i16, double } { i16 1, double 2.0 }, { i16, double } { i16 3, double 4.0 }]
; ^
; %s:8:1: remark: 'passed' stays a variable of the file: its address is used [-Rpass-missed=globals]
; @passed = internal global i32 2
; ^
; %s:14:1: remark: 'keeper' is never written: it is its initialiser [-Rpass=globals]
; @keeper = internal global ptr @named
; ^
; %s:12:1: remark: 'counter' became a local of main [-Rpass=globals]
; @counter = internal global i32 6
; ^
