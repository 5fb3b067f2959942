// RUN: %minic -O0 -S -emit-llvm %s -o -
// && and || branch; as values they are a phi. A condition is an i1 from the comparison itself.
int f(int);

void branches(int a, int b, int c) {
  if (a && b) f(1);
  if (a || b) f(2);
  if (a && b || c) f(3);
  if ((a || b) && !c) f(4);
  if (!(a < b && b < c)) f(5);
  while (a < b && f(a)) a = a + 1;
}

int values(int a, int b, int c) {
  int x = a && b;
  int y = a || b || c;
  int z = a && (b || c);
  int w = !(a || b);
  return x + y + z + w;
}

void effects(int a) {
  a && f(1);
  a || f(2);
}

int literals(int a) {
  int x = 0 && f(1);
  int y = 1 || f(2);
  int z = 1 && a;
  if (0 && f(3)) f(4);
  if (1 || f(5)) f(6);
  return x + y + z;
}

int negations(int a, double d) {
  int x = !a;
  int y = !!a;
  int z = !d;
  if (!!a) x = 3;
  return x + y + z + (a < 3) + !(a < 3);
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define void @branches(i32 %a, i32 %b, i32 %c) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   %c.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   store i32 %c, ptr %c.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %land.lhs.true, label %if.end
//
// land.lhs.true:                                    ; preds = %entry
//   %2 = load i32, ptr %b.addr, align 4
//   %3 = icmp ne i32 %2, 0
//   br i1 %3, label %if.then, label %if.end
//
// if.then:                                          ; preds = %land.lhs.true
//   %4 = call i32 @f(i32 1)
//   br label %if.end
//
// if.end:                                           ; preds = %entry, %land.lhs.true, %if.then
//   %5 = load i32, ptr %a.addr, align 4
//   %6 = icmp ne i32 %5, 0
//   br i1 %6, label %if.then1, label %lor.lhs.false
//
// lor.lhs.false:                                    ; preds = %if.end
//   %7 = load i32, ptr %b.addr, align 4
//   %8 = icmp ne i32 %7, 0
//   br i1 %8, label %if.then1, label %if.end1
//
// if.then1:                                         ; preds = %if.end, %lor.lhs.false
//   %9 = call i32 @f(i32 2)
//   br label %if.end1
//
// if.end1:                                          ; preds = %lor.lhs.false, %if.then1
//   %10 = load i32, ptr %a.addr, align 4
//   %11 = icmp ne i32 %10, 0
//   br i1 %11, label %land.lhs.true1, label %lor.lhs.false1
//
// land.lhs.true1:                                   ; preds = %if.end1
//   %12 = load i32, ptr %b.addr, align 4
//   %13 = icmp ne i32 %12, 0
//   br i1 %13, label %if.then2, label %lor.lhs.false1
//
// lor.lhs.false1:                                   ; preds = %if.end1, %land.lhs.true1
//   %14 = load i32, ptr %c.addr, align 4
//   %15 = icmp ne i32 %14, 0
//   br i1 %15, label %if.then2, label %if.end2
//
// if.then2:                                         ; preds = %land.lhs.true1, %lor.lhs.false1
//   %16 = call i32 @f(i32 3)
//   br label %if.end2
//
// if.end2:                                          ; preds = %lor.lhs.false1, %if.then2
//   %17 = load i32, ptr %a.addr, align 4
//   %18 = icmp ne i32 %17, 0
//   br i1 %18, label %land.lhs.true2, label %lor.lhs.false2
//
// lor.lhs.false2:                                   ; preds = %if.end2
//   %19 = load i32, ptr %b.addr, align 4
//   %20 = icmp ne i32 %19, 0
//   br i1 %20, label %land.lhs.true2, label %if.end3
//
// land.lhs.true2:                                   ; preds = %if.end2, %lor.lhs.false2
//   %21 = load i32, ptr %c.addr, align 4
//   %22 = icmp ne i32 %21, 0
//   br i1 %22, label %if.end3, label %if.then3
//
// if.then3:                                         ; preds = %land.lhs.true2
//   %23 = call i32 @f(i32 4)
//   br label %if.end3
//
// if.end3:                                          ; preds = %lor.lhs.false2, %land.lhs.true2, %if.then3
//   %24 = load i32, ptr %a.addr, align 4
//   %25 = load i32, ptr %b.addr, align 4
//   %26 = icmp slt i32 %24, %25
//   br i1 %26, label %land.lhs.true3, label %if.then4
//
// land.lhs.true3:                                   ; preds = %if.end3
//   %27 = load i32, ptr %b.addr, align 4
//   %28 = load i32, ptr %c.addr, align 4
//   %29 = icmp slt i32 %27, %28
//   br i1 %29, label %if.end4, label %if.then4
//
// if.then4:                                         ; preds = %if.end3, %land.lhs.true3
//   %30 = call i32 @f(i32 5)
//   br label %if.end4
//
// if.end4:                                          ; preds = %land.lhs.true3, %if.then4
//   br label %while.cond
//
// while.cond:                                       ; preds = %if.end4, %while.body
//   %31 = load i32, ptr %a.addr, align 4
//   %32 = load i32, ptr %b.addr, align 4
//   %33 = icmp slt i32 %31, %32
//   br i1 %33, label %land.lhs.true4, label %while.end
//
// land.lhs.true4:                                   ; preds = %while.cond
//   %34 = load i32, ptr %a.addr, align 4
//   %35 = call i32 @f(i32 %34)
//   %36 = icmp ne i32 %35, 0
//   br i1 %36, label %while.body, label %while.end
//
// while.body:                                       ; preds = %land.lhs.true4
//   %37 = load i32, ptr %a.addr, align 4
//   %38 = add i32 %37, 1
//   store i32 %38, ptr %a.addr, align 4
//   br label %while.cond
//
// while.end:                                        ; preds = %while.cond, %land.lhs.true4
//   ret void
// }
//
// declare i32 @f(i32)
//
// define i32 @values(i32 %a, i32 %b, i32 %c) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   %c.addr = alloca i32, align 4
//   %x = alloca i32, align 4
//   %y = alloca i32, align 4
//   %z = alloca i32, align 4
//   %w = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   store i32 %c, ptr %c.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %land.rhs, label %land.end
//
// land.rhs:                                         ; preds = %entry
//   %2 = load i32, ptr %b.addr, align 4
//   %3 = icmp ne i32 %2, 0
//   br label %land.end
//
// land.end:                                         ; preds = %entry, %land.rhs
//   %4 = phi i1 [ false, %entry ], [ %3, %land.rhs ]
//   %5 = zext i1 %4 to i32
//   store i32 %5, ptr %x, align 4
//   %6 = load i32, ptr %a.addr, align 4
//   %7 = icmp ne i32 %6, 0
//   br i1 %7, label %lor.end, label %lor.lhs.false
//
// lor.lhs.false:                                    ; preds = %land.end
//   %8 = load i32, ptr %b.addr, align 4
//   %9 = icmp ne i32 %8, 0
//   br i1 %9, label %lor.end, label %lor.rhs
//
// lor.rhs:                                          ; preds = %lor.lhs.false
//   %10 = load i32, ptr %c.addr, align 4
//   %11 = icmp ne i32 %10, 0
//   br label %lor.end
//
// lor.end:                                          ; preds = %land.end, %lor.lhs.false, %lor.rhs
//   %12 = phi i1 [ true, %land.end ], [ true, %lor.lhs.false ], [ %11, %lor.rhs ]
//   %13 = zext i1 %12 to i32
//   store i32 %13, ptr %y, align 4
//   %14 = load i32, ptr %a.addr, align 4
//   %15 = icmp ne i32 %14, 0
//   br i1 %15, label %land.rhs1, label %land.end1
//
// land.rhs1:                                        ; preds = %lor.end
//   %16 = load i32, ptr %b.addr, align 4
//   %17 = icmp ne i32 %16, 0
//   br i1 %17, label %lor.end1, label %lor.rhs1
//
// lor.rhs1:                                         ; preds = %land.rhs1
//   %18 = load i32, ptr %c.addr, align 4
//   %19 = icmp ne i32 %18, 0
//   br label %lor.end1
//
// lor.end1:                                         ; preds = %land.rhs1, %lor.rhs1
//   %20 = phi i1 [ true, %land.rhs1 ], [ %19, %lor.rhs1 ]
//   br label %land.end1
//
// land.end1:                                        ; preds = %lor.end, %lor.end1
//   %21 = phi i1 [ false, %lor.end ], [ %20, %lor.end1 ]
//   %22 = zext i1 %21 to i32
//   store i32 %22, ptr %z, align 4
//   %23 = load i32, ptr %a.addr, align 4
//   %24 = icmp ne i32 %23, 0
//   br i1 %24, label %lor.end2, label %lor.rhs2
//
// lor.rhs2:                                         ; preds = %land.end1
//   %25 = load i32, ptr %b.addr, align 4
//   %26 = icmp ne i32 %25, 0
//   br label %lor.end2
//
// lor.end2:                                         ; preds = %land.end1, %lor.rhs2
//   %27 = phi i1 [ true, %land.end1 ], [ %26, %lor.rhs2 ]
//   %28 = xor i1 %27, true
//   %29 = zext i1 %28 to i32
//   store i32 %29, ptr %w, align 4
//   %30 = load i32, ptr %x, align 4
//   %31 = load i32, ptr %y, align 4
//   %32 = add i32 %30, %31
//   %33 = load i32, ptr %z, align 4
//   %34 = add i32 %32, %33
//   %35 = load i32, ptr %w, align 4
//   %36 = add i32 %34, %35
//   ret i32 %36
// }
//
// define void @effects(i32 %a) {
// entry:
//   %a.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %land.rhs, label %land.end
//
// land.rhs:                                         ; preds = %entry
//   %2 = call i32 @f(i32 1)
//   br label %land.end
//
// land.end:                                         ; preds = %entry, %land.rhs
//   %3 = load i32, ptr %a.addr, align 4
//   %4 = icmp ne i32 %3, 0
//   br i1 %4, label %lor.end, label %lor.rhs
//
// lor.rhs:                                          ; preds = %land.end
//   %5 = call i32 @f(i32 2)
//   br label %lor.end
//
// lor.end:                                          ; preds = %land.end, %lor.rhs
//   ret void
// }
//
// define i32 @literals(i32 %a) {
// entry:
//   %a.addr = alloca i32, align 4
//   %x = alloca i32, align 4
//   %y = alloca i32, align 4
//   %z = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 0, ptr %x, align 4
//   store i32 1, ptr %y, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   %2 = zext i1 %1 to i32
//   store i32 %2, ptr %z, align 4
//   %3 = call i32 @f(i32 6)
//   %4 = load i32, ptr %x, align 4
//   %5 = load i32, ptr %y, align 4
//   %6 = add i32 %4, %5
//   %7 = load i32, ptr %z, align 4
//   %8 = add i32 %6, %7
//   ret i32 %8
// }
//
// define i32 @negations(i32 %a, double %d) {
// entry:
//   %a.addr = alloca i32, align 4
//   %d.addr = alloca double, align 8
//   %x = alloca i32, align 4
//   %y = alloca i32, align 4
//   %z = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store double %d, ptr %d.addr, align 8
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   %2 = xor i1 %1, true
//   %3 = zext i1 %2 to i32
//   store i32 %3, ptr %x, align 4
//   %4 = load i32, ptr %a.addr, align 4
//   %5 = icmp ne i32 %4, 0
//   %6 = xor i1 %5, true
//   %7 = xor i1 %6, true
//   %8 = zext i1 %7 to i32
//   store i32 %8, ptr %y, align 4
//   %9 = load double, ptr %d.addr, align 8
//   %10 = fcmp une double %9, 0.000000e+00
//   %11 = xor i1 %10, true
//   %12 = zext i1 %11 to i32
//   store i32 %12, ptr %z, align 4
//   %13 = load i32, ptr %a.addr, align 4
//   %14 = icmp ne i32 %13, 0
//   br i1 %14, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   store i32 3, ptr %x, align 4
//   br label %if.end
//
// if.end:                                           ; preds = %entry, %if.then
//   %15 = load i32, ptr %x, align 4
//   %16 = load i32, ptr %y, align 4
//   %17 = add i32 %15, %16
//   %18 = load i32, ptr %z, align 4
//   %19 = add i32 %17, %18
//   %20 = load i32, ptr %a.addr, align 4
//   %21 = icmp slt i32 %20, 3
//   %22 = zext i1 %21 to i32
//   %23 = add i32 %19, %22
//   %24 = load i32, ptr %a.addr, align 4
//   %25 = icmp slt i32 %24, 3
//   %26 = xor i1 %25, true
//   %27 = zext i1 %26 to i32
//   %28 = add i32 %23, %27
//   ret i32 %28
// }
