; Comparisons and selections as constants, as LLVM up to 18 writes them: in initialisers, in operands, in
; phis, within aggregates and other expressions.
@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@b = internal global i32 5
@distinct = global i1 icmp eq (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 1), i32* @b)
@there = global i32 zext (i1 icmp ne (i32* @later, i32* null) to i32)
@chosen = global [2 x i32*] [i32* select (i1 icmp eq (i32* @b, i32* @later), i32* @b, i32* null), i32* select (i1 icmp ult (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 1), i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 2)), i32* @later, i32* null)]
@later = global i32 9
@real = global double select (i1 fcmp olt (double 1.0, double 2.0), double 3.5, double 4.5)
@sum = global i32 add (i32 zext (i1 icmp ne (i32 ()* @main, i32 ()* null) to i32), i32 sext (i1 icmp slt (i64 -1, i64 1) to i32))
@format = constant [10 x i8] c"%d %d %d\0A\00"
declare i32 @printf(i8*, ...)
define i32 @behind(i1 %c, i32 %x) {
entry:
  br i1 %c, label %join, label %join
join:
  %p = phi i32 [ zext (i1 icmp eq (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 9), i32* @b) to i32), %entry ], [ zext (i1 icmp eq (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 9), i32* @b) to i32), %entry ]
  %s = insertvalue { i32, i32 } { i32 zext (i1 icmp ne (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 9), i32* @b) to i32), i32 7 }, i32 %x, 1
  %t = extractvalue { i32, i32 } %s, 0
  %u = extractvalue { i32, i32 } %s, 1
  %v = add i32 %p, %t
  %w = add i32 %u, %v
  ret i32 %w
}
define i32 @main() {
  %d = load i1, i1* @distinct
  %d1 = zext i1 %d to i32
  %t = load i32, i32* @there
  %p = load i32*, i32** getelementptr ([2 x i32*], [2 x i32*]* @chosen, i64 0, i64 1)
  %l = load i32, i32* %p
  call i32 (i8*, ...) @printf(i8* getelementptr ([10 x i8], [10 x i8]* @format, i64 0, i64 0), i32 %d1, i32 %t, i32 %l)
  %r = load double, double* @real
  %ri = fptosi double %r to i32
  %s = load i32, i32* @sum
  %h = call i32 @behind(i1 true, i32 select (i1 fcmp uno (double 1.0, double 0x7FF8000000000000), i32 40, i32 50))
  call i32 (i8*, ...) @printf(i8* getelementptr ([10 x i8], [10 x i8]* @format, i64 0, i64 0), i32 %ri, i32 %s, i32 %h)
  %x = load i32, i32* select (i1 icmp eq (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 9), i32* @b), i32* @b, i32* getelementptr ([4 x i32], [4 x i32]* @a, i64 0, i64 2))
  %q = icmp eq i64 ptrtoint (i32* @b to i64), 0
  %q1 = zext i1 %q to i32
  call i32 (i8*, ...) @printf(i8* getelementptr ([10 x i8], [10 x i8]* @format, i64 0, i64 0), i32 %x, i32 %q1, i32 zext (i1 icmp ule (i32* @b, i32* null) to i32))
  ret i32 select (i1 icmp eq (i32 ()* @main, i32 ()* null), i32 3, i32 0)
}
