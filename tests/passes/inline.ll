; RUN: %minic %s -S -emit-llvm -passes='cgscc(inline)' -o -
; RUN: %minic %s -S -passes='cgscc(inline)' -stats -Rpass=inline -Rpass-missed=inline -o /dev/null
; A call is replaced by a copy of the body: several returns meet in a phi, allocas move to the entry.

define internal i32 @max(i32 %a, i32 %b) {
entry:
  %c = icmp sgt i32 %a, %b
  br i1 %c, label %then, label %else
then:
  ret i32 %a
else:
  ret i32 %b
}

define i32 @largest(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %m = phi i32 [ 0, %entry ], [ %m.next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %m.next = call i32 @max(i32 %m, i32 %x)
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %m.next
}

define internal void @fill(ptr %to) {
entry:
  %buffer = alloca [4 x i32]
  %first = load i32, ptr %buffer
  store i32 %first, ptr %to
  ret void
}

define void @twice(ptr %to) {
entry:
  br label %body
body:
  call void @fill(ptr %to)
  %next = getelementptr i32, ptr %to, i32 1
  call void @fill(ptr %next)
  ret void
}

declare void @exit(i32) noreturn

define internal void @fail() {
entry:
  call void @exit(i32 1)
  unreachable
}

; What comes after a call that does not return is removed.
define i32 @stops(i1 %c) {
entry:
  br i1 %c, label %bad, label %good
bad:
  call void @fail()
  br label %good
good:
  %r = phi i32 [ 1, %bad ], [ 2, %entry ]
  ret i32 %r
}

; These stay calls.
define internal i32 @marked(i32 %x) noinline {
entry:
  ret i32 %x
}

define internal i32 @sum(i32 %n, ...) {
entry:
  ret i32 %n
}

define weak i32 @replaceable() {
entry:
  ret i32 1
}

define internal i32 @grows(i32 %n) {
entry:
  %room = alloca i32, i32 %n
  %x = load i32, ptr %room
  ret i32 %x
}

define i32 @calls() {
entry:
  %a = call i32 @marked(i32 1)
  %b = call i32 (i32, ...) @sum(i32 1, i32 2)
  %c = call i32 @replaceable()
  %d = call i32 @grows(i32 3)
  %e = call i32 @calls()
  ret i32 %e
}

; A byval argument is copied as the call would.
%pair = type { i64, i64, i64 }

define internal i64 @swapped(ptr byval(%pair) %p) {
entry:
  %x = load i64, ptr %p
  store i64 0, ptr %p
  ret i64 %x
}

define i64 @keepsItsOwn(ptr %p) {
entry:
  %x = call i64 @swapped(ptr byval(%pair) %p)
  %y = load i64, ptr %p
  %s = add i64 %x, %y
  ret i64 %s
}

; The tail mark of a copied call goes: it is given a local variable of the caller.
declare void @use(ptr)

define internal void @passes(ptr %p) {
entry:
  tail call void @use(ptr %p)
  ret void
}

define void @gives() {
entry:
  %local = alloca i32
  call void @passes(ptr %local)
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %pair = type { i64, i64, i64 }
;
; define internal i32 @max(i32 %a, i32 %b) {
; entry:
;   %c = icmp sgt i32 %a, %b
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   ret i32 %a
;
; else:                                             ; preds = %entry
;   ret i32 %b
; }
;
; define i32 @largest(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %max.exit
;   %i = phi i32 [ 0, %entry ], [ %i.next, %max.exit ]
;   %m = phi i32 [ 0, %entry ], [ %m.next, %max.exit ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   %x = load i32, ptr %at, align 4
;   br label %entry1
;
; entry1:                                           ; preds = %loop
;   %c = icmp sgt i32 %m, %x
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry1
;   br label %max.exit
;
; else:                                             ; preds = %entry1
;   br label %max.exit
;
; max.exit:                                         ; preds = %then, %else
;   %m.next = phi i32 [ %m, %then ], [ %x, %else ]
;   %i.next = add i32 %i, 1
;   %more = icmp slt i32 %i.next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %max.exit
;   ret i32 %m.next
; }
;
; define internal void @fill(ptr %to) {
; entry:
;   %buffer = alloca [4 x i32], align 4
;   %first = load i32, ptr %buffer, align 4
;   store i32 %first, ptr %to, align 4
;   ret void
; }
;
; define void @twice(ptr %to) {
; entry:
;   %buffer = alloca [4 x i32], align 4
;   %buffer1 = alloca [4 x i32], align 4
;   br label %body
;
; body:                                             ; preds = %entry
;   br label %entry1
;
; entry1:                                           ; preds = %body
;   %first = load i32, ptr %buffer, align 4
;   store i32 %first, ptr %to, align 4
;   br label %fill.exit
;
; fill.exit:                                        ; preds = %entry1
;   %next = getelementptr i32, ptr %to, i32 1
;   br label %entry2
;
; entry2:                                           ; preds = %fill.exit
;   %first1 = load i32, ptr %buffer1, align 4
;   store i32 %first1, ptr %next, align 4
;   br label %fill.exit1
;
; fill.exit1:                                       ; preds = %entry2
;   ret void
; }
;
; declare void @exit(i32) noreturn
;
; define internal void @fail() {
; entry:
;   call void @exit(i32 1)
;   unreachable
; }
;
; define i32 @stops(i1 %c) {
; entry:
;   br i1 %c, label %bad, label %good
;
; bad:                                              ; preds = %entry
;   br label %entry1
;
; entry1:                                           ; preds = %bad
;   call void @exit(i32 1)
;   unreachable
;
; good:                                             ; preds = %entry
;   %r = phi i32 [ 2, %entry ]
;   ret i32 %r
; }
;
; define internal i32 @marked(i32 %x) noinline {
; entry:
;   ret i32 %x
; }
;
; define internal i32 @sum(i32 %n, ...) {
; entry:
;   ret i32 %n
; }
;
; define weak i32 @replaceable() {
; entry:
;   ret i32 1
; }
;
; define internal i32 @grows(i32 %n) {
; entry:
;   %room = alloca i32, i32 %n, align 4
;   %x = load i32, ptr %room, align 4
;   ret i32 %x
; }
;
; define i32 @calls() {
; entry:
;   %a = call i32 @marked(i32 1)
;   %b = call i32 (i32, ...) @sum(i32 1, i32 2)
;   %c = call i32 @replaceable()
;   %d = call i32 @grows(i32 3)
;   %e = call i32 @calls()
;   ret i32 %e
; }
;
; define internal i64 @swapped(ptr byval(%pair) %p) {
; entry:
;   %x = load i64, ptr %p, align 8
;   store i64 0, ptr %p, align 8
;   ret i64 %x
; }
;
; define i64 @keepsItsOwn(ptr %p) {
; entry:
;   %0 = alloca %pair, align 8
;   call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %p, i64 24, i1 false)
;   br label %entry1
;
; entry1:                                           ; preds = %entry
;   %x = load i64, ptr %0, align 8
;   store i64 0, ptr %0, align 8
;   br label %swapped.exit
;
; swapped.exit:                                     ; preds = %entry1
;   %y = load i64, ptr %p, align 8
;   %s = add i64 %x, %y
;   ret i64 %s
; }
;
; declare void @use(ptr)
;
; define internal void @passes(ptr %p) {
; entry:
;   tail call void @use(ptr %p)
;   ret void
; }
;
; define void @gives() {
; entry:
;   %local = alloca i32, align 4
;   br label %entry1
;
; entry1:                                           ; preds = %entry
;   call void @use(ptr %local)
;   br label %passes.exit
;
; passes.exit:                                      ; preds = %entry1
;   ret void
; }
;
; declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; OUTPUT[2]:
; %s:23:3: remark: 'max' inlined into 'largest': size 2 of 1009 allowed [-Rpass=inline]
;   %m.next = call i32 @max(i32 %m, i32 %x)
;   ^
; %s:43:3: remark: 'fill' inlined into 'twice': size 2 of 31 allowed [-Rpass=inline]
;   call void @fill(ptr %to)
;   ^
; %s:45:3: remark: 'fill' inlined into 'twice': size 2 of 31 allowed [-Rpass=inline]
;   call void @fill(ptr %next)
;   ^
; %s:62:3: remark: 'fail' inlined into 'stops': size 6 of 1005 allowed [-Rpass=inline]
;   call void @fail()
;   ^
; %s:94:3: remark: 'marked' not inlined into 'calls': it is marked noinline [-Rpass-missed=inline]
;   %a = call i32 @marked(i32 1)
;   ^
; %s:95:3: remark: 'sum' not inlined into 'calls': it takes a variable number of arguments [-Rpass-missed=inline]
;   %b = call i32 (i32, ...) @sum(i32 1, i32 2)
;   ^
; %s:96:3: remark: 'replaceable' not inlined into 'calls': another definition may replace it [-Rpass-missed=inline]
;   %c = call i32 @replaceable()
;   ^
; %s:97:3: remark: 'grows' not inlined into 'calls': it allocates on the stack as it runs [-Rpass-missed=inline]
;   %d = call i32 @grows(i32 3)
;   ^
; %s:98:3: remark: 'calls' not inlined into 'calls': it calls itself last, which is a jump [-Rpass-missed=inline]
;   %e = call i32 @calls()
;   ^
; %s:114:3: remark: 'swapped' inlined into 'keepsItsOwn': size 2 of 1007 allowed [-Rpass=inline]
;   %x = call i64 @swapped(ptr byval(%pair) %p)
;   ^
; %s:132:3: remark: 'passes' inlined into 'gives': size 6 of 1007 allowed [-Rpass=inline]
;   call void @passes(ptr %local)
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        6 inline - calls inlined
;
