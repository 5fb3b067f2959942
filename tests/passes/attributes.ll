; RUN: %minic %s -S -emit-llvm "-passes=cgscc(attributes)" -o -
; RUN: %minic %s -S "-passes=cgscc(attributes)" -stats -o /dev/null
; RUN: %minic %s -S "-passes=cgscc(attributes),dce" -emit-llvm -filter-print-funcs=user -print-after=dce -o /dev/null

@g = global i32 0
@k = constant [2 x i32] [i32 1, i32 2]
declare void @unknown()
declare noalias ptr @malloc(i64)
declare void @free(ptr)

define i32 @pure(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  %p = getelementptr [2 x i32], ptr @k, i32 0, i32 %x
  %y = load i32, ptr %p
  %z = load i32, ptr %a
  %r = add i32 %y, %z
  ret i32 %r
}

; No return: a call of it does not come back.
define void @never_returns(i32 %x) {
entry:
  br label %loop
loop:
  call void @unknown()
  br label %loop
}

define i32 @reads_argument(ptr %a, i32 %i) {
  %p = getelementptr i32, ptr %a, i32 %i
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @reads_global(i32 %x) {
  %y = load i32, ptr @g
  %z = call i32 @pure(i32 %y)
  ret i32 %z
}

; What the callee does to its argument is done to a local variable, to a global, to an argument.
define i32 @passes_local(i32 %i) {
  %v = alloca [4 x i32]
  %x = call i32 @reads_argument(ptr %v, i32 %i)
  ret i32 %x
}
define i32 @passes_global(i32 %i) {
  %x = call i32 @reads_argument(ptr @g, i32 %i)
  ret i32 %x
}
define void @writes(ptr %to, ptr %from) {
  %x = call i32 @reads_argument(ptr %from, i32 1)
  store i32 %x, ptr %to
  ret void
}

define ptr @keeps(ptr %returned, ptr %stored, ptr %into, ptr %compared, ptr %tested, i1 %c) {
entry:
  %p = select i1 %c, ptr %stored, ptr null
  store ptr %p, ptr %into
  %d = icmp ult ptr %compared, @g
  %e = icmp eq ptr %tested, null
  %f = and i1 %d, %e
  br i1 %f, label %a, label %b
a:
  ret ptr %returned
b:
  ret ptr null
}

define ptr @makes(i1 %c) {
  br i1 %c, label %some, label %none
some:
  %m = call ptr @malloc(i64 4)
  store i32 1, ptr %m
  ret ptr %m
none:
  ret ptr null
}

; Recursion: no more memory than the rest of the function, but perhaps no end.
define i32 @fac(ptr %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  %x = load i32, ptr %p
  ret i32 %x
more:
  %m = sub i32 %n, 1
  %r = call i32 @fac(ptr %p, i32 %m)
  %s = mul i32 %r, %n
  ret i32 %s
}
define i32 @hands_global_to_itself(ptr %p, i32 %n) {
  %x = load i32, ptr %p
  %r = call i32 @hands_global_to_itself(ptr @g, i32 %x)
  ret i32 %r
}
define void @even(i32 %n) {
  call void @odd(i32 %n)
  ret void
}
define void @odd(i32 %n) {
  call void @even(i32 %n)
  ret void
}

define void @unknown_effects() {
  call void @unknown()
  ret void
}

; Loops that end: up by one to a bound, down by two to a constant, halved to 0.
define i32 @counts(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %then
body:
  %i1 = add i32 %i, 1
  br label %head
then:
  %j = phi i32 [ %n, %head ], [ %j1, %then ]
  %j1 = add i32 %j, -2
  %d = icmp sgt i32 %j1, -7
  br i1 %d, label %then, label %half
half:
  %k = phi i32 [ %n, %then ], [ %k1, %half ]
  %k1 = sdiv i32 %k, 2
  %e = icmp ne i32 %k1, 0
  br i1 %e, label %half, label %exit
exit:
  ret i32 %i
}

; Loops that may not: n may be the largest number; a step over the bound; a test that is skipped.
define void @up_to(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %head ]
  %i1 = add i32 %i, 1
  %c = icmp sle i32 %i, %n
  br i1 %c, label %head, label %exit
exit:
  ret void
}
define void @by_three(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %head ]
  %i1 = add i32 %i, 3
  %c = icmp slt i32 %i, %n
  br i1 %c, label %head, label %exit
exit:
  ret void
}
define void @skips(i32 %n, i1 %k) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %i1 = add i32 %i, 1
  br i1 %k, label %test, label %latch
test:
  %c = icmp slt i32 %i, %n
  br i1 %c, label %latch, label %exit
latch:
  br label %head
exit:
  ret void
}

define void @user(ptr %p, i32 %n) {
  %a = call i32 @pure(i32 %n)
  %b = call i32 @reads_argument(ptr %p, i32 %n)
  %c = call i32 @fac(ptr %p, i32 %n)
  %d = call i32 @counts(i32 %n)
  call void @up_to(i32 %n)
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @g = global i32 0, align 4
; @k = constant [2 x i32] [i32 1, i32 2], align 4
;
; declare void @unknown()
;
; declare noalias ptr @malloc(i64)
;
; declare void @free(ptr)
;
; define i32 @pure(i32 %x) willreturn norecurse readnone {
;   %a = alloca i32, align 4
;   store i32 %x, ptr %a, align 4
;   %p = getelementptr [2 x i32], ptr @k, i32 0, i32 %x
;   %y = load i32, ptr %p, align 4
;   %z = load i32, ptr %a, align 4
;   %r = add i32 %y, %z
;   ret i32 %r
; }
;
; define void @never_returns(i32 %x) noreturn memory(readwrite, argmem: none, inaccessiblemem: readwrite) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   call void @unknown()
;   br label %loop
; }
;
; define i32 @reads_argument(ptr nocapture %a, i32 %i) willreturn norecurse argmemonly readonly {
;   %p = getelementptr i32, ptr %a, i32 %i
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define i32 @reads_global(i32 %x) willreturn norecurse memory(read, argmem: none, inaccessiblemem: none) {
;   %y = load i32, ptr @g, align 4
;   %z = call i32 @pure(i32 %y)
;   ret i32 %z
; }
;
; define i32 @passes_local(i32 %i) willreturn norecurse readnone {
;   %v = alloca [4 x i32], align 4
;   %x = call i32 @reads_argument(ptr %v, i32 %i)
;   ret i32 %x
; }
;
; define i32 @passes_global(i32 %i) willreturn norecurse memory(read, argmem: none, inaccessiblemem: none) {
;   %x = call i32 @reads_argument(ptr @g, i32 %i)
;   ret i32 %x
; }
;
; define void @writes(ptr nocapture %to, ptr nocapture %from) willreturn norecurse argmemonly {
;   %x = call i32 @reads_argument(ptr %from, i32 1)
;   store i32 %x, ptr %to, align 4
;   ret void
; }
;
; define ptr @keeps(ptr %returned, ptr %stored, ptr nocapture %into, ptr %compared, ptr nocapture %tested, i1 %c) willreturn norecurse argmemonly writeonly {
; entry:
;   %p = select i1 %c, ptr %stored, ptr null
;   store ptr %p, ptr %into, align 8
;   %d = icmp ult ptr %compared, @g
;   %e = icmp eq ptr %tested, null
;   %f = and i1 %d, %e
;   br i1 %f, label %a, label %b
;
; a:                                                ; preds = %entry
;   ret ptr %returned
;
; b:                                                ; preds = %entry
;   ret ptr null
; }
;
; define ptr @makes(i1 %c) willreturn norecurse memory(write, argmem: none, inaccessiblemem: readwrite) {
;   br i1 %c, label %some, label %none
;
; some:                                             ; preds = %0
;   %m = call ptr @malloc(i64 4)
;   store i32 1, ptr %m, align 4
;   ret ptr %m
;
; none:                                             ; preds = %0
;   ret ptr null
; }
;
; define i32 @fac(ptr nocapture %p, i32 %n) argmemonly readonly {
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %more
;
; end:                                              ; preds = %0
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
;
; more:                                             ; preds = %0
;   %m = sub i32 %n, 1
;   %r = call i32 @fac(ptr %p, i32 %m)
;   %s = mul i32 %r, %n
;   ret i32 %s
; }
;
; define i32 @hands_global_to_itself(ptr nocapture %p, i32 %n) memory(read, argmem: read, inaccessiblemem: none) {
;   %x = load i32, ptr %p, align 4
;   %r = call i32 @hands_global_to_itself(ptr @g, i32 %x)
;   ret i32 %r
; }
;
; define void @even(i32 %n) memory(readwrite, argmem: none, inaccessiblemem: readwrite) {
;   call void @odd(i32 %n)
;   ret void
; }
;
; define void @odd(i32 %n) memory(readwrite, argmem: none, inaccessiblemem: readwrite) {
;   call void @even(i32 %n)
;   ret void
; }
;
; define void @unknown_effects() memory(readwrite, argmem: none, inaccessiblemem: readwrite) {
;   call void @unknown()
;   ret void
; }
;
; define i32 @counts(i32 %n) willreturn norecurse readnone {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %body
;   %i = phi i32 [ 0, %entry ], [ %i1, %body ]
;   %c = icmp slt i32 %i, %n
;   br i1 %c, label %body, label %then
;
; body:                                             ; preds = %head
;   %i1 = add i32 %i, 1
;   br label %head
;
; then:                                             ; preds = %head, %then
;   %j = phi i32 [ %n, %head ], [ %j1, %then ]
;   %j1 = add i32 %j, -2
;   %d = icmp sgt i32 %j1, -7
;   br i1 %d, label %then, label %half
;
; half:                                             ; preds = %then, %half
;   %k = phi i32 [ %n, %then ], [ %k1, %half ]
;   %k1 = sdiv i32 %k, 2
;   %e = icmp ne i32 %k1, 0
;   br i1 %e, label %half, label %exit
;
; exit:                                             ; preds = %half
;   ret i32 %i
; }
;
; define void @up_to(i32 %n) norecurse readnone {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %head
;   %i = phi i32 [ 0, %entry ], [ %i1, %head ]
;   %i1 = add i32 %i, 1
;   %c = icmp sle i32 %i, %n
;   br i1 %c, label %head, label %exit
;
; exit:                                             ; preds = %head
;   ret void
; }
;
; define void @by_three(i32 %n) norecurse readnone {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %head
;   %i = phi i32 [ 0, %entry ], [ %i1, %head ]
;   %i1 = add i32 %i, 3
;   %c = icmp slt i32 %i, %n
;   br i1 %c, label %head, label %exit
;
; exit:                                             ; preds = %head
;   ret void
; }
;
; define void @skips(i32 %n, i1 %k) norecurse readnone {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %latch
;   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
;   %i1 = add i32 %i, 1
;   br i1 %k, label %test, label %latch
;
; test:                                             ; preds = %head
;   %c = icmp slt i32 %i, %n
;   br i1 %c, label %latch, label %exit
;
; latch:                                            ; preds = %head, %test
;   br label %head
;
; exit:                                             ; preds = %test
;   ret void
; }
;
; define void @user(ptr nocapture %p, i32 %n) argmemonly readonly {
;   %a = call i32 @pure(i32 %n)
;   %b = call i32 @reads_argument(ptr %p, i32 %n)
;   %c = call i32 @fac(ptr %p, i32 %n)
;   %d = call i32 @counts(i32 %n)
;   call void @up_to(i32 %n)
;   ret void
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;       19 attributes - functions with new attributes
;        8 attributes - pointers that are not kept
;
; OUTPUT[3]:
; ; *** IR Dump After dce on user ***
; define void @user(ptr nocapture %p, i32 %n) argmemonly readonly {
;   %c = call i32 @fac(ptr %p, i32 %n)
;   call void @up_to(i32 %n)
;   ret void
; }
