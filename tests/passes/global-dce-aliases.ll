; RUN: %minic %s -passes=globaldce -emit-llvm -o -
; An alias is a root if other modules see it, and keeps what it is a name of.
@number = internal global i32 5
@dead = internal global i32 6
@other = alias i32, ptr @number
@third = weak alias i32, ptr @number
@bg = alias i32 (i32), ptr @fg
@wg = weak alias i32 (i32), ptr @fg

define internal i32 @fg(i32 %a) {
  %r = add i32 %a, 1
  ret i32 %r
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @number = internal global i32 5, align 4
; @other = alias i32, ptr @number
; @third = weak alias i32, ptr @number
; @bg = alias i32 (i32), ptr @fg
; @wg = weak alias i32 (i32), ptr @fg
;
; define internal i32 @fg(i32 %a) {
;   %r = add i32 %a, 1
;   ret i32 %r
; }
