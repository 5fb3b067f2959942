define void @entry(i1 %c) {
entry:
  br i1 %c, label %entry, label %out  ; error: the entry block must have no predecessors, but %entry branches to it
out:
  ret void
}
define void @cases(i32 %x) {
  switch i32 %x, label %a [  ; error: the case 3 is there twice
    i32 3, label %a
    i32 4, label %b
    i32 3, label %b
  ]
a:
  ret void
b:
  ret void
}
