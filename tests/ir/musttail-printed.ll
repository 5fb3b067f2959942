; RUN: %minic -S -emit-llvm -O0 %s -o -
; RUN: %minic -S -emit-llvm -O2 %s -o -
; `musttail` is kept, and is `tail` no more in the copy of a function that another call has been replaced by.

declare i32 @last(i32)

define internal i32 @small(i32 %x) {
  %y = add i32 %x, 1
  %r = musttail call i32 @last(i32 %y)
  ret i32 %r
}

define i32 @twice(i32 %x) {
  %a = call i32 @small(i32 %x)
  %b = mul i32 %a, 3
  %r = musttail call i32 @last(i32 %b)
  ret i32 %r
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @last(i32)
;
; define internal i32 @small(i32 %x) {
;   %y = add i32 %x, 1
;   %r = musttail call i32 @last(i32 %y)
;   ret i32 %r
; }
;
; define i32 @twice(i32 %x) {
;   %a = call i32 @small(i32 %x)
;   %b = mul i32 %a, 3
;   %r = musttail call i32 @last(i32 %b)
;   ret i32 %r
; }
; OUTPUT[2]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @last(i32)
;
; define i32 @twice(i32 %x) memory(readwrite, argmem: none, inaccessiblemem: readwrite) {
;   %y = add i32 %x, 1
;   %r = call i32 @last(i32 %y)
;   %b = mul i32 %r, 3
;   %r1 = musttail call i32 @last(i32 %b)
;   ret i32 %r1
; }
