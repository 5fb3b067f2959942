; Constants of vectors fold lane by lane; rules for scalars leave vectors alone; gvn merges them.
; RUN: %minic %s -passes=mem2reg,simplify,gvn,dce -emit-llvm -o -
define <4 x i32> @constants() {
  %a = add <4 x i32> <i32 1, i32 2, i32 3, i32 4>, splat (i32 10)
  %b = shl <4 x i32> %a, <i32 0, i32 1, i32 2, i32 3>
  %c = icmp sgt <4 x i32> %b, splat (i32 30)
  %d = select <4 x i1> %c, <4 x i32> %b, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>
  %e = shufflevector <4 x i32> %d, <4 x i32> %a, <4 x i32> <i32 3, i32 4, i32 0, i32 7>
  %f = insertelement <4 x i32> %e, i32 9, i32 1
  ret <4 x i32> %f
}
define i32 @lanes() {
  %a = bitcast <2 x i64> <i64 4294967297, i64 -1> to <4 x i32>
  %b = sdiv <4 x i32> %a, <i32 1, i32 1, i32 -2, i32 1>
  %c = extractelement <4 x i32> %a, i32 1
  ret i32 %c
}
define <4 x i32> @twice(<4 x i32> %x, <4 x i32> %y) {
  %a = sub <4 x i32> %x, %x
  %b = add <4 x i32> %x, %y
  %c = add <4 x i32> %y, %x
  %d = mul <4 x i32> %b, %c
  %e = add <4 x i32> %d, %a
  ret <4 x i32> %e
}
define <2 x double> @variable(ptr %p, i1 %c) {
  %v = alloca <2 x double>
  %x = load <2 x double>, ptr %p, align 8
  store <2 x double> %x, ptr %v
  br i1 %c, label %then, label %end
then:
  store <2 x double> <double 1.0, double -0.0>, ptr %v
  br label %end
end:
  %r = load <2 x double>, ptr %v
  ret <2 x double> %r
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define <4 x i32> @constants() {
;   ret <4 x i32> <i32 112, i32 9, i32 -1, i32 14>
; }
;
; define i32 @lanes() {
;   ret i32 1
; }
;
; define <4 x i32> @twice(<4 x i32> %x, <4 x i32> %y) {
;   %a = sub <4 x i32> %x, %x
;   %b = add <4 x i32> %x, %y
;   %d = mul <4 x i32> %b, %b
;   %e = add <4 x i32> %d, %a
;   ret <4 x i32> %e
; }
;
; define <2 x double> @variable(ptr %p, i1 %c) {
;   %x = load <2 x double>, ptr %p, align 8
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %0
;   br label %end
;
; end:                                              ; preds = %0, %then
;   %v.0 = phi <2 x double> [ %x, %0 ], [ <double 1.000000e+00, double -0.000000e+00>, %then ]
;   ret <2 x double> %v.0
; }
