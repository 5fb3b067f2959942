; RUN: %minic %s -S -emit-llvm -passes=switch-values -Rpass=switch-values -Rpass-missed=switch-values -o -
; RUN: %minic %s -S -passes=switch-values -stats -o /dev/null

; Days of a month: bytes of one constant; the default fills the hole.
define i32 @bytes(i32 %m) {
entry:
  switch i32 %m, label %join [
    i32 1, label %long
    i32 2, label %short
    i32 3, label %long
    i32 5, label %medium
  ]
long:
  br label %join
short:
  br label %join
medium:
  br label %join
join:
  %d = phi i32 [ 31, %long ], [ 28, %short ], [ 30, %medium ], [ 7, %entry ]
  ret i32 %d
}

; A bit test: two cases are one edge each to the join.
define i1 @vowel(i8 %c) {
entry:
  switch i8 %c, label %no [
    i8 97, label %yes
    i8 101, label %yes
    i8 105, label %yes
    i8 111, label %yes
    i8 104, label %join
    i8 106, label %join
    i8 99, label %join
  ]
yes:
  br label %join
no:
  br label %join
join:
  %r = phi i1 [ true, %yes ], [ false, %no ], [ false, %entry ], [ false, %entry ], [ false, %entry ]
  ret i1 %r
}

; A line and a table; the default goes elsewhere.
define i64 @line(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 -2, label %a
    i32 -1, label %b
    i32 0, label %c
    i32 1, label %d
  ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
d:
  br label %join
join:
  %l = phi i64 [ 10, %a ], [ 7, %b ], [ 4, %c ], [ 1, %d ]
  %t = phi i64 [ 1000000, %a ], [ -7, %b ], [ 4, %c ], [ 123456789123, %d ]
  %s = add i64 %l, %t
  ret i64 %s
other:
  ret i64 0
}

; Kept: three cases, a hole without a value, a value that is no number, cases far apart.
define i32 @three(i32 %x) {
entry:
  switch i32 %x, label %join [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %b
  ]
a:
  br label %join
b:
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ 5, %a ], [ 9, %b ]
  ret i32 %r
}
define i32 @hole(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %a
    i32 1, label %a
    i32 2, label %b
    i32 4, label %b
  ]
a:
  br label %join
b:
  br label %join
join:
  %r = phi i32 [ 0, %a ], [ 5, %b ]
  ret i32 %r
other:
  ret i32 1
}
define i32 @argument(i32 %x, i32 %y) {
entry:
  switch i32 %x, label %join [
    i32 0, label %a
    i32 1, label %a
    i32 2, label %b
    i32 3, label %b
  ]
a:
  br label %join
b:
  br label %join
join:
  %r = phi i32 [ 0, %a ], [ %y, %b ], [ 3, %entry ]
  ret i32 %r
}
define i32 @far(i32 %x) {
entry:
  switch i32 %x, label %join [
    i32 0, label %a
    i32 10, label %a
    i32 20, label %b
    i32 30, label %b
  ]
a:
  br label %join
b:
  br label %join
join:
  %r = phi i32 [ 0, %a ], [ 4, %b ], [ 3, %entry ]
  ret i32 %r
}
; OUTPUT[1]:
; %s:7:3: remark: switch replaced by numbers [-Rpass=switch-values]
;   switch i32 %m, label %join [
;   ^
; %s:27:3: remark: switch replaced by numbers [-Rpass=switch-values]
;   switch i8 %c, label %no [
;   ^
; %s:48:3: remark: switch replaced by numbers [-Rpass=switch-values]
;   switch i32 %x, label %other [
;   ^
; %s:89:3: remark: switch kept: there are holes between its cases [-Rpass-missed=switch-values]
;   switch i32 %x, label %other [
;   ^
; %s:107:3: remark: switch kept: its cases choose more than numbers [-Rpass-missed=switch-values]
;   switch i32 %x, label %join [
;   ^
; %s:123:3: remark: switch kept: its cases are too far apart [-Rpass-missed=switch-values]
;   switch i32 %x, label %join [
;   ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @switch.table.line.1 = private unnamed_addr constant [4 x i64] [i64 1000000, i64 -7, i64 4, i64 123456789123], align 8
;
; define i32 @bytes(i32 %m) {
; entry:
;   %0 = sub i32 %m, 1
;   %1 = icmp ult i32 %0, 5
;   br i1 %1, label %2, label %join
;
; 2:                                                ; preds = %entry
;   %3 = zext i32 %0 to i64
;   %4 = shl i64 %3, 3
;   %5 = lshr i64 128968498207, %4
;   %6 = and i64 %5, 255
;   %7 = trunc i64 %6 to i32
;   br label %join
;
; join:                                             ; preds = %2, %entry
;   %d = phi i32 [ %7, %2 ], [ 7, %entry ]
;   ret i32 %d
; }
;
; define i1 @vowel(i8 %c) {
; entry:
;   %0 = sub i8 %c, 97
;   %1 = icmp ult i8 %0, 15
;   br i1 %1, label %2, label %no
;
; 2:                                                ; preds = %entry
;   %3 = zext i8 %0 to i64
;   %4 = lshr i64 16657, %3
;   %5 = and i64 %4, 1
;   %6 = trunc i64 %5 to i1
;   br label %join
;
; no:                                               ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %2, %no
;   %r = phi i1 [ %6, %2 ], [ false, %no ]
;   ret i1 %r
; }
;
; define i64 @line(i32 %x) {
; entry:
;   %0 = sub i32 %x, -2
;   %1 = icmp ult i32 %0, 4
;   br i1 %1, label %2, label %other
;
; 2:                                                ; preds = %entry
;   %3 = zext i32 %0 to i64
;   %4 = mul i64 %3, -3
;   %5 = add i64 %4, 10
;   %6 = zext i32 %0 to i64
;   %7 = getelementptr inbounds [4 x i64], ptr @switch.table.line.1, i64 0, i64 %6
;   %8 = load i64, ptr %7, align 8
;   br label %join
;
; join:                                             ; preds = %2
;   %l = phi i64 [ %5, %2 ]
;   %t = phi i64 [ %8, %2 ]
;   %s = add i64 %l, %t
;   ret i64 %s
;
; other:                                            ; preds = %entry
;   ret i64 0
; }
;
; define i32 @three(i32 %x) {
; entry:
;   switch i32 %x, label %join [
;     i32 0, label %a
;     i32 1, label %b
;     i32 2, label %b
;   ]
;
; a:                                                ; preds = %entry
;   br label %join
;
; b:                                                ; preds = %entry, %entry
;   br label %join
;
; join:                                             ; preds = %entry, %a, %b
;   %r = phi i32 [ 0, %entry ], [ 5, %a ], [ 9, %b ]
;   ret i32 %r
; }
;
; define i32 @hole(i32 %x) {
; entry:
;   switch i32 %x, label %other [
;     i32 0, label %a
;     i32 1, label %a
;     i32 2, label %b
;     i32 4, label %b
;   ]
;
; a:                                                ; preds = %entry, %entry
;   br label %join
;
; b:                                                ; preds = %entry, %entry
;   br label %join
;
; join:                                             ; preds = %a, %b
;   %r = phi i32 [ 0, %a ], [ 5, %b ]
;   ret i32 %r
;
; other:                                            ; preds = %entry
;   ret i32 1
; }
;
; define i32 @argument(i32 %x, i32 %y) {
; entry:
;   switch i32 %x, label %join [
;     i32 0, label %a
;     i32 1, label %a
;     i32 2, label %b
;     i32 3, label %b
;   ]
;
; a:                                                ; preds = %entry, %entry
;   br label %join
;
; b:                                                ; preds = %entry, %entry
;   br label %join
;
; join:                                             ; preds = %a, %b, %entry
;   %r = phi i32 [ 0, %a ], [ %y, %b ], [ 3, %entry ]
;   ret i32 %r
; }
;
; define i32 @far(i32 %x) {
; entry:
;   switch i32 %x, label %join [
;     i32 0, label %a
;     i32 10, label %a
;     i32 20, label %b
;     i32 30, label %b
;   ]
;
; a:                                                ; preds = %entry, %entry
;   br label %join
;
; b:                                                ; preds = %entry, %entry
;   br label %join
;
; join:                                             ; preds = %a, %b, %entry
;   %r = phi i32 [ 0, %a ], [ 4, %b ], [ 3, %entry ]
;   ret i32 %r
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        3 switch-values - switches replaced by values
;        1 switch-values - tables made
;
