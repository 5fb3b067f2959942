; Instructions that no other program here has: frem, indirectbr, and an unreachable that is never reached.
declare i32 @printf(ptr, ...)
@line = constant [12 x i8] c"%d %.3f %d\0A\00"
@places = constant [2 x ptr] [ptr blockaddress(@jump, %low), ptr blockaddress(@jump, %high)]

define i32 @jump(i32 %which) {
entry:
  %place = getelementptr [2 x ptr], ptr @places, i64 0, i32 %which
  %to = load ptr, ptr %place
  indirectbr ptr %to, [label %low, label %high]
low:
  ret i32 -1
high:
  ret i32 1
}

define i32 @known(i32 %x) {
entry:
  %masked = and i32 %x, 1
  switch i32 %masked, label %never [
    i32 0, label %even
    i32 1, label %odd
  ]
even:
  ret i32 20
odd:
  ret i32 30
never:
  unreachable
}

define i32 @main(i32 %argc) {
  %low = add i32 %argc, -1
  %a = call i32 @jump(i32 %low)
  %b = call i32 @jump(i32 %argc)
  %wide = sitofp i32 %argc to double
  %x = fadd double %wide, 6.5
  %rest = frem double %x, 2.0
  %k = call i32 @known(i32 %argc)
  %1 = call i32 (ptr, ...) @printf(ptr @line, i32 %a, double %rest, i32 %k)
  %minus = fneg double %x
  %other = frem double %minus, 2.0
  %2 = call i32 (ptr, ...) @printf(ptr @line, i32 %b, double %other, i32 %low)
  ret i32 0
}
