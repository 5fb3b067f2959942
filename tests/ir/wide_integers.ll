; Integers of more than 64 bits are read and printed as they are.
; RUN: %minic %s -S -emit-llvm -passes= -o -
; RUN: %minic %s -S -emit-llvm -passes= -typed-pointers -o -

%s = type { i120 }
@zero = global %s zeroinitializer
define i32 @field(ptr %p, i32 %new) {
  %v = load i120, ptr %p, align 8
  %rest = and i120 %v, -1208925818488730190389249
  %moved = mul i120 %rest, 664613997892457936451903530140172287
  %sum = add i120 %moved, 0
  %field = trunc i120 %sum to i32
  store i120 undef, ptr %p, align 8
  ret i32 %field
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %s = type { i120 }
;
; @zero = global %s zeroinitializer, align 16
;
; define i32 @field(ptr %p, i32 %new) {
;   %v = load i120, ptr %p, align 8
;   %rest = and i120 %v, -1208925818488730190389249
;   %moved = mul i120 %rest, 664613997892457936451903530140172287
;   %sum = add i120 %moved, 0
;   %field = trunc i120 %sum to i32
;   store i120 undef, ptr %p, align 8
;   ret i32 %field
; }
; OUTPUT[2]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %s = type { i120 }
;
; @zero = global %s zeroinitializer, align 16
;
; define i32 @field(i120* %p, i32 %new) {
;   %v = load i120, i120* %p, align 8
;   %rest = and i120 %v, -1208925818488730190389249
;   %moved = mul i120 %rest, 664613997892457936451903530140172287
;   %sum = add i120 %moved, 0
;   %field = trunc i120 %sum to i32
;   store i120 undef, i120* %p, align 8
;   ret i32 %field
; }
