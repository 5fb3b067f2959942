; Before: %x holds 3 on both paths, so 3 * 4 + 1 is 13; nothing needs %unused and what it is computed from.
; RUN: %minic --check-promotion %s %s
define i32 @f(i32 %n, i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 3, ptr %x
  store i32 %n, ptr %y
  %part = load i32, ptr %y
  %squared = mul i32 %part, %part
  %unused = add i32 %squared, 1
  br i1 %c, label %then, label %join
then:
  store i32 3, ptr %x
  br label %join
join:
  %v = load i32, ptr %x
  %w = mul i32 %v, 4
  %sum = add i32 %w, 1
  %n2 = load i32, ptr %y
  %r = add i32 %sum, %n2
  ret i32 %r
}
; OUTPUT:
; proved: 1 function, 0 variables, 0 phis
