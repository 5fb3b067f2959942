; RUN: %minic %s -O2 -S -emit-llvm -o -
; An atomicrmw and a cmpxchg are kept, each of them, with their variables; what is in memory is read again after them.
@shared = global i32 0, align 4
@flag = global i32 0, align 4

define i32 @kept(i32 %a) {
  %v = alloca i32, align 4
  store i32 1, ptr %v, align 4
  %x = atomicrmw add ptr %v, i32 %a seq_cst
  %y = atomicrmw add ptr %v, i32 %a seq_cst
  %r = load i32, ptr %v, align 4
  ret i32 %r
}

define i32 @ordered() {
  %a = load i32, ptr @shared, align 4
  store i32 1, ptr @shared, align 4
  %x = cmpxchg ptr @flag, i32 0, i32 1 seq_cst seq_cst
  %b = load i32, ptr @shared, align 4
  store i32 2, ptr @shared, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @shared = global i32 0, align 4
; @flag = global i32 0, align 4
;
; define i32 @kept(i32 %a) willreturn norecurse {
;   %v = alloca i32, align 4
;   store i32 1, ptr %v, align 4
;   %x = atomicrmw add ptr %v, i32 %a seq_cst
;   %y = atomicrmw add ptr %v, i32 %a seq_cst
;   %r = load i32, ptr %v, align 4
;   ret i32 %r
; }
;
; define i32 @ordered() willreturn norecurse {
;   %a = load i32, ptr @shared, align 4
;   store i32 1, ptr @shared, align 4
;   %x = cmpxchg ptr @flag, i32 0, i32 1 seq_cst seq_cst
;   %b = load i32, ptr @shared, align 4
;   store i32 2, ptr @shared, align 4
;   %r = add i32 %a, %b
;   ret i32 %r
; }
