; Typed pointers are inferred from how pointers are used; a bitcast stands where one is used as another
; type than it has. Pointers in memory are i8*.
; RUN: %minic %s -S -emit-llvm --typed-pointers -passes= -o -

%node = type { i32, ptr }
@text = private constant [3 x i8] c"hi\00"
@table = global [2 x ptr] [ptr @sum, ptr getelementptr ([3 x i8], ptr @text, i64 0, i64 1)]
@head = global ptr null
declare i32 @puts(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i32 @printf(ptr, ...)

; An argument used as int*, through a variable of its own.
define i32 @sum(ptr %a, i32 %n) {
entry:
  %a.addr = alloca ptr
  store ptr %a, ptr %a.addr
  %p = load ptr, ptr %a.addr
  %q = getelementptr inbounds i32, ptr %p, i32 %n
  %x = load i32, ptr %q
  %y = load i32, ptr %a
  %r = add i32 %x, %y
  ret i32 %r
}
define ptr @pick(i1 %c, ptr %f, ptr %l) {
entry:
  %v = load float, ptr %f
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %p = phi ptr [ %f, %entry ], [ @text, %left ]
  %s = select i1 %c, ptr %p, ptr null
  %same = icmp eq ptr %s, %l
  %n = load i64, ptr %l
  ret ptr %s
}
define i32 @main() {
  %array = alloca [10 x i32]
  call void @llvm.memset.p0.i64(ptr %array, i8 0, i64 40, i1 false)
  %1 = call i32 @sum(ptr %array, i32 3)
  %2 = call i32 @puts(ptr @text)
  %f = load ptr, ptr @table
  %3 = call i32 %f(ptr %array, i32 %1)
  %node = alloca %node
  %next = getelementptr %node, ptr %node, i32 0, i32 1
  store ptr %node, ptr %next
  store ptr %node, ptr @head
  %again = load ptr, ptr %next
  %key = getelementptr %node, ptr %again, i32 0, i32 0
  %4 = load i32, ptr %key
  %five = call ptr @pick(i1 true, ptr %array, ptr %node)
  %5 = call i32 (ptr, ...) @printf(ptr @text, ptr %five, ptr null)
  %6 = ptrtoint ptr @main to i64
  ret i32 %4
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %node = type { i32, i8* }
;
; @text = private constant [3 x i8] c"hi\00", align 1
; @table = global [2 x i8*] [i8* bitcast (i32 (i32*, i32)* @sum to i8*), i8* getelementptr ([3 x i8], [3 x i8]* @text, i64 0, i64 1)], align 8
; @head = global i8* null, align 8
;
; declare i32 @puts(i8*)
;
; declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)
;
; declare i32 @printf(i8*, ...)
;
; define i32 @sum(i32* %a, i32 %n) {
; entry:
;   %a.addr = alloca i32*, align 8
;   store i32* %a, i32** %a.addr, align 8
;   %p = load i32*, i32** %a.addr, align 8
;   %q = getelementptr inbounds i32, i32* %p, i32 %n
;   %x = load i32, i32* %q, align 4
;   %y = load i32, i32* %a, align 4
;   %r = add i32 %x, %y
;   ret i32 %r
; }
;
; define i8* @pick(i1 %c, i8* %f, i8* %l) {
; entry:
;   %typed.0 = bitcast i8* %f to float*
;   %v = load float, float* %typed.0, align 4
;   br i1 %c, label %left, label %join
;
; left:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %left
;   %p = phi i8* [ %f, %entry ], [ bitcast ([3 x i8]* @text to i8*), %left ]
;   %s = select i1 %c, i8* %p, i8* null
;   %same = icmp eq i8* %s, %l
;   %typed.1 = bitcast i8* %l to i64*
;   %n = load i64, i64* %typed.1, align 8
;   ret i8* %s
; }
;
; define i32 @main() {
;   %array = alloca [10 x i32], align 4
;   %typed.0 = bitcast [10 x i32]* %array to i8*
;   call void @llvm.memset.p0i8.i64(i8* %typed.0, i8 0, i64 40, i1 false)
;   %typed.1 = bitcast [10 x i32]* %array to i32*
;   %1 = call i32 @sum(i32* %typed.1, i32 3)
;   %2 = call i32 @puts(i8* bitcast ([3 x i8]* @text to i8*))
;   %f = load i8*, i8** bitcast ([2 x i8*]* @table to i8**), align 8
;   %typed.2 = bitcast i8* %f to i32 (i8*, i32)*
;   %typed.3 = bitcast [10 x i32]* %array to i8*
;   %3 = call i32 %typed.2(i8* %typed.3, i32 %1)
;   %node = alloca %node, align 8
;   %next = getelementptr %node, %node* %node, i32 0, i32 1
;   %typed.4 = bitcast %node* %node to i8*
;   store i8* %typed.4, i8** %next, align 8
;   %typed.5 = bitcast %node* %node to i8*
;   store i8* %typed.5, i8** @head, align 8
;   %typed.6 = load i8*, i8** %next, align 8
;   %again = bitcast i8* %typed.6 to %node*
;   %key = getelementptr %node, %node* %again, i32 0, i32 0
;   %4 = load i32, i32* %key, align 4
;   %typed.7 = bitcast [10 x i32]* %array to i8*
;   %typed.8 = bitcast %node* %node to i8*
;   %five = call i8* @pick(i1 true, i8* %typed.7, i8* %typed.8)
;   %5 = call i32 (i8*, ...) @printf(i8* bitcast ([3 x i8]* @text to i8*), i8* %five, i8* null)
;   %6 = ptrtoint i32 ()* @main to i64
;   ret i32 %4
; }
