; RUN: %minic -S --target=riscv64 %s -o -
; EXIT: 1
define i32 @f(i32 %x) {
  %y = call i32 asm "mov $1, $0", "={rax},r"(i32 %x)
  ret i32 %y
}
; OUTPUT:
; %s:4:3: error: assembly with these operands is not supported
;   %y = call i32 asm "mov $1, $0", "={rax},r"(i32 %x)
;   ^
; 1 error generated.
