; RUN: %minic %s -S -o -
; EXIT: 1
define <4 x i32> @f(<4 x i32> %a) {
  ret <4 x i32> %a
}
; OUTPUT:
; %s:3:18: error: a value of type <4 x i32> cannot be passed to or returned from a function; pass its address
; define <4 x i32> @f(<4 x i32> %a) {
;                  ^
; 1 error generated.
