; RUN: %minic %s -passes=dce -S -emit-llvm -o -
; RUN: %minic %s -passes=adce -S -emit-llvm -o -
; RUN: %minic %s -passes=adce,simplify-cfg -S -emit-llvm -o -
declare i32 @effect(i32)

define i32 @chain(i32 %x) {
  %a = add i32 %x, 1
  %b = mul i32 %a, %a
  %c = sdiv i32 %b, %x
  ret i32 %x
}

define i32 @effects_stay(ptr %p) {
  %a = call i32 @effect(i32 1)
  %v = load volatile i32, ptr %p
  %w = load i32, ptr %p
  store i32 1, ptr %p
  ret i32 0
}

; A cycle that feeds only itself: adce's.
define i32 @cycle(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %dead = phi i32 [ 0, %entry ], [ %dead.next, %loop ]
  %dead.next = add i32 %dead, %i
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %i
}

; A branch around nothing goes with its condition; nested, too.
define i32 @branches(i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %then, label %else
then:
  %d = icmp eq i32 %x, 3
  br i1 %d, label %inner, label %join
inner:
  %s = add i32 %x, %y
  br label %join
else:
  %t = sub i32 %x, %y
  br label %join
join:
  %u = phi i32 [ %x, %then ], [ %s, %inner ], [ %t, %else ]
  ret i32 %y
}

; This branch decides what is returned.
define i32 @decides(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %u = phi i32 [ 1, %entry ], [ 2, %then ]
  ret i32 %u
}

; An empty loop may be what the program wants.
define void @forever(i1 %c) {
entry:
  br i1 %c, label %loop, label %end
loop:
  br label %loop
end:
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @effect(i32)
;
; define i32 @chain(i32 %x) {
;   ret i32 %x
; }
;
; define i32 @effects_stay(ptr %p) {
;   %a = call i32 @effect(i32 1)
;   %v = load volatile i32, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   ret i32 0
; }
;
; define i32 @cycle(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;   %dead = phi i32 [ 0, %entry ], [ %dead.next, %loop ]
;   %dead.next = add i32 %dead, %i
;   %i.next = add i32 %i, 1
;   %more = icmp slt i32 %i.next, %n
;   br i1 %more, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %i
; }
;
; define i32 @branches(i32 %x, i32 %y) {
; entry:
;   %c = icmp slt i32 %x, %y
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   %d = icmp eq i32 %x, 3
;   br i1 %d, label %inner, label %join
;
; inner:                                            ; preds = %then
;   br label %join
;
; else:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %then, %inner, %else
;   ret i32 %y
; }
;
; define i32 @decides(i1 %c) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %u = phi i32 [ 1, %entry ], [ 2, %then ]
;   ret i32 %u
; }
;
; define void @forever(i1 %c) {
; entry:
;   br i1 %c, label %loop, label %end
;
; loop:                                             ; preds = %entry, %loop
;   br label %loop
;
; end:                                              ; preds = %entry
;   ret void
; }
; OUTPUT[2]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @effect(i32)
;
; define i32 @chain(i32 %x) {
;   ret i32 %x
; }
;
; define i32 @effects_stay(ptr %p) {
;   %a = call i32 @effect(i32 1)
;   %v = load volatile i32, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   ret i32 0
; }
;
; define i32 @cycle(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;   %i.next = add i32 %i, 1
;   %more = icmp slt i32 %i.next, %n
;   br i1 %more, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %i
; }
;
; define i32 @branches(i32 %x, i32 %y) {
; entry:
;   br label %join
;
; then:                                             ; No predecessors!
;   br label %join
;
; inner:                                            ; No predecessors!
;   br label %join
;
; else:                                             ; No predecessors!
;   br label %join
;
; join:                                             ; preds = %entry, %inner, %else, %then
;   ret i32 %y
; }
;
; define i32 @decides(i1 %c) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %u = phi i32 [ 1, %entry ], [ 2, %then ]
;   ret i32 %u
; }
;
; define void @forever(i1 %c) {
; entry:
;   br i1 %c, label %loop, label %end
;
; loop:                                             ; preds = %entry, %loop
;   br label %loop
;
; end:                                              ; preds = %entry
;   ret void
; }
; OUTPUT[3]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @effect(i32)
;
; define i32 @chain(i32 %x) {
;   ret i32 %x
; }
;
; define i32 @effects_stay(ptr %p) {
;   %a = call i32 @effect(i32 1)
;   %v = load volatile i32, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   ret i32 0
; }
;
; define i32 @cycle(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;   %i.next = add i32 %i, 1
;   %more = icmp slt i32 %i.next, %n
;   br i1 %more, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %i
; }
;
; define i32 @branches(i32 %x, i32 %y) {
; entry:
;   ret i32 %y
; }
;
; define i32 @decides(i1 %c) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %u = phi i32 [ 1, %entry ], [ 2, %then ]
;   ret i32 %u
; }
;
; define void @forever(i1 %c) {
; entry:
;   br i1 %c, label %loop, label %end
;
; loop:                                             ; preds = %entry, %loop
;   br label %loop
;
; end:                                              ; preds = %entry
;   ret void
; }
