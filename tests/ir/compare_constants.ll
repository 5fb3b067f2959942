; Constant expressions that compare or select become what they come to, or instructions: LLVM reads them no
; longer.
; RUN: %minic %s -S -emit-llvm -passes= -o -
; RUN: %minic %s -S -emit-llvm --typed-pointers -passes= -o -

@e = global [2 x i32] [i32 zext (i1 icmp ne (i32* @v, i32* null) to i32), i32 select (i1 icmp eq (i32* @v, i32* @w), i32 1, i32 2)]
@v = global i32 0
@w = internal global i32 0
@weak = extern_weak global i32

define i32 @f(i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %p = phi i32 [ 0, %yes ], [ zext (i1 icmp ne (i32* @weak, i32* null) to i32), %entry ]
  %q = load i32, i32* select (i1 icmp ugt (i32* @v, i32* @w), i32* @v, i32* @w)
  %s = select i1 fcmp oeq (float 0x7FF8000000000000, float 0.0), i32 %p, i32 %q
  ret i32 %s
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @e = global [2 x i32] [i32 1, i32 2], align 4
; @v = global i32 0, align 4
; @w = internal global i32 0, align 4
; @weak = extern_weak global i32, align 4
;
; define i32 @f(i1 %c) {
; entry:
;   %0 = icmp ne ptr @weak, null
;   %1 = zext i1 %0 to i32
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %no
;
; no:                                               ; preds = %yes, %entry
;   %p = phi i32 [ 0, %yes ], [ %1, %entry ]
;   %2 = icmp ugt ptr @v, @w
;   %3 = select i1 %2, ptr @v, ptr @w
;   %q = load i32, ptr %3, align 4
;   %s = select i1 false, i32 %p, i32 %q
;   ret i32 %s
; }
; OUTPUT[2]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @e = global [2 x i32] [i32 1, i32 2], align 4
; @v = global i32 0, align 4
; @w = internal global i32 0, align 4
; @weak = extern_weak global i32, align 4
;
; define i32 @f(i1 %c) {
; entry:
;   %0 = icmp ne i32* @weak, null
;   %1 = zext i1 %0 to i32
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %no
;
; no:                                               ; preds = %yes, %entry
;   %p = phi i32 [ 0, %yes ], [ %1, %entry ]
;   %2 = icmp ugt i32* @v, @w
;   %3 = select i1 %2, i32* @v, i32* @w
;   %q = load i32, i32* %3, align 4
;   %s = select i1 false, i32 %p, i32 %q
;   ret i32 %s
; }
