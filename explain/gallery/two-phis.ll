; x and y are written in one round and read in the next: y gets the x of the round before.
define i32 @main() {
entry:
  %x = alloca i32
  %y = alloca i32
  %n = alloca i32
  store i32 0, ptr %x
  store i32 0, ptr %y
  store i32 0, ptr %n
  br label %loop

loop:
  %old.x = load i32, ptr %x
  %old.y = load i32, ptr %y
  %new.x = add i32 %old.y, 1
  store i32 %new.x, ptr %x
  store i32 %old.x, ptr %y
  %old.n = load i32, ptr %n
  %new.n = add i32 %old.n, 1
  store i32 %new.n, ptr %n
  %more = icmp slt i32 %old.x, 5
  br i1 %more, label %loop, label %end

end:
  %result = load i32, ptr %n
  ret i32 %result
}
