; RUN: %minic %s -S -emit-llvm -passes=dse -o -
; RUN: %minic %s -S -passes=dse -stats -o /dev/null

@g = global i32 0
@h = global [9 x i32] zeroinitializer
declare void @unknown()
declare void @putint(i32) memory(inaccessiblemem: readwrite) willreturn
declare void @exit(i32) noreturn
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; 1 is overwritten, 2 is read in the loop, 3 on one way, 4 after the return.
define i32 @overwritten(i1 %c, ptr noalias %p) {
entry:
  store i32 1, ptr @g
  store i32 7, ptr %p
  store i32 2, ptr @g
  br label %loop
loop:
  %x = load i32, ptr @g
  store i32 3, ptr @g
  br i1 %c, label %loop, label %exit
exit:
  call void @putint(i32 %x)
  store i32 4, ptr @g
  ret i32 %x
}

; Both arms overwrite, only one of them before it reads.
define void @arms(i1 %c) {
entry:
  store i32 1, ptr @g
  store i32 1, ptr @h
  br i1 %c, label %left, label %right
left:
  store i32 2, ptr @g
  %x = load i32, ptr @h
  call void @putint(i32 %x)
  store i32 2, ptr @h
  ret void
right:
  store i32 3, ptr @g
  store i32 3, ptr @h
  ret void
}

; Local variables die with the function, unless someone has their address.
define void @locals(ptr %to, i32 %i) {
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  store i32 1, ptr %p
  store i32 2, ptr %b
  store ptr %b, ptr %to
  call void @unknown()
  store i32 3, ptr %b
  ret void
}

; Half of it is overwritten; both halves; a volatile store; a call in between; one that ends.
define void @parts(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  store i32 1, ptr %p
  store i16 2, ptr %q
  store volatile i32 3, ptr %p
  store i32 4, ptr %p
  call void @unknown()
  store i16 5, ptr %q
  store i32 6, ptr %p
  call void @exit(i32 0)
  unreachable
}

; Of a block of zeros, what is set afterwards in one piece.
define void @blocks() {
  call void @llvm.memset.p0.i64(ptr @h, i8 0, i64 8, i1 false)
  %p = getelementptr i32, ptr @h, i32 1
  store i32 1, ptr %p
  call void @llvm.memset.p0.i64(ptr @h, i8 1, i64 36, i1 false)
  ret void
}

; In the next iteration %p is another address, so 1 stays; the store to @g is the last one's to keep.
define void @rounds(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %i1 = add i32 %i, 1
  %p = getelementptr [9 x i32], ptr @h, i64 0, i32 %i
  store i32 2, ptr @g
  br i1 %c, label %skip, label %set
set:
  store i32 1, ptr %p
  br label %latch
skip:
  store i32 3, ptr %p
  br label %latch
latch:
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  store i32 5, ptr @g
  ret void
}

; On one way to the last store %i is a new one: the first store stays.
define void @another_iteration(i1 %c, i1 %d, i1 %e) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %more ]
  %i1 = add i32 %i, 1
  %p = getelementptr [9 x i32], ptr @h, i64 0, i32 %i
  br i1 %c, label %store, label %last
store:
  store i32 1, ptr %p
  br i1 %d, label %more, label %last
more:
  br label %head
last:
  store i32 2, ptr %p
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @g = global i32 0, align 4
; @h = global [9 x i32] zeroinitializer, align 4
;
; declare void @unknown()
;
; declare void @putint(i32) willreturn inaccessiblememonly
;
; declare void @exit(i32) noreturn
;
; declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
;
; define i32 @overwritten(i1 %c, ptr noalias %p) {
; entry:
;   store i32 7, ptr %p, align 4
;   store i32 2, ptr @g, align 4
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %x = load i32, ptr @g, align 4
;   store i32 3, ptr @g, align 4
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   call void @putint(i32 %x)
;   store i32 4, ptr @g, align 4
;   ret i32 %x
; }
;
; define void @arms(i1 %c) {
; entry:
;   store i32 1, ptr @h, align 4
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   store i32 2, ptr @g, align 4
;   %x = load i32, ptr @h, align 4
;   call void @putint(i32 %x)
;   store i32 2, ptr @h, align 4
;   ret void
;
; right:                                            ; preds = %entry
;   store i32 3, ptr @g, align 4
;   store i32 3, ptr @h, align 4
;   ret void
; }
;
; define void @locals(ptr %to, i32 %i) {
;   %a = alloca [4 x i32], align 4
;   %b = alloca [4 x i32], align 4
;   %p = getelementptr i32, ptr %a, i32 %i
;   store i32 2, ptr %b, align 4
;   store ptr %b, ptr %to, align 8
;   call void @unknown()
;   store i32 3, ptr %b, align 4
;   ret void
; }
;
; define void @parts(ptr %p) {
;   %q = getelementptr i8, ptr %p, i64 2
;   store i32 1, ptr %p, align 4
;   store i16 2, ptr %q, align 2
;   store volatile i32 3, ptr %p, align 4
;   store i32 4, ptr %p, align 4
;   call void @unknown()
;   store i32 6, ptr %p, align 4
;   call void @exit(i32 0)
;   unreachable
; }
;
; define void @blocks() {
;   %p = getelementptr i32, ptr @h, i32 1
;   call void @llvm.memset.p0.i64(ptr @h, i8 1, i64 36, i1 false)
;   ret void
; }
;
; define void @rounds(i32 %n, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
;   %i1 = add i32 %i, 1
;   %p = getelementptr [9 x i32], ptr @h, i64 0, i32 %i
;   br i1 %c, label %skip, label %set
;
; set:                                              ; preds = %loop
;   store i32 1, ptr %p, align 4
;   br label %latch
;
; skip:                                             ; preds = %loop
;   store i32 3, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %set, %skip
;   %d = icmp slt i32 %i1, %n
;   br i1 %d, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   store i32 5, ptr @g, align 4
;   ret void
; }
;
; define void @another_iteration(i1 %c, i1 %d, i1 %e) {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %more
;   %i = phi i32 [ 0, %entry ], [ %i1, %more ]
;   %i1 = add i32 %i, 1
;   %p = getelementptr [9 x i32], ptr @h, i64 0, i32 %i
;   br i1 %c, label %store, label %last
;
; store:                                            ; preds = %head
;   store i32 1, ptr %p, align 4
;   br i1 %d, label %more, label %last
;
; more:                                             ; preds = %store
;   br label %head
;
; last:                                             ; preds = %head, %store
;   store i32 2, ptr %p, align 4
;   ret void
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        8 dse - stores deleted
;
