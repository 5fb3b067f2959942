declare double @llvm.made.up.f64(double)
define double @f(double %x) {
  %y = call double @llvm.made.up.f64(double %x)  ; error: the intrinsic 'llvm.made.up.f64' is not supported
  ret double %y
}
