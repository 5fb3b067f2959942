; A parameter that nothing needs is given poison: the call of a function is not poison for that.
; RUN: %minic %s -passes=simplify -emit-llvm -o -
declare i32 @f(i32, i32)
define i32 @g() {
  %a = call i32 @f(i32 poison, i32 2)
  ret i32 %a
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @f(i32, i32)
;
; define i32 @g() {
;   %a = call i32 @f(i32 poison, i32 2)
;   ret i32 %a
; }
