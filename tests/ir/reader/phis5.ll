; A figure shows a phi whose operands are not known yet. It is no IR.
define i32 @main(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %x = phi i32 [ ??, %entry ], [ ??, %then ]  ; error: unexpected byte
  ret i32 %x
}
