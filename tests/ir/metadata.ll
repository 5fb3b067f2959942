; Debug information in both forms, attachments, attribute groups and use-list orders are read past.
; RUN: %minic %s -S -emit-llvm -passes= -o -
source_filename = "a.c"
target triple = "x86_64-pc-linux-gnu"
$inline = comdat any

declare void @llvm.dbg.declare(metadata, metadata, metadata) nounwind readnone
declare !dbg !5 i32 @abs(i32) nounwind

define i32 @f(i32 %a) nounwind ssp "k"="v" section "text" comdat($inline) align 16 !dbg !1 {
entry:
  %"alloca point" = bitcast i32 0 to i32
  %a.addr = alloca i32, align 4, !DIAssignID !9
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !2, metadata !DIExpression(DW_OP_plus, 1)) nounwind, !dbg !3
    #dbg_declare(ptr %a.addr, !2, !DIExpression(), !3)
  store i32 %a, ptr %a.addr, align 4, !tbaa !4, !dbg !3
    #dbg_value(i32 %a, !2, !DIExpression(), !3)
  %r = call i32 @abs(i32 noundef %a) #1, !dbg !3
  %s = load i32, ptr %a.addr, !nonnull !8, !noundef !8
  %t = add i32 %r, %s, !dbg !3
  br label %end, !llvm.loop !7
  else:
  unreachable
end:
  ret i32 %t, !dbg !3
  uselistorder i32 %a, { 1, 0 }
}

attributes #1 = { nounwind "a"="}" }
!llvm.dbg.cu = !{!6}
!1 = distinct !DISubprogram(name: "f", scope: null, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!2 = !DILocalVariable(name: "a", scope: !1)
!3 = !DILocation(line: 1, column: 7, scope: !1)
!4 = !{!"int", !8, i64 0}
!5 = !DISubprogram(name: "abs")
!6 = distinct !DICompileUnit(language: DW_LANG_C99, file: !DIFile(filename: "a.c", directory: "/"))
!7 = distinct !{!7, !{!"llvm.loop.mustprogress"}}
!8 = !{}
!9 = distinct !DIAssignID()
; OUTPUT:
; ; ModuleID = 'a.c'
; source_filename = "a.c"
; target triple = "x86_64-pc-linux-gnu"
;
; declare i32 @abs(i32) nounwind
;
; define i32 @f(i32 %a) nounwind section "text" align 16 {
; entry:
;   %a.addr = alloca i32, align 4
;   store i32 %a, ptr %a.addr, align 4
;   %r = call i32 @abs(i32 noundef %a) nounwind
;   %s = load i32, ptr %a.addr, align 4
;   %t = add i32 %r, %s
;   br label %end
;
; else:                                             ; No predecessors!
;   unreachable
;
; end:                                              ; preds = %entry
;   ret i32 %t
; }
