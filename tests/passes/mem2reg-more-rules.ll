; RUN: %minic %s -passes=mem2reg -S -emit-llvm -o -
; LLVM's rules, continued: what is undefined, unreachable, promised or only marks a variable.
declare i32 @make(i32)
declare i1 @look(i32)
declare void @llvm.assume(i1)
declare void @llvm.unknown.intrinsic(ptr)

; Read in the first iteration before anything is written: undef comes in from outside.
define void @undef_around_loop() {
entry:
  %x = alloca i32
  br label %loop
loop:
  %v = load i32, ptr %x
  %again = call i1 @look(i32 %v)
  %n = call i32 @make(i32 7)
  store i32 %n, ptr %x
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; Never written at all: undef, and no phi.
define void @never_written() {
entry:
  %x = alloca i32
  br label %loop
loop:
  %v = load i32, ptr %x
  %again = call i1 @look(i32 %v)
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; A store where control never comes.
define void @store_in_dead_block() {
  %x = alloca i32
  ret void
dead:
  store i32 0, ptr %x
  ret void
}

; In dead code a value may be used before it is defined.
define void @use_before_definition() {
  %x = alloca i32
  ret void
dead:
  %less = add nsw i32 %old, -1
  store i32 %less, ptr %x
  store i32 %old, ptr %x
  %old = load i32, ptr %x
  br label %dead
}

; A loop that never ends, entered by an unreachable block, too; what is written is never read.
define i32 @endless() {
  %x = alloca i32
  store i32 6, ptr %x
  br label %loop
loop:
  store i32 5, ptr %x
  br label %next
dead:
  br label %next
next:
  br label %loop
}

; Operands for unreachable predecessors are poison.
define i32 @dead_preds(i1 %c) {
entry:
  %x = alloca i32
  br i1 %c, label %one, label %two
dead1:
  br label %join
one:
  store i32 1, ptr %x
  br label %join
dead2:
  br label %join
two:
  store i32 2, ptr %x
  br label %join
dead3:
  br label %join
join:
  %v = load i32, ptr %x
  ret i32 %v
}

; The only stored value is poison: what is read otherwise is undef, which may not become poison.
define i8 @stored_poison(i1 %c) {
  %x = alloca i8
  br i1 %c, label %then, label %join
then:
  store i8 poison, ptr %x
  br label %join
join:
  %v = load i8, ptr %x
  ret i8 %v
}

; An alloca of several elements whose first one alone is used.
define void @with_count(i32 %n) {
entry:
  %x = alloca i32, i32 %n
  br label %loop
loop:
  %v = load i32, ptr %x
  %more = add i32 %v, 1
  store i32 %more, ptr %x
  br label %loop
}

; Assumptions about an address go with it, even through a getelementptr by zeros; what compares the
; address keeps it.
define i32 @assumed(ptr %p, i32 %n) {
  %x = alloca { i32, i16 }
  %first = getelementptr { i32, i16 }, ptr %x, i32 0, i32 0
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p), "align"(ptr %first, i64 8) ]
  store { i32, i16 } zeroinitializer, ptr %x
  ret i32 %n
}

define void @assumed_to_be(i32 %n) {
  %x = alloca i32
  %null = icmp eq ptr %x, null
  call void @llvm.assume(i1 %null)
  store i32 %n, ptr %x
  ret void
}

; What is promised about a loaded value is not needed.
define ptr @promised(ptr %p) {
  %x = alloca ptr
  store ptr null, ptr %x
  store ptr %p, ptr %x
  %v = load ptr, ptr %x, !nonnull !0, !noundef !0
  ret ptr %v
}

; What an unknown intrinsic does with an address is unknown.
define void @unknown() {
  %x = alloca i32
  call void @llvm.unknown.intrinsic(ptr %x)
  store i32 1, ptr %x
  ret void
}

!0 = !{}

; A name that somebody has is not given again.
define i32 @taken(i1 %c, i32 %x.0) {
entry:
  %x = alloca i32
  store i32 %x.0, ptr %x
  br i1 %c, label %then, label %join
then:
  store i32 7, ptr %x
  br label %join
join:
  %v = load i32, ptr %x
  ret i32 %v
}

; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @make(i32)
;
; declare i1 @look(i32)
;
; declare void @llvm.assume(i1)
;
; declare void @llvm.unknown.intrinsic(ptr)
;
; define void @undef_around_loop() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %x.0 = phi i32 [ undef, %entry ], [ %n, %loop ]
;   %again = call i1 @look(i32 %x.0)
;   %n = call i32 @make(i32 7)
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @never_written() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %again = call i1 @look(i32 undef)
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @store_in_dead_block() {
;   ret void
;
; dead:                                             ; No predecessors!
;   ret void
; }
;
; define void @use_before_definition() {
;   ret void
;
; dead:                                             ; preds = %dead
;   %less = add nsw i32 poison, -1
;   br label %dead
; }
;
; define i32 @endless() {
;   br label %loop
;
; loop:                                             ; preds = %0, %next
;   br label %next
;
; dead:                                             ; No predecessors!
;   br label %next
;
; next:                                             ; preds = %loop, %dead
;   br label %loop
; }
;
; define i32 @dead_preds(i1 %c) {
; entry:
;   br i1 %c, label %one, label %two
;
; dead1:                                            ; No predecessors!
;   br label %join
;
; one:                                              ; preds = %entry
;   br label %join
;
; dead2:                                            ; No predecessors!
;   br label %join
;
; two:                                              ; preds = %entry
;   br label %join
;
; dead3:                                            ; No predecessors!
;   br label %join
;
; join:                                             ; preds = %dead1, %one, %dead2, %two, %dead3
;   %x.0 = phi i32 [ poison, %dead1 ], [ 1, %one ], [ poison, %dead2 ], [ 2, %two ], [ poison, %dead3 ]
;   ret i32 %x.0
; }
;
; define i8 @stored_poison(i1 %c) {
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %0
;   br label %join
;
; join:                                             ; preds = %0, %then
;   ret i8 undef
; }
;
; define void @with_count(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %x.0 = phi i32 [ undef, %entry ], [ %more, %loop ]
;   %more = add i32 %x.0, 1
;   br label %loop
; }
;
; define i32 @assumed(ptr %p, i32 %n) {
;   call void @llvm.assume(i1 true)
;   ret i32 %n
; }
;
; define void @assumed_to_be(i32 %n) {
;   %x = alloca i32, align 4
;   %null = icmp eq ptr %x, null
;   call void @llvm.assume(i1 %null)
;   store i32 %n, ptr %x, align 4
;   ret void
; }
;
; define ptr @promised(ptr %p) {
;   ret ptr %p
; }
;
; define void @unknown() {
;   %x = alloca i32, align 4
;   call void @llvm.unknown.intrinsic(ptr %x)
;   store i32 1, ptr %x, align 4
;   ret void
; }
;
; define i32 @taken(i1 %c, i32 %x.0) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %x.01 = phi i32 [ %x.0, %entry ], [ 7, %then ]
;   ret i32 %x.01
; }
