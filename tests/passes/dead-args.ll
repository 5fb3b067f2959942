; Arguments and results that nothing needs, also around a recursion; divisions and other effects
; need their operands.
; RUN: %minic %s -passes="dead-args,function(adce)" -Rpass=dead-args -S -emit-llvm -o -

define internal i32 @depth(i32 %x, i32 %depth) {
entry:
  %d = add i32 %depth, 1
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %more
more:
  %y = sub i32 %x, 1
  %r = call i32 @depth(i32 %y, i32 %d)
  call void @use(i32 %x)
  ret i32 %r
end:
  ret i32 %x
}

define internal i32 @divides(i32 %x) {
  %d = sdiv i32 100, %x
  ret i32 %d
}

define internal noundef i32 @marked(i32 noundef %x) {
  call void @use(i32 1)
  ret i32 %x
}

define internal i32 @needed(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

@kept = global ptr @address
define internal i32 @address(i32 %x) {
  ret i32 1
}

define i32 @visible(i32 %x) {
  ret i32 1
}

declare void @use(i32)

define i32 @main(i32 %argc) {
  %a = mul i32 %argc, 3
  %r = call i32 @depth(i32 %argc, i32 %a)
  %s = call i32 @divides(i32 %argc)
  %t = call noundef i32 @marked(i32 noundef %argc)
  %u = call i32 @needed(i32 %argc)
  %v = call i32 @address(i32 %argc)
  %w = call i32 @visible(i32 %argc)
  ret i32 %u
}
; OUTPUT:
; %s:5:21: remark: parameter 2 of 'depth' is not needed [-Rpass=dead-args]
; define internal i32 @depth(i32 %x, i32 %depth) {
;                     ^
; %s:5:21: remark: the result of 'depth' is not needed [-Rpass=dead-args]
; define internal i32 @depth(i32 %x, i32 %depth) {
;                     ^
; %s:19:21: remark: the result of 'divides' is not needed [-Rpass=dead-args]
; define internal i32 @divides(i32 %x) {
;                     ^
; %s:24:29: remark: parameter 1 of 'marked' is not needed [-Rpass=dead-args]
; define internal noundef i32 @marked(i32 noundef %x) {
;                             ^
; %s:24:29: remark: the result of 'marked' is not needed [-Rpass=dead-args]
; define internal noundef i32 @marked(i32 noundef %x) {
;                             ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @kept = global ptr @address, align 8
;
; define internal i32 @depth(i32 %x, i32 %depth) {
; entry:
;   %c = icmp eq i32 %x, 0
;   br i1 %c, label %end, label %more
;
; more:                                             ; preds = %entry
;   %y = sub i32 %x, 1
;   %r = call i32 @depth(i32 %y, i32 poison)
;   call void @use(i32 %x)
;   ret i32 poison
;
; end:                                              ; preds = %entry
;   ret i32 poison
; }
;
; define internal i32 @divides(i32 %x) {
;   ret i32 poison
; }
;
; define internal i32 @marked(i32 %x) {
;   call void @use(i32 1)
;   ret i32 poison
; }
;
; define internal i32 @needed(i32 %x) {
;   %y = add i32 %x, 1
;   ret i32 %y
; }
;
; define internal i32 @address(i32 %x) {
;   ret i32 1
; }
;
; define i32 @visible(i32 %x) {
;   ret i32 1
; }
;
; declare void @use(i32)
;
; define i32 @main(i32 %argc) {
;   %r = call i32 @depth(i32 %argc, i32 poison)
;   %s = call i32 @divides(i32 %argc)
;   %t = call i32 @marked(i32 poison)
;   %u = call i32 @needed(i32 %argc)
;   %v = call i32 @address(i32 %argc)
;   %w = call i32 @visible(i32 %argc)
;   ret i32 %u
; }
