; Numbers of values, blocks and arguments may be left out, as LLVM 18 and later write them, and a block
; that no path reaches may have phis without operands, whose values are poison.
; RUN: %minic %s -S -emit-llvm -passes= -o -

define i32 @gaps(i32 %3, i1 %7) {
  br i1 %7, label %20, label %4000000000

20:
  %21 = add i32 %3, %3
  br label %4000000000

70:
  %100 = phi i32
  %x = add i32 %100, %90000
  br label %200

200:
  %201 = phi i32 [ %x, %70 ]
  %90000 = mul i32 %201, 3
  ret i32 %201

4000000000:
  %4000000001 = phi i32 [ 1, %8 ], [ %21, %20 ]
  %4294967294 = add i32 %4000000001, 1
  ret i32 %4294967294
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @gaps(i32 %0, i1 %1) {
;   br i1 %1, label %3, label %9
;
; 3:                                                ; preds = %2
;   %4 = add i32 %0, %0
;   br label %9
;
; 5:                                                ; No predecessors!
;   %x = add i32 poison, %8
;   br label %6
;
; 6:                                                ; preds = %5
;   %7 = phi i32 [ %x, %5 ]
;   %8 = mul i32 %7, 3
;   ret i32 %7
;
; 9:                                                ; preds = %2, %3
;   %10 = phi i32 [ 1, %2 ], [ %4, %3 ]
;   %11 = add i32 %10, 1
;   ret i32 %11
; }
