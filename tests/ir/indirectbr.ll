; RUN: %minic %s -S -emit-llvm -passes= -o -
; RUN: %minic %s --run
; RUN: %minic %s -S -emit-llvm -passes=simplify-cfg,loop-form,jump-threading,simplify-cfg -verify-each -o -
; RUN: %minic %s -S -emit-llvm --typed-pointers -passes= -o -
; Addresses of blocks: named before their function, in it and after it, by name and by number.
@table = internal constant [3 x ptr] [ptr blockaddress(@f, %odd), ptr blockaddress(@f, %even), ptr blockaddress(@f, %1)]
@distance = internal constant i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@f, %even) to i64), i64 ptrtoint (ptr blockaddress(@f, %even) to i64)) to i32)
define internal i32 @f(i32 %n, i32 %start) {
  br label %odd
odd:
  %a = phi i32 [ %start, %0 ], [ %c, %next ], [ %a.1, %even ]
  %b = phi i32 [ 1, %0 ], [ %d, %next ], [ %b.1, %even ]
  %left = phi i32 [ %n, %0 ], [ %less, %next ], [ 0, %even ]
  %p.odd = select i1 false, ptr blockaddress(@f, %1), ptr blockaddress(@f, %even)
  br label %next
even:
  %a.1 = phi i32 [ %d, %next ]
  %b.1 = phi i32 [ %c, %next ]
  %zero = icmp eq i32 %less, 5
  br i1 %zero, label %odd, label %next
next:
  %c = phi i32 [ %b, %odd ], [ %a.1, %even ]
  %d = phi i32 [ %a, %odd ], [ %b.1, %even ]
  %from = phi i32 [ %left, %odd ], [ %less, %even ]
  %p = phi ptr [ %p.odd, %odd ], [ blockaddress(@f, %odd), %even ]
  %less = sub i32 %from, 1
  %done = icmp slt i32 %less, 0
  %last = load ptr, ptr getelementptr ([3 x ptr], ptr @table, i64 0, i64 2)
  %to = select i1 %done, ptr %last, ptr %p
  indirectbr ptr %to, [label %odd, label %even, label %1]
1:
  %s = shl i32 %c, 4
  %r = or i32 %s, %d
  ret i32 %r
}
define i32 @main() {
  %r = call i32 @f(i32 7, i32 5)
  %same = icmp eq ptr blockaddress(@f, %odd), blockaddress(@f, %odd)
  %k = select i1 %same, i32 %r, i32 0
  %isWrong = icmp ne i32 %k, 81
  %status = zext i1 %isWrong to i32
  ret i32 %status
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @table = internal constant [3 x ptr] [ptr blockaddress(@f, %odd), ptr blockaddress(@f, %even), ptr blockaddress(@f, %1)], align 8
; @distance = internal constant i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@f, %even) to i64), i64 ptrtoint (ptr blockaddress(@f, %even) to i64)) to i32), align 4
;
; define internal i32 @f(i32 %n, i32 %start) {
;   br label %odd
;
; odd:                                              ; preds = %0, %next, %even
;   %a = phi i32 [ %start, %0 ], [ %c, %next ], [ %a.1, %even ]
;   %b = phi i32 [ 1, %0 ], [ %d, %next ], [ %b.1, %even ]
;   %left = phi i32 [ %n, %0 ], [ %less, %next ], [ 0, %even ]
;   %p.odd = select i1 false, ptr blockaddress(@f, %1), ptr blockaddress(@f, %even)
;   br label %next
;
; even:                                             ; preds = %next
;   %a.1 = phi i32 [ %d, %next ]
;   %b.1 = phi i32 [ %c, %next ]
;   %zero = icmp eq i32 %less, 5
;   br i1 %zero, label %odd, label %next
;
; next:                                             ; preds = %odd, %even
;   %c = phi i32 [ %b, %odd ], [ %a.1, %even ]
;   %d = phi i32 [ %a, %odd ], [ %b.1, %even ]
;   %from = phi i32 [ %left, %odd ], [ %less, %even ]
;   %p = phi ptr [ %p.odd, %odd ], [ blockaddress(@f, %odd), %even ]
;   %less = sub i32 %from, 1
;   %done = icmp slt i32 %less, 0
;   %last = load ptr, ptr getelementptr ([3 x ptr], ptr @table, i64 0, i64 2), align 8
;   %to = select i1 %done, ptr %last, ptr %p
;   indirectbr ptr %to, [label %odd, label %even, label %1]
;
; 1:                                                ; preds = %next
;   %s = shl i32 %c, 4
;   %r = or i32 %s, %d
;   ret i32 %r
; }
;
; define i32 @main() {
;   %r = call i32 @f(i32 7, i32 5)
;   %same = icmp eq ptr blockaddress(@f, %odd), blockaddress(@f, %odd)
;   %k = select i1 %same, i32 %r, i32 0
;   %isWrong = icmp ne i32 %k, 81
;   %status = zext i1 %isWrong to i32
;   ret i32 %status
; }
; OUTPUT[2]:
; OUTPUT[3]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @table = internal constant [3 x ptr] [ptr blockaddress(@f, %odd), ptr blockaddress(@f, %even), ptr blockaddress(@f, %1)], align 8
; @distance = internal constant i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@f, %even) to i64), i64 ptrtoint (ptr blockaddress(@f, %even) to i64)) to i32), align 4
;
; define internal i32 @f(i32 %n, i32 %start) {
;   br label %odd
;
; odd:                                              ; preds = %0, %next, %even
;   %a = phi i32 [ %start, %0 ], [ %c, %next ], [ %d, %even ]
;   %b = phi i32 [ 1, %0 ], [ %d, %next ], [ %c, %even ]
;   %left = phi i32 [ %n, %0 ], [ %less, %next ], [ 0, %even ]
;   %p.odd = select i1 false, ptr blockaddress(@f, %1), ptr blockaddress(@f, %even)
;   br label %next
;
; even:                                             ; preds = %next
;   %zero = icmp eq i32 %less, 5
;   br i1 %zero, label %odd, label %next
;
; next:                                             ; preds = %odd, %even
;   %c = phi i32 [ %b, %odd ], [ %d, %even ]
;   %d = phi i32 [ %a, %odd ], [ %c, %even ]
;   %from = phi i32 [ %left, %odd ], [ %less, %even ]
;   %p = phi ptr [ %p.odd, %odd ], [ blockaddress(@f, %odd), %even ]
;   %less = sub i32 %from, 1
;   %done = icmp slt i32 %less, 0
;   %last = load ptr, ptr getelementptr ([3 x ptr], ptr @table, i64 0, i64 2), align 8
;   %to = select i1 %done, ptr %last, ptr %p
;   indirectbr ptr %to, [label %odd, label %even, label %1]
;
; 1:                                                ; preds = %next
;   %s = shl i32 %c, 4
;   %r = or i32 %s, %d
;   ret i32 %r
; }
;
; define i32 @main() {
;   %r = call i32 @f(i32 7, i32 5)
;   %same = icmp eq ptr blockaddress(@f, %odd), blockaddress(@f, %odd)
;   %k = select i1 %same, i32 %r, i32 0
;   %isWrong = icmp ne i32 %k, 81
;   %status = zext i1 %isWrong to i32
;   ret i32 %status
; }
; OUTPUT[4]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @table = internal constant [3 x i8*] [i8* blockaddress(@f, %odd), i8* blockaddress(@f, %even), i8* blockaddress(@f, %1)], align 8
; @distance = internal constant i32 trunc (i64 sub (i64 ptrtoint (i8* blockaddress(@f, %even) to i64), i64 ptrtoint (i8* blockaddress(@f, %even) to i64)) to i32), align 4
;
; define internal i32 @f(i32 %n, i32 %start) {
;   br label %odd
;
; odd:                                              ; preds = %0, %next, %even
;   %a = phi i32 [ %start, %0 ], [ %c, %next ], [ %a.1, %even ]
;   %b = phi i32 [ 1, %0 ], [ %d, %next ], [ %b.1, %even ]
;   %left = phi i32 [ %n, %0 ], [ %less, %next ], [ 0, %even ]
;   %p.odd = select i1 false, i8* blockaddress(@f, %1), i8* blockaddress(@f, %even)
;   br label %next
;
; even:                                             ; preds = %next
;   %a.1 = phi i32 [ %d, %next ]
;   %b.1 = phi i32 [ %c, %next ]
;   %zero = icmp eq i32 %less, 5
;   br i1 %zero, label %odd, label %next
;
; next:                                             ; preds = %odd, %even
;   %c = phi i32 [ %b, %odd ], [ %a.1, %even ]
;   %d = phi i32 [ %a, %odd ], [ %b.1, %even ]
;   %from = phi i32 [ %left, %odd ], [ %less, %even ]
;   %p = phi i8* [ %p.odd, %odd ], [ blockaddress(@f, %odd), %even ]
;   %less = sub i32 %from, 1
;   %done = icmp slt i32 %less, 0
;   %last = load i8*, i8** getelementptr ([3 x i8*], [3 x i8*]* @table, i64 0, i64 2), align 8
;   %to = select i1 %done, i8* %last, i8* %p
;   indirectbr i8* %to, [label %odd, label %even, label %1]
;
; 1:                                                ; preds = %next
;   %s = shl i32 %c, 4
;   %r = or i32 %s, %d
;   ret i32 %r
; }
;
; define i32 @main() {
;   %r = call i32 @f(i32 7, i32 5)
;   %same = icmp eq i8* blockaddress(@f, %odd), blockaddress(@f, %odd)
;   %k = select i1 %same, i32 %r, i32 0
;   %isWrong = icmp ne i32 %k, 81
;   %status = zext i1 %isWrong to i32
;   ret i32 %status
; }
