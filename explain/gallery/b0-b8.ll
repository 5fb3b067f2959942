declare i32 @get(i32)
declare void @use(i32, i32)

define void @eac() {
B0:
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  %i = alloca i32
  %y = alloca i32
  %z = alloca i32
  store i32 1, ptr %i
  br label %B1
B1:
  %a.def = call i32 @get(i32 1)
  store i32 %a.def, ptr %a
  %c.def = call i32 @get(i32 2)
  store i32 %c.def, ptr %c
  %a.less = icmp slt i32 %a.def, %c.def
  br i1 %a.less, label %B2, label %B5
B2:
  %b.def = call i32 @get(i32 3)
  store i32 %b.def, ptr %b
  %c.def2 = call i32 @get(i32 4)
  store i32 %c.def2, ptr %c
  %d.def = call i32 @get(i32 5)
  store i32 %d.def, ptr %d
  br label %B3
B3:
  %a.use = load i32, ptr %a
  %b.use = load i32, ptr %b
  %y.def = add i32 %a.use, %b.use
  store i32 %y.def, ptr %y
  %c.use = load i32, ptr %c
  %d.use = load i32, ptr %d
  %z.def = add i32 %c.use, %d.use
  store i32 %z.def, ptr %z
  call void @use(i32 %y.def, i32 %z.def)
  %i.use = load i32, ptr %i
  %i.def = add i32 %i.use, 1
  store i32 %i.def, ptr %i
  %more = icmp sle i32 %i.def, 100
  br i1 %more, label %B1, label %B4
B4:
  ret void
B5:
  %a.def2 = call i32 @get(i32 6)
  store i32 %a.def2, ptr %a
  %d.def2 = call i32 @get(i32 7)
  store i32 %d.def2, ptr %d
  %a.le = icmp sle i32 %a.def2, %d.def2
  br i1 %a.le, label %B6, label %B8
B6:
  %d.def3 = call i32 @get(i32 8)
  store i32 %d.def3, ptr %d
  br label %B7
B7:
  %b.def2 = call i32 @get(i32 9)
  store i32 %b.def2, ptr %b
  br label %B3
B8:
  %c.def3 = call i32 @get(i32 10)
  store i32 %c.def3, ptr %c
  br label %B7
}
