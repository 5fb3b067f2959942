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
; @scratch = internal global i32 0, align 4
; @kept_between_calls = internal global i32 0, align 4
; @in_recursion = internal global i32 0, align 4
; @log = internal global [8 x i32] zeroinitializer, align 4
; @compared = internal global i32 0, align 4
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
;
; define i32 @uses_scratch(i32 %x, i1 %c) norecurse {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   %b = add i32 %x, 1
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %scratch.0 = phi i32 [ %x, %entry ], [ %b, %then ]
;   ret i32 %scratch.0
; }
;
; define i32 @counts(i1 %c) norecurse {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   store i32 1, ptr @kept_between_calls, align 4
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %r = load i32, ptr @kept_between_calls, align 4
;   ret i32 %r
; }
;
; define i32 @recursive(i32 %x) {
;   store i32 %x, ptr @in_recursion, align 4
;   %y = sdiv i32 %x, 2
;   %z = call i32 @recursive(i32 %y)
;   %r = load i32, ptr @in_recursion, align 4
;   ret i32 %r
; }
;
; define i1 @logs(i64 %i, i32 %x, ptr %p) norecurse {
;   store i32 %x, ptr @compared, align 4
;   %r = icmp eq ptr %p, @compared
;   ret i1 %r
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
; %s:129:1: remark: 'kept_between_calls' stays a variable of the file: a call reads what another one wrote [-Rpass-missed=globals]
; @kept_between_calls = internal global i32 0
; ^
; %s:130:1: remark: 'in_recursion' stays a variable of the file: the function may call itself [-Rpass-missed=globals]
; @in_recursion = internal global i32 0
; ^
; %s:132:1: remark: 'compared' stays a variable of the file: it is no plain number [-Rpass-missed=globals]
; @compared = internal global i32 0
; ^
; %s:169:3: remark: store deleted: nothing reads 'log' [-Rpass=globals]
;   store i32 %x, ptr %q
;   ^
; %s:170:3: remark: store deleted: nothing reads 'log' [-Rpass=globals]
;   store i32 %x, ptr getelementptr ([8 x i32], ptr @log, i64 0, i64 3)
;   ^
; %s:12:1: remark: 'counter' became a local of main [-Rpass=globals]
; @counter = internal global i32 6
; ^
; %s:128:1: remark: 'scratch' became a local of uses_scratch [-Rpass=globals]
; @scratch = internal global i32 0
; ^
