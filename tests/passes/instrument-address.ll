; -fsanitize=address as two passes: functions with the mark check their accesses and move variables to a frame that the
; runtime knows; variables of the module get red zones. What has been through both stays as it is.
; RUN: cp %s f.ll && %minic f.ll -passes=instrument-address,instrument-globals -emit-llvm -o -
; RUN: %minic %s -fsanitize=address -emit-llvm -O0 -o 1.ll && %minic 1.ll -fsanitize=address -emit-llvm -O0 -o 2.ll && tail -n +3 1.ll > was && tail -n +3 2.ll | cmp - was && grep -c __minic_access 1.ll
@table = internal global [4 x i32] zeroinitializer

declare i64 @strlen(i8*)
declare void @keep(i32*)

; Every kind of access, a variable whose address goes elsewhere, and one that stays on the stack.
define i32 @marked(i32* %p, i64 %n, i8* %text) sanitize_address {
entry:
  %v = alloca i32, align 4
  %own = alloca i32, align 4
  store i32 0, i32* %own, align 4
  call void @keep(i32* %v)
  %a = load i32, i32* %p, align 4
  store i32 %a, i32* %own, align 4
  %inside = getelementptr inbounds [4 x i32], [4 x i32]* @table, i64 0, i64 3
  store i32 %a, i32* %inside, align 4
  %behind = getelementptr inbounds [4 x i32], [4 x i32]* @table, i64 0, i64 %n
  store i32 %a, i32* %behind, align 4
  %length = call i64 @strlen(i8* %text)
  %low = trunc i64 %length to i32
  ret i32 %low
}

; Passes leave the function alone, but it is instrumented. The variable of the second block is a new one each time.
define void @not_optimized(i64 %n, i32* %p) noinline optnone sanitize_address {
entry:
  br label %next
next:
  %left = phi i64 [ %n, %entry ], [ %less, %next ]
  %each = alloca i32, align 4
  call void @keep(i32* %each)
  %one = load volatile i32, i32* %p, align 4
  %less = sub i64 %left, 1
  %more = icmp ne i64 %less, 0
  br i1 %more, label %next, label %end
end:
  ret void
}

; The frame is left before a call that takes its place.
define i32 @jumps(i32* %p, i64 %n, i8* %text) sanitize_address {
  %v = alloca i32, align 4
  call void @keep(i32* %v)
  %r = musttail call i32 @marked(i32* %p, i64 %n, i8* %text)
  ret i32 %r
}

; Without the mark nothing happens.
define i32 @plain(i32* %p) {
  %a = load i32, i32* %p, align 4
  ret i32 %a
}
; OUTPUT[1]:
; ; ModuleID = 'f.ll'
; source_filename = "f.ll"
;
; @guard.3 = private constant [32 x i8] c"\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01", align 32
; @guard.2 = private constant [32 x i8] zeroinitializer, align 32
; @guard.1 = private global [32 x i8] c"\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01", align 32
; @guard = private global [32 x i8] zeroinitializer, align 32
; @table = internal global <{ [4 x i32], [16 x i8] }> <{ [4 x i32] zeroinitializer, [16 x i8] zeroinitializer }>, align 32
; @check = private unnamed_addr constant [2 x i8] c"v\00", align 1
; @check.1 = private unnamed_addr constant [10 x i8] c"f.ll:13:3\00", align 1
; @frame = private unnamed_addr constant { i64, i64, [1 x { i64, i64, ptr, ptr }] } { i64 64, i64 1, [1 x { i64, i64, ptr, ptr }] [{ i64, i64, ptr, ptr } { i64 0, i64 4, ptr @check, ptr @check.1 }] }, align 8
; @check.2 = private unnamed_addr constant [10 x i8] c"f.ll:23:3\00", align 1
; @check.3 = private unnamed_addr constant [10 x i8] c"f.ll:17:3\00", align 1
; @check.4 = private unnamed_addr constant [10 x i8] c"f.ll:22:3\00", align 1
; @check.5 = private unnamed_addr constant [10 x i8] c"f.ll:36:3\00", align 1
; @check.6 = private unnamed_addr constant [10 x i8] c"f.ll:46:3\00", align 1
; @frame.1 = private unnamed_addr constant { i64, i64, [1 x { i64, i64, ptr, ptr }] } { i64 64, i64 1, [1 x { i64, i64, ptr, ptr }] [{ i64, i64, ptr, ptr } { i64 0, i64 4, ptr @check, ptr @check.6 }] }, align 8
; @check.7 = private unnamed_addr constant [6 x i8] c"table\00", align 1
; @check.8 = private unnamed_addr constant [9 x i8] c"f.ll:5:1\00", align 1
; @check.9 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
; @globals = private unnamed_addr global { ptr, i64, [5 x { ptr, i64, i64, ptr, ptr }] } { ptr null, i64 5, [5 x { ptr, i64, i64, ptr, ptr }] [{ ptr, i64, i64, ptr, ptr } { ptr @table, i64 16, i64 32, ptr @check.7, ptr @check.8 }, { ptr, i64, i64, ptr, ptr } { ptr @guard, i64 0, i64 32, ptr @check.9, ptr @check.9 }, { ptr, i64, i64, ptr, ptr } { ptr @guard.1, i64 0, i64 32, ptr @check.9, ptr @check.9 }, { ptr, i64, i64, ptr, ptr } { ptr @guard.2, i64 0, i64 32, ptr @check.9, ptr @check.9 }, { ptr, i64, i64, ptr, ptr } { ptr @guard.3, i64 0, i64 32, ptr @check.9, ptr @check.9 }] }, align 8
; @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @minic.start, ptr null }]
;
; declare i64 @strlen(ptr)
;
; declare void @keep(ptr)
;
; define i32 @marked(ptr %p, i64 %n, ptr %text) {
; entry:
;   %own = alloca i32, align 4
;   %0 = call ptr @__minic_enter(ptr @frame)
;   %1 = getelementptr inbounds i8, ptr %0, i64 0
;   store i32 0, ptr %own, align 4
;   call void @keep(ptr %1)
;   %2 = ptrtoint ptr %p to i64
;   %3 = lshr i64 %2, 3
;   %4 = add i64 %3, 2147450880
;   %5 = inttoptr i64 %4 to ptr
;   %6 = load i8, ptr %5, align 1
;   %7 = icmp ne i8 %6, 0
;   br i1 %7, label %suspect, label %accessed
;
; accessed:                                         ; preds = %entry, %suspect
;   %a = load i32, ptr %p, align 4
;   store i32 %a, ptr %own, align 4
;   %inside = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 3
;   store i32 %a, ptr %inside, align 4
;   %behind = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %n
;   %8 = ptrtoint ptr %behind to i64
;   %9 = lshr i64 %8, 3
;   %10 = add i64 %9, 2147450880
;   %11 = inttoptr i64 %10 to ptr
;   %12 = load i8, ptr %11, align 1
;   %13 = icmp ne i8 %12, 0
;   br i1 %13, label %suspect1, label %accessed1
;
; accessed1:                                        ; preds = %accessed, %suspect1
;   store i32 %a, ptr %behind, align 4
;   call void @__minic_check_strlen(ptr @check.2, ptr %text)
;   %length = call i64 @strlen(ptr %text)
;   %low = trunc i64 %length to i32
;   call void @__minic_leave(ptr %0)
;   ret i32 %low
;
; suspect:                                          ; preds = %entry
;   call void @__minic_access(i64 %2, i64 8, ptr @check.3)
;   br label %accessed
;
; suspect1:                                         ; preds = %accessed
;   call void @__minic_access(i64 %8, i64 9, ptr @check.4)
;   br label %accessed1
; }
;
; define void @not_optimized(i64 %n, ptr %p) noinline optnone {
; entry:
;   br label %next
;
; next:                                             ; preds = %entry, %accessed
;   %left = phi i64 [ %n, %entry ], [ %less, %accessed ]
;   %each = alloca i32, align 4
;   call void @keep(ptr %each)
;   %0 = ptrtoint ptr %p to i64
;   %1 = lshr i64 %0, 3
;   %2 = add i64 %1, 2147450880
;   %3 = inttoptr i64 %2 to ptr
;   %4 = load i8, ptr %3, align 1
;   %5 = icmp ne i8 %4, 0
;   br i1 %5, label %suspect, label %accessed
;
; accessed:                                         ; preds = %next, %suspect
;   %one = load volatile i32, ptr %p, align 4
;   %less = sub i64 %left, 1
;   %more = icmp ne i64 %less, 0
;   br i1 %more, label %next, label %end
;
; end:                                              ; preds = %accessed
;   ret void
;
; suspect:                                          ; preds = %next
;   call void @__minic_access(i64 %0, i64 8, ptr @check.5)
;   br label %accessed
; }
;
; define i32 @jumps(ptr %p, i64 %n, ptr %text) {
;   %1 = call ptr @__minic_enter(ptr @frame.1)
;   %2 = getelementptr inbounds i8, ptr %1, i64 0
;   call void @keep(ptr %2)
;   call void @__minic_leave(ptr %1)
;   %r = musttail call i32 @marked(ptr %p, i64 %n, ptr %text)
;   ret i32 %r
; }
;
; define i32 @plain(ptr %p) {
;   %a = load i32, ptr %p, align 4
;   ret i32 %a
; }
;
; declare ptr @__minic_enter(ptr)
;
; declare void @__minic_check_strlen(ptr, ptr)
;
; declare void @__minic_access(i64, i64, ptr)
;
; declare void @__minic_leave(ptr)
;
; define internal void @minic.start() {
; entry:
;   call void @__minic_globals(ptr @globals)
;   ret void
; }
;
; declare void @__minic_globals(ptr)
; OUTPUT[2]:
; 4
