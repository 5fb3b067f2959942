; Loads, stores and selects of aggregates; as arguments, results and phis they stay.
; RUN: %minic %s -S -emit-llvm -verify-each -o - -passes=split-aggregates
%pair = type { i8, [2 x float] }

define void @copy(ptr %to, ptr %from) {
  %v = load %pair, ptr %from, align 1
  store volatile %pair %v, ptr %to
  store { i32, i32 } { i32 1, i32 2 }, ptr %to
  ret void
}

define { i64, ptr } @choose(i1 %c, { i64, ptr } %a, { i64, ptr } %b) {
  %r = select i1 %c, { i64, ptr } %a, { i64, ptr } %b
  br i1 %c, label %one, label %end
one:
  br label %end
end:
  %p = phi { i64, ptr } [ %r, %0 ], [ %b, %one ]
  ret { i64, ptr } %p
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %pair = type { i8, [2 x float] }
;
; define void @copy(ptr %to, ptr %from) {
;   %1 = load i8, ptr %from, align 1
;   %2 = insertvalue %pair undef, i8 %1, 0
;   %3 = getelementptr inbounds i8, ptr %from, i64 4
;   %4 = load float, ptr %3, align 1
;   %5 = insertvalue %pair %2, float %4, 1, 0
;   %6 = getelementptr inbounds i8, ptr %from, i64 8
;   %7 = load float, ptr %6, align 1
;   %8 = insertvalue %pair %5, float %7, 1, 1
;   %9 = extractvalue %pair %8, 0
;   store volatile i8 %9, ptr %to, align 1
;   %10 = extractvalue %pair %8, 1, 0
;   %11 = getelementptr inbounds i8, ptr %to, i64 4
;   store volatile float %10, ptr %11, align 4
;   %12 = extractvalue %pair %8, 1, 1
;   %13 = getelementptr inbounds i8, ptr %to, i64 8
;   store volatile float %12, ptr %13, align 4
;   %14 = extractvalue { i32, i32 } { i32 1, i32 2 }, 0
;   store i32 %14, ptr %to, align 4
;   %15 = extractvalue { i32, i32 } { i32 1, i32 2 }, 1
;   %16 = getelementptr inbounds i8, ptr %to, i64 4
;   store i32 %15, ptr %16, align 4
;   ret void
; }
;
; define { i64, ptr } @choose(i1 %c, { i64, ptr } %a, { i64, ptr } %b) {
;   %1 = extractvalue { i64, ptr } %a, 0
;   %2 = extractvalue { i64, ptr } %b, 0
;   %3 = select i1 %c, i64 %1, i64 %2
;   %4 = insertvalue { i64, ptr } undef, i64 %3, 0
;   %5 = extractvalue { i64, ptr } %a, 1
;   %6 = extractvalue { i64, ptr } %b, 1
;   %7 = select i1 %c, ptr %5, ptr %6
;   %8 = insertvalue { i64, ptr } %4, ptr %7, 1
;   br i1 %c, label %one, label %end
;
; one:                                              ; preds = %0
;   br label %end
;
; end:                                              ; preds = %0, %one
;   %p = phi { i64, ptr } [ %8, %0 ], [ %b, %one ]
;   ret { i64, ptr } %p
; }
