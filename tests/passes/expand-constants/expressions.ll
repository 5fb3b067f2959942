; A constant expression that is an address stays; others become instructions.
; RUN: %minic %s -S -emit-llvm -verify-each -o - -passes=expand-constants
@table = global [4 x i32] zeroinitializer
declare void @use(i64, ptr)

define void @calls() {
  call void @use(i64 sub (i64 ptrtoint (ptr getelementptr ([4 x i32], ptr @table, i64 0, i64 3) to i64), i64 ptrtoint (ptr @table to i64)), ptr getelementptr ([4 x i32], ptr @table, i64 0, i64 2))
  call void @use(i64 1, ptr getelementptr (i8, ptr @table, i64 4294967296))
  ret void
}

define i64 @edge(i1 %c) {
  br i1 %c, label %one, label %end
one:
  br label %end
end:
  %r = phi i64 [ ptrtoint (ptr @table to i64), %0 ], [ 0, %one ]
  ret i64 %r
}

define i1 @bit(ptr %p) {
  %low = ptrtoint ptr %p to i1
  ret i1 %low
}

define { ptr, i64 } @pair() {
  ret { ptr, i64 } { ptr inttoptr (i64 4096 to ptr), i64 7 }
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @table = global [4 x i32] zeroinitializer, align 4
;
; declare void @use(i64, ptr)
;
; define void @calls() {
;   %1 = ptrtoint ptr getelementptr ([4 x i32], ptr @table, i64 0, i64 3) to i64
;   %2 = ptrtoint ptr @table to i64
;   %3 = sub i64 %1, %2
;   call void @use(i64 %3, ptr getelementptr ([4 x i32], ptr @table, i64 0, i64 2))
;   %4 = getelementptr i8, ptr @table, i64 4294967296
;   call void @use(i64 1, ptr %4)
;   ret void
; }
;
; define i64 @edge(i1 %c) {
;   %1 = ptrtoint ptr @table to i64
;   br i1 %c, label %one, label %end
;
; one:                                              ; preds = %0
;   br label %end
;
; end:                                              ; preds = %0, %one
;   %r = phi i64 [ %1, %0 ], [ 0, %one ]
;   ret i64 %r
; }
;
; define i1 @bit(ptr %p) {
;   %1 = ptrtoint ptr %p to i64
;   %low = trunc i64 %1 to i1
;   ret i1 %low
; }
;
; define { ptr, i64 } @pair() {
;   %1 = inttoptr i64 4096 to ptr
;   %2 = insertvalue { ptr, i64 } undef, ptr %1, 0
;   %3 = insertvalue { ptr, i64 } %2, i64 7, 1
;   ret { ptr, i64 } %3
; }
