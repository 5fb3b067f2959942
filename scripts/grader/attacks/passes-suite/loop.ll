; What a loop adds up, the larger of two values, and a variable that must stay in memory.
define i32 @main() {
entry:
  %s = alloca i32
  %i = alloca i32
  %max = alloca i32
  %v = alloca i32
  store i32 0, ptr %s
  store i32 1, ptr %i
  br label %head

head:
  %0 = load i32, ptr %i
  %1 = icmp slt i32 %0, 6
  br i1 %1, label %body, label %after

body:
  %2 = load i32, ptr %s
  %3 = load i32, ptr %i
  %4 = add i32 %2, %3
  store i32 %4, ptr %s
  %5 = add i32 %3, 1
  store i32 %5, ptr %i
  br label %head

after:
  %6 = load i32, ptr %s
  store volatile i32 %6, ptr %v
  %7 = icmp sgt i32 %6, 20
  br i1 %7, label %large, label %small

large:
  store i32 40, ptr %max
  br label %end

small:
  store i32 10, ptr %max
  br label %end

end:
  %8 = load i32, ptr %max
  %9 = load i32, ptr %s
  %10 = add i32 %8, %9
  ret i32 %10
}
