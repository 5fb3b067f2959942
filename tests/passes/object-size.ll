; What is left of an object behind a pointer, and checked functions of the C library that need no check: the object is
; seen through geps, phis and calls that return what they wrote to; the string attribute asks for the field around.
; RUN: %minic %s -S -emit-llvm -passes=object-size -o -
; RUN: %minic %s -S -emit-llvm '-passes=function(lower-constant-intrinsics)' -o - | grep -A2 'define.*unknown'
%struct.pair = type { i32, [4 x i8], [8 x i8] }
@pair = global %struct.pair zeroinitializer
@hello = constant [6 x i8] c"hello\00"
@format = constant [3 x i8] c"%n\00"

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i1 @llvm.is.constant.i32(i32)
declare ptr @malloc(i64)
declare ptr @strcpy(ptr, ptr)
declare ptr @__strcpy_chk(ptr, ptr, i64)
declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
declare i32 @__sprintf_chk(ptr, i32, i64, ptr, ...)

define i64 @fields(i64 %i) {
  %b = getelementptr %struct.pair, ptr @pair, i64 0, i32 1, i64 1
  %most = call i64 @llvm.objectsize.i64.p0(ptr %b, i1 false, i1 true, i1 false)
  %field = call i64 @llvm.objectsize.i64.p0(ptr %b, i1 false, i1 true, i1 false) "minic-closest-object"
  %r = sub i64 %most, %field
  ret i64 %r
}

define i64 @chosen(i1 %c) {
  %small = alloca [3 x i8]
  %s = select i1 %c, ptr %small, ptr @pair
  %most = call i64 @llvm.objectsize.i64.p0(ptr %s, i1 false, i1 true, i1 false)
  %least = call i64 @llvm.objectsize.i64.p0(ptr %s, i1 true, i1 true, i1 false)
  %r = sub i64 %most, %least
  ret i64 %r
}

define i64 @stepped(i32 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ @pair, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i8, ptr %p, i64 1
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %most = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  %least = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 true, i1 true, i1 false)
  %r = sub i64 %most, %least
  ret i64 %r
}

define i64 @runtime(i64 %n) {
  %m = call ptr @malloc(i64 %n)
  %text = call ptr @strcpy(ptr %m, ptr @hello)
  %p = getelementptr i8, ptr %text, i64 4
  %fixed = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  %dynamic = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 true)
  %r = sub i64 %fixed, %dynamic
  ret i64 %r
}

define i64 @unknown(ptr %p, i32 %x) {
  %most = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  %least = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 true, i1 false)
  %is = call i1 @llvm.is.constant.i32(i32 %x)
  %r = select i1 %is, i64 %most, i64 %least
  ret i64 %r
}

define void @checked(ptr %s, i64 %n) {
  %fits = call ptr @__strcpy_chk(ptr @pair, ptr @hello, i64 6)
  %beyond = call ptr @__strcpy_chk(ptr @pair, ptr @hello, i64 5)
  %unknown = call ptr @__strcpy_chk(ptr @pair, ptr %s, i64 6)
  %nosize = call ptr @__strcpy_chk(ptr @pair, ptr %s, i64 -1)
  %length = call ptr @__memcpy_chk(ptr @pair, ptr %s, i64 16, i64 16)
  %longer = call ptr @__memcpy_chk(ptr @pair, ptr %s, i64 17, i64 16)
  %some = call ptr @__memcpy_chk(ptr @pair, ptr %s, i64 %n, i64 16)
  %plain = call i32 (ptr, i32, i64, ptr, ...) @__sprintf_chk(ptr %s, i32 1, i64 -1, ptr @hello)
  %writes = call i32 (ptr, i32, i64, ptr, ...) @__sprintf_chk(ptr %s, i32 1, i64 -1, ptr @format, ptr %s)
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %struct.pair = type { i32, [4 x i8], [8 x i8] }
;
; @pair = global %struct.pair zeroinitializer, align 4
; @hello = constant [6 x i8] c"hello\00", align 1
; @format = constant [3 x i8] c"%n\00", align 1
;
; declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
;
; declare i1 @llvm.is.constant.i32(i32)
;
; declare ptr @malloc(i64)
;
; declare ptr @strcpy(ptr, ptr)
;
; declare ptr @__strcpy_chk(ptr, ptr, i64)
;
; declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
;
; declare i32 @__sprintf_chk(ptr, i32, i64, ptr, ...)
;
; define i64 @fields(i64 %i) {
;   %b = getelementptr %struct.pair, ptr @pair, i64 0, i32 1, i64 1
;   %r = sub i64 11, 3
;   ret i64 %r
; }
;
; define i64 @chosen(i1 %c) {
;   %small = alloca [3 x i8], align 1
;   %s = select i1 %c, ptr %small, ptr @pair
;   %r = sub i64 16, 3
;   ret i64 %r
; }
;
; define i64 @stepped(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %p = phi ptr [ @pair, %entry ], [ %q, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %q = getelementptr i8, ptr %p, i64 1
;   %j = add i32 %i, 1
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %r = sub i64 15, 0
;   ret i64 %r
; }
;
; define i64 @runtime(i64 %n) {
;   %m = call ptr @malloc(i64 %n)
;   %text = call ptr @strcpy(ptr %m, ptr @hello)
;   %p = getelementptr i8, ptr %text, i64 4
;   %fixed = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
;   %1 = mul i64 4, 1
;   %2 = icmp ult i64 %n, %1
;   %3 = sub i64 %n, %1
;   %4 = select i1 %2, i64 0, i64 %3
;   %r = sub i64 %fixed, %4
;   ret i64 %r
; }
;
; define i64 @unknown(ptr %p, i32 %x) {
;   %most = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
;   %least = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 true, i1 false)
;   %is = call i1 @llvm.is.constant.i32(i32 %x)
;   %r = select i1 %is, i64 %most, i64 %least
;   ret i64 %r
; }
;
; define void @checked(ptr %s, i64 %n) {
;   %1 = call ptr @strcpy(ptr @pair, ptr @hello)
;   %beyond = call ptr @__strcpy_chk(ptr @pair, ptr @hello, i64 5)
;   %unknown = call ptr @__strcpy_chk(ptr @pair, ptr %s, i64 6)
;   %2 = call ptr @strcpy(ptr @pair, ptr %s)
;   %3 = call ptr @memcpy(ptr @pair, ptr %s, i64 16)
;   %longer = call ptr @__memcpy_chk(ptr @pair, ptr %s, i64 17, i64 16)
;   %some = call ptr @__memcpy_chk(ptr @pair, ptr %s, i64 %n, i64 16)
;   %4 = call i32 (ptr, ptr, ...) @sprintf(ptr %s, ptr @hello)
;   %writes = call i32 (ptr, i32, i64, ptr, ...) @__sprintf_chk(ptr %s, i32 1, i64 -1, ptr @format, ptr %s)
;   ret void
; }
;
; declare ptr @memcpy(ptr, ptr, i64)
;
; declare i32 @sprintf(ptr, ptr, ...)
; OUTPUT[2]:
; define i64 @unknown(ptr %p, i32 %x) {
;   %r = select i1 false, i64 -1, i64 0
;   ret i64 %r
