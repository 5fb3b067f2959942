; A parameter that is the same variable in all calls: what the function accesses through it is other
; memory from then on, and its attributes must say so.
; RUN: %minic %s -passes=ipsccp -emit-llvm -o -
; RUN: %minic %s -passes=ipsccp -verify-each --run

@x = global i32 4

define internal i32 @next(ptr nocapture %p) argmemonly {
  %v = load i32, ptr %p
  %n = add i32 %v, 1
  store i32 %n, ptr %p
  ret i32 %n
}

define i32 @main() {
  %a = call i32 @next(ptr @x)
  %b = call i32 @next(ptr @x) argmemonly
  %r = sub i32 %b, %a
  %s = sub i32 %r, 1
  ret i32 %s
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @x = global i32 4, align 4
;
; define internal i32 @next(ptr nocapture %p) memory(readwrite, argmem: readwrite, inaccessiblemem: none) {
;   %v = load i32, ptr @x, align 4
;   %n = add i32 %v, 1
;   store i32 %n, ptr @x, align 4
;   ret i32 %n
; }
;
; define i32 @main() {
;   %a = call i32 @next(ptr @x)
;   %b = call i32 @next(ptr @x) memory(readwrite, argmem: readwrite, inaccessiblemem: none)
;   %r = sub i32 %b, %a
;   %s = sub i32 %r, 1
;   ret i32 %s
; }
; OUTPUT[2]:
