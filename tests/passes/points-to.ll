; RUN: %minic %s -S -emit-llvm "-passes=cgscc(attributes),points-to" -o -
; RUN: %minic %s -S "-passes=cgscc(attributes),points-to" -Rpass-missed=points-to -stats -o /dev/null

@x = internal global [9 x i32] zeroinitializer
@y = internal global [9 x i32] zeroinitializer
@z = internal global [9 x i32] zeroinitializer
@kept = internal global [9 x i32] zeroinitializer
@visible = global [9 x i32] zeroinitializer
@w = internal global [9 x i32] zeroinitializer
@pointer = internal global ptr @kept
declare void @unknown()

define internal i32 @read(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; Different arrays in each call, also as parameters of a caller, and in calls of itself.
define internal void @apart(ptr %p, ptr %q, i32 %n) {
  %v = call i32 @read(ptr %q)
  store i32 %v, ptr %p
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  call void @apart(ptr %q, ptr %p, i32 %m)
  br label %end
end:
  ret void
}
define internal void @caller(ptr %a, ptr %b) {
  call void @apart(ptr %a, ptr %b, i32 1)
  ret void
}

; One of the calls passes two rows of one array.
define internal void @rows(ptr %p, ptr %q) {
  %v = load i32, ptr %q
  store i32 %v, ptr %p
  ret void
}

; It names the variable itself, or its callee does.
define internal void @names(ptr %p) {
  store i32 1, ptr %p
  %v = load i32, ptr @x
  store i32 %v, ptr @y
  ret void
}
define internal void @names_through(ptr %p) {
  store i32 1, ptr %p
  call void @names(ptr @z)
  ret void
}

define internal void @calls_unknown(ptr %p) {
  store i32 1, ptr %p
  call void @unknown()
  ret void
}

; Someone else knows the variable, or calls the function.
define internal void @gets_kept(ptr %p) {
  store i32 1, ptr %p
  ret void
}
define internal void @gets_visible(ptr %p) {
  store i32 1, ptr %p
  ret void
}
define internal void @called_by_pointer(ptr %p) {
  store i32 1, ptr %p
  ret void
}
define internal void @gets_local(ptr %p, ptr %q) {
  %v = load i32, ptr %q
  store i32 %v, ptr %p
  ret void
}

define i32 @main(i32 %i, ptr %argument) {
  %local = alloca [9 x i32]
  call void @apart(ptr @x, ptr @y, i32 %i)
  call void @apart(ptr @y, ptr @z, i32 %i)
  call void @caller(ptr @z, ptr %local)
  call void @caller(ptr @x, ptr @y)
  call void @rows(ptr @x, ptr @y)
  %row = getelementptr i32, ptr @z, i32 3
  call void @rows(ptr @z, ptr %row)
  call void @names(ptr @x)
  call void @names_through(ptr @y)
  call void @calls_unknown(ptr @x)
  %k = load ptr, ptr @pointer
  call void @gets_kept(ptr @kept)
  call void @gets_visible(ptr @visible)
  %f = select i1 true, ptr @called_by_pointer, ptr null
  call void %f(ptr @w)
  call void @gets_local(ptr %local, ptr @z)
  %r = call i32 @read(ptr %argument)
  ret i32 %r
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @x = internal global [9 x i32] zeroinitializer, align 4
; @y = internal global [9 x i32] zeroinitializer, align 4
; @z = internal global [9 x i32] zeroinitializer, align 4
; @kept = internal global [9 x i32] zeroinitializer, align 4
; @visible = global [9 x i32] zeroinitializer, align 4
; @w = internal global [9 x i32] zeroinitializer, align 4
; @pointer = internal global ptr @kept, align 8
;
; declare void @unknown()
;
; define internal i32 @read(ptr nocapture %p) willreturn norecurse argmemonly readonly {
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define internal void @apart(ptr noalias nocapture %p, ptr noalias nocapture %q, i32 %n) argmemonly {
;   %v = call i32 @read(ptr %q)
;   store i32 %v, ptr %p, align 4
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %more
;
; more:                                             ; preds = %0
;   %m = sub i32 %n, 1
;   call void @apart(ptr %q, ptr %p, i32 %m)
;   br label %end
;
; end:                                              ; preds = %0, %more
;   ret void
; }
;
; define internal void @caller(ptr noalias nocapture %a, ptr noalias nocapture %b) argmemonly {
;   call void @apart(ptr %a, ptr %b, i32 1)
;   ret void
; }
;
; define internal void @rows(ptr nocapture %p, ptr nocapture %q) willreturn norecurse argmemonly {
;   %v = load i32, ptr %q, align 4
;   store i32 %v, ptr %p, align 4
;   ret void
; }
;
; define internal void @names(ptr nocapture %p) willreturn norecurse memory(readwrite, argmem: write, inaccessiblemem: none) {
;   store i32 1, ptr %p, align 4
;   %v = load i32, ptr @x, align 4
;   store i32 %v, ptr @y, align 4
;   ret void
; }
;
; define internal void @names_through(ptr nocapture %p) willreturn norecurse memory(readwrite, argmem: write, inaccessiblemem: none) {
;   store i32 1, ptr %p, align 4
;   call void @names(ptr @z)
;   ret void
; }
;
; define internal void @calls_unknown(ptr nocapture %p) memory(readwrite, argmem: write, inaccessiblemem: readwrite) {
;   store i32 1, ptr %p, align 4
;   call void @unknown()
;   ret void
; }
;
; define internal void @gets_kept(ptr nocapture %p) willreturn norecurse argmemonly writeonly {
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; define internal void @gets_visible(ptr nocapture %p) willreturn norecurse argmemonly writeonly {
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; define internal void @called_by_pointer(ptr nocapture %p) willreturn norecurse argmemonly writeonly {
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; define internal void @gets_local(ptr noalias nocapture %p, ptr noalias nocapture %q) willreturn norecurse argmemonly {
;   %v = load i32, ptr %q, align 4
;   store i32 %v, ptr %p, align 4
;   ret void
; }
;
; define i32 @main(i32 %i, ptr nocapture %argument) memory(readwrite, argmem: read, inaccessiblemem: readwrite) {
;   %local = alloca [9 x i32], align 4
;   call void @apart(ptr @x, ptr @y, i32 %i)
;   call void @apart(ptr @y, ptr @z, i32 %i)
;   call void @caller(ptr @z, ptr %local)
;   call void @caller(ptr @x, ptr @y)
;   call void @rows(ptr @x, ptr @y)
;   %row = getelementptr i32, ptr @z, i32 3
;   call void @rows(ptr @z, ptr %row)
;   call void @names(ptr @x)
;   call void @names_through(ptr @y)
;   call void @calls_unknown(ptr @x)
;   %k = load ptr, ptr @pointer, align 8
;   call void @gets_kept(ptr @kept)
;   call void @gets_visible(ptr @visible)
;   %f = select i1 true, ptr @called_by_pointer, ptr null
;   call void %f(ptr @w)
;   call void @gets_local(ptr %local, ptr @z)
;   %r = call i32 @read(ptr %argument)
;   ret i32 %r
; }
; OUTPUT[2]:
; %s:13:21: remark: parameter 1 of 'read' may alias: not all that is passed for it is known [-Rpass-missed=points-to]
; define internal i32 @read(ptr %p) {
;                     ^
; %s:37:22: remark: parameter 1 of 'rows' may alias: a call passes one variable twice [-Rpass-missed=points-to]
; define internal void @rows(ptr %p, ptr %q) {
;                      ^
; %s:37:22: remark: parameter 2 of 'rows' may alias: a call passes one variable twice [-Rpass-missed=points-to]
; define internal void @rows(ptr %p, ptr %q) {
;                      ^
; %s:44:22: remark: parameter 1 of 'names' may alias: the function names a variable that is passed for it [-Rpass-missed=points-to]
; define internal void @names(ptr %p) {
;                      ^
; %s:50:22: remark: parameter 1 of 'names_through' may alias: the function names a variable that is passed for it [-Rpass-missed=points-to]
; define internal void @names_through(ptr %p) {
;                      ^
; %s:56:22: remark: parameter 1 of 'calls_unknown' may alias: the function calls unknown code [-Rpass-missed=points-to]
; define internal void @calls_unknown(ptr %p) {
;                      ^
; %s:63:22: remark: parameter 1 of 'gets_kept' may alias: not all that is passed for it is known [-Rpass-missed=points-to]
; define internal void @gets_kept(ptr %p) {
;                      ^
; %s:67:22: remark: parameter 1 of 'gets_visible' may alias: not all that is passed for it is known [-Rpass-missed=points-to]
; define internal void @gets_visible(ptr %p) {
;                      ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;       16 attributes - pointers that are not kept
;       12 attributes - functions with new attributes
;        6 points-to - parameters that are noalias
;
