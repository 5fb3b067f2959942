; A value must be there on every path to its use.
define i32 @later_in_block(i32 %x) {
  %a = add i32 %b, 1  ; error: %b is computed only later in the block
  %b = add i32 %x, 1
  ret i32 %a
}
define i32 @other_path(i1 %c, i32 %x) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = add i32 %x, 1
  br label %join
right:
  br label %join
join:
  ret i32 %a  ; error: %a is computed in %left, which not every path to %join passes
}
define i32 @phi_edge(i1 %c, i32 %x) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = add i32 %x, 1
  br label %join
right:
  br label %join
join:
  %p = phi i32 [ 1, %left ], [ %a, %right ]  ; error: %a is not computed on every path to the end of %right
  ret i32 %p
}
define i32 @self(i32 %x) {
  %a = add i32 %a, 1  ; error: %a is computed only later in the block
  ret i32 %a
}
define i32 @from_dead_code(i32 %x) {
entry:
  ret i32 %a  ; error: %a is computed in %dead, which not every path to %entry passes
dead:
  %a = add i32 %x, 1
  br label %dead
}
; In code that never runs everything goes.
define void @dead() {
  ret void
dead:
  %a = add i32 %a, %b
  %b = add i32 %a, 1
  br label %dead
}
