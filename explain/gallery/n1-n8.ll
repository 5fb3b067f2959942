define i32 @loop_head(i1 %p, i1 %q) {
n1:
  %a = alloca i32
  store i32 0, ptr %a
  br label %n2
n2:
  br i1 %p, label %n3, label %n4
n3:
  br label %n7
n4:
  %in = load i32, ptr %a
  br i1 %q, label %n5, label %n6
n5:
  br label %n7
n6:
  %more = add i32 %in, 1
  store i32 %more, ptr %a
  br label %n4
n7:
  %out = load i32, ptr %a
  br label %n8
n8:
  ret i32 %out
}
