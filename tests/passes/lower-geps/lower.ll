; One getelementptr i8 per variable index, and a last one for the constant.
; RUN: %minic %s -S -emit-llvm -verify-each -o - -passes=lower-geps
%node = type { i32, [10 x %node.inner], ptr }
%node.inner = type { i8, i64 }

define ptr @constant(ptr %p) {
  %a = getelementptr inbounds %node, ptr %p, i64 1, i32 1, i64 2, i32 1
  ret ptr %a
}

define ptr @nothing(ptr %p) {
  %a = getelementptr inbounds %node, ptr %p, i64 0, i32 0
  ret ptr %a
}

define ptr @power(ptr %p, i64 %i) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  ret ptr %a
}

define ptr @narrow(ptr %p, i32 %i) {
  %a = getelementptr [3 x i32], ptr %p, i32 %i
  ret ptr %a
}

define i64 @both(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds %node, ptr %p, i64 %i, i32 1, i64 %j, i32 1
  %v = load i64, ptr %a
  ret i64 %v
}

define ptr @bytes(ptr %p, i64 %i) {
  %a = getelementptr i8, ptr %p, i64 %i
  %b = getelementptr i8, ptr %a, i64 4
  ret ptr %b
}

define ptr @slot() {
  %v = alloca [4 x i32]
  %a = getelementptr [4 x i32], ptr %v, i64 0, i64 0
  ret ptr %a
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %node = type { i32, [10 x %node.inner], ptr }
; %node.inner = type { i8, i64 }
;
; define ptr @constant(ptr %p) {
;   %a = getelementptr inbounds i8, ptr %p, i64 224
;   ret ptr %a
; }
;
; define ptr @nothing(ptr %p) {
;   ret ptr %p
; }
;
; define ptr @power(ptr %p, i64 %i) {
;   %1 = shl nsw i64 %i, 2
;   %a = getelementptr inbounds i8, ptr %p, i64 %1
;   ret ptr %a
; }
;
; define ptr @narrow(ptr %p, i32 %i) {
;   %1 = sext i32 %i to i64
;   %2 = mul i64 %1, 12
;   %a = getelementptr i8, ptr %p, i64 %2
;   ret ptr %a
; }
;
; define i64 @both(ptr %p, i64 %i, i64 %j) {
;   %1 = mul nsw i64 %i, 176
;   %2 = getelementptr i8, ptr %p, i64 %1
;   %3 = shl nsw i64 %j, 4
;   %4 = getelementptr i8, ptr %2, i64 %3
;   %a = getelementptr i8, ptr %4, i64 16
;   %v = load i64, ptr %a, align 8
;   ret i64 %v
; }
;
; define ptr @bytes(ptr %p, i64 %i) {
;   %a = getelementptr i8, ptr %p, i64 %i
;   %b = getelementptr i8, ptr %a, i64 4
;   ret ptr %b
; }
;
; define ptr @slot() {
;   %v = alloca [4 x i32], align 4
;   %a = getelementptr i8, ptr %v, i64 0
;   ret ptr %a
; }
