declare ptr @llvm.frameaddress.p0(i32)
define ptr @f() {
  %a = call ptr @llvm.frameaddress.p0(i32 1)  ; error: 'llvm.frameaddress.p0' is only supported with the argument 0
  ret ptr %a
}
