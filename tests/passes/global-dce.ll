; RUN: %minic %s -passes=globaldce -S -emit-llvm -o -
; RUN: %minic %s -passes=globaldce -stats -Rpass=globaldce -fsyntax-only
@reached = internal global i32 1
@dead = internal global [2 x ptr] [ptr @deadFunction, ptr @reached]
@table = internal constant [2 x ptr] [ptr @byTable, ptr getelementptr (i8, ptr @deep, i64 4)]
@deep = internal global [4 x i32] zeroinitializer
@outside = global ptr @byInitialiser
@unread = external global i32
@kept = internal global i32 7
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)

define internal i32 @deadFunction() {
entry:
  %r = call i32 @deadCycle()
  %p = call i32 @puts(ptr null)
  ret i32 %r
}
define internal i32 @deadCycle() {
entry:
  %r = call i32 @deadFunction()
  ret i32 %r
}
define linkonce_odr i32 @broughtAlong() {
entry:
  ret i32 4
}
define internal i32 @byTable() {
entry:
  %v = load i32, ptr @reached
  ret i32 %v
}
define internal i32 @byInitialiser() {
entry:
  %r = call i32 (ptr, ...) @printf(ptr null)
  ret i32 %r
}
define i32 @main(i32 %i) {
entry:
  %at = getelementptr [2 x ptr], ptr @table, i32 0, i32 %i
  %f = load ptr, ptr %at
  %r = call i32 %f()
  ret i32 %r
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @reached = internal global i32 1, align 4
; @table = internal constant [2 x ptr] [ptr @byTable, ptr getelementptr (i8, ptr @deep, i64 4)], align 8
; @deep = internal global [4 x i32] zeroinitializer, align 4
; @outside = global ptr @byInitialiser, align 8
; @kept = internal global i32 7, align 4
; @llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
;
; declare i32 @printf(ptr, ...)
;
; define internal i32 @byTable() {
; entry:
;   %v = load i32, ptr @reached, align 4
;   ret i32 %v
; }
;
; define internal i32 @byInitialiser() {
; entry:
;   %r = call i32 (ptr, ...) @printf(ptr null)
;   ret i32 %r
; }
;
; define i32 @main(i32 %i) {
; entry:
;   %at = getelementptr [2 x ptr], ptr @table, i32 0, i32 %i
;   %f = load ptr, ptr %at, align 8
;   %r = call i32 %f()
;   ret i32 %r
; }
; OUTPUT[2]:
; %s:14:21: remark: function 'deadFunction' is unreachable and removed [-Rpass=globaldce]
; define internal i32 @deadFunction() {
;                     ^
; %s:20:21: remark: function 'deadCycle' is unreachable and removed [-Rpass=globaldce]
; define internal i32 @deadCycle() {
;                     ^
; %s:25:25: remark: function 'broughtAlong' is unreachable and removed [-Rpass=globaldce]
; define linkonce_odr i32 @broughtAlong() {
;                         ^
; %s:4:1: remark: variable 'dead' is unreachable and removed [-Rpass=globaldce]
; @dead = internal global [2 x ptr] [ptr @deadFunction, ptr @reached]
; ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        3 globaldce - functions removed
;        1 globaldce - variables removed
;        2 globaldce - declarations removed
;
