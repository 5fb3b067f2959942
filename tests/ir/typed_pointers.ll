; Typed pointers, as LLVM 14 and older write them, become ptr; casts between them vanish.
; RUN: %minic %s -S -emit-llvm -passes= -o -

%struct.node = type { i32, %struct.node* }
%pair = type { [2 x %later], i8* }
%later = type { i16, i16 }

@.str = private unnamed_addr constant [6 x i8] c"%d %s\00", align 1
@list = dso_local global %struct.node* null, align 8
@inside = global i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 3)
@same = global i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)
@cast = internal global i32* bitcast ([6 x i8]* @.str to i32*), section "x", align 16
@callback = global i32 (i32, i8**)* @main

declare i32 @printf(i8* noundef, ...) #1
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 {
  %3 = alloca %struct.node, align 8
  %4 = bitcast %struct.node* %3 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 bitcast (%struct.node** @list to i8*), i64 16, i1 false)
  %5 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1
  %6 = load %struct.node*, %struct.node** %5, align 8, !tbaa !2
  %7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), %struct.node* noundef %6)
  %8 = icmp eq %struct.node* %6, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  br label %10

10:                                               ; preds = %9, %2
  %11 = phi i32 [ 1, %9 ], [ %7, %2 ]
  ret i32 %11
}

; What is returned has a type that begins with void.
define void (i32)* @returned(void (i32)* %p) {
  ret void (i32)* %p
}

; The syntax of LLVM 3.6 and older.
define i32 @old([4 x i32]* %a, i32 %i) {
  %p = getelementptr inbounds [4 x i32]* %a, i32 0, i32 %i
  %v = load i32* %p
  ret i32 %v
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" }
attributes #1 = { "no-trapping-math"="true" }
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = distinct !{!1, !"a ; b", null}
!2 = !{!"any pointer"}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %struct.node = type { i32, ptr }
; %pair = type { [2 x %later], ptr }
; %later = type { i16, i16 }
;
; @.str = private unnamed_addr constant [6 x i8] c"%d %s\00", align 1
; @list = global ptr null, align 8
; @inside = global ptr getelementptr inbounds ([6 x i8], ptr @.str, i64 0, i64 3), align 8
; @same = global ptr @.str, align 8
; @cast = internal global ptr @.str, section "x", align 16
; @callback = global ptr @main, align 8
;
; declare i32 @printf(ptr noundef, ...)
;
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture, ptr noalias nocapture, i64, i1)
;
; define i32 @main(i32 noundef %0, ptr noundef %1) noinline optnone nounwind {
;   %3 = alloca %struct.node, align 8
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @list, i64 16, i1 false)
;   %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1
;   %5 = load ptr, ptr %4, align 8
;   %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %5)
;   %7 = icmp eq ptr %5, null
;   br i1 %7, label %8, label %9
;
; 8:                                                ; preds = %2
;   br label %9
;
; 9:                                                ; preds = %8, %2
;   %10 = phi i32 [ 1, %8 ], [ %6, %2 ]
;   ret i32 %10
; }
;
; define ptr @returned(ptr %p) {
;   ret ptr %p
; }
;
; define i32 @old(ptr %a, i32 %i) {
;   %p = getelementptr inbounds [4 x i32], ptr %a, i32 0, i32 %i
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
