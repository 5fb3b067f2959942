; RUN: %minic %s -passes=simplify-cfg -S -emit-llvm -o -
declare void @f(i32)

define i32 @constant_branch(i32 %x) {
entry:
  br i1 true, label %then, label %else
then:
  br label %end
else:
  br label %end
end:
  %r = phi i32 [ %x, %then ], [ 0, %else ]
  ret i32 %r
}

define i32 @constant_switch() {
entry:
  switch i32 3, label %other [
    i32 1, label %one
    i32 3, label %three
  ]
one:
  ret i32 10
three:
  ret i32 30
other:
  ret i32 0
}

define void @same_target(i1 %c) {
entry:
  br i1 %c, label %next, label %next
next:
  ret void
}

; What follows a call that does not return is unreachable: by the function, by the call.
declare void @die(i32) noreturn
define i32 @ends_at_call(i32 %x, i1 %c) {
entry:
  br i1 %c, label %bad, label %worse
bad:
  call void @die(i32 1)
  br label %join
worse:
  call void @f(i32 2) noreturn
  %y = mul i32 %x, 3
  br label %join
join:
  %r = phi i32 [ %x, %bad ], [ %y, %worse ]
  ret i32 %r
}

; The two ways from entry to the join bring different values: the empty block must stay.
define i32 @distinguishes(i1 %c) {
entry:
  br i1 %c, label %empty, label %join
empty:
  br label %join
join:
  %r = phi i32 [ 1, %entry ], [ 2, %empty ]
  ret i32 %r
}

define i32 @chain_of_empty_blocks(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %a2
a2:
  br label %join
b:
  call void @f(i32 %x)
  br label %join
join:
  %r = phi i32 [ 1, %a2 ], [ 2, %b ]
  ret i32 %r
}

define void @unreachable_cycle() {
entry:
  ret void
one:
  %x = phi i32 [ %y, %two ]
  br label %two
two:
  %y = phi i32 [ %x, %one ]
  br label %one
}

define void @endless(i1 %c) {
entry:
  br i1 %c, label %ping, label %end
ping:
  br label %pong
pong:
  br label %ping
end:
  ret void
}

define i32 @straight(i32 %x) {
entry:
  %a = add i32 %x, 1
  br label %next
next:
  %p = phi i32 [ %a, %entry ]
  %b = add i32 %p, 2
  br label %last
last:
  ret i32 %b
}

; An empty entry in front of a loop stays: no block may branch to the entry.
define void @entry_before_loop() {
entry:
  br label %loop
loop:
  call void @f(i32 1)
  br label %loop
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @f(i32)
;
; define i32 @constant_branch(i32 %x) {
; entry:
;   ret i32 %x
; }
;
; define i32 @constant_switch() {
; entry:
;   ret i32 30
; }
;
; define void @same_target(i1 %c) {
; entry:
;   ret void
; }
;
; declare void @die(i32) noreturn
;
; define i32 @ends_at_call(i32 %x, i1 %c) {
; entry:
;   br i1 %c, label %bad, label %worse
;
; bad:                                              ; preds = %entry
;   call void @die(i32 1)
;   unreachable
;
; worse:                                            ; preds = %entry
;   call void @f(i32 2) noreturn
;   unreachable
; }
;
; define i32 @distinguishes(i1 %c) {
; entry:
;   br i1 %c, label %empty, label %join
;
; empty:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %empty
;   %r = phi i32 [ 1, %entry ], [ 2, %empty ]
;   ret i32 %r
; }
;
; define i32 @chain_of_empty_blocks(i1 %c, i32 %x) {
; entry:
;   br i1 %c, label %join, label %b
;
; b:                                                ; preds = %entry
;   call void @f(i32 %x)
;   br label %join
;
; join:                                             ; preds = %entry, %b
;   %r = phi i32 [ 1, %entry ], [ 2, %b ]
;   ret i32 %r
; }
;
; define void @unreachable_cycle() {
; entry:
;   ret void
; }
;
; define void @endless(i1 %c) {
; entry:
;   br i1 %c, label %pong, label %end
;
; pong:                                             ; preds = %entry, %pong
;   br label %pong
;
; end:                                              ; preds = %entry
;   ret void
; }
;
; define i32 @straight(i32 %x) {
; entry:
;   %a = add i32 %x, 1
;   %b = add i32 %a, 2
;   ret i32 %b
; }
;
; define void @entry_before_loop() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   call void @f(i32 1)
;   br label %loop
; }
