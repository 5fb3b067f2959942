; Names that mean something else to the assembler, in every kind of reference.
@"$g" = global i32 5
@"$a" = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@"%q" = global i32 6
@"(x)" = global i32 7
@"a b" = global ptr @"$g"
@"1b" = global i32 3
@"9" = global i32 9
@"x\22y\\z" = global i32 3
define i32 @"$f"(i32 %i) {
  %x = load i32, ptr @"$g"
  %w = sext i32 %i to i64
  %p = getelementptr [4 x i32], ptr @"$a", i64 0, i64 %w
  %y = load i32, ptr %p
  %p2 = getelementptr [4 x i32], ptr @"$a", i64 0, i64 2
  %y2 = load i32, ptr %p2
  %z = add i32 %x, %y
  %z2 = add i32 %z, %y2
  %r = load i32, ptr @"%q"
  %s = load i32, ptr @"(x)"
  %q = load ptr, ptr @"a b"
  %u = load i32, ptr %q
  %z3 = add i32 %z2, %r
  %z4 = add i32 %z3, %s
  %z5 = add i32 %z4, %u
  %a1 = load i32, ptr @"1b"
  %a2 = load i32, ptr @"9"
  %a3 = load i32, ptr @"x\22y\\z"
  %z6 = add i32 %z5, %a1
  %z7 = add i32 %z6, %a2
  %z8 = add i32 %z7, %a3
  ret i32 %z8
}
define i32 @main() {
  %a = call i32 @"$f"(i32 3)
  %p = alloca ptr
  store volatile ptr @"$f", ptr %p
  %f = load volatile ptr, ptr %p
  %b = call i32 %f(i32 1)
  %c = add i32 %a, %b
  ret i32 %c
}
