; RUN: %minic %s -S -o -
; EXIT: 1
define <4 x i32> @f(<4 x i32> %a) {
  ret <4 x i32> %a
}
; OUTPUT:
; %s:4:3: error: there is no machine code for vectors yet
;   ret <4 x i32> %a
;   ^
; 1 error generated.
