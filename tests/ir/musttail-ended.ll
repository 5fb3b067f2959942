; RUN: %minic --run=check %s
; EXIT: 1
; The frame of a function has ended when the one begins that takes its place. Where an error is, no call
; of it is named.

define i32 @read(ptr %p, i32 %n) {
  %own = alloca i32
  store i32 1, ptr %own
  %v = load i32, ptr %p
  %sum = add i32 %v, %n
  ret i32 %sum
}

define i32 @passes(ptr %p, i32 %n) {
  %variable = alloca i32
  store i32 %n, ptr %variable
  %r = musttail call i32 @read(ptr %variable, i32 %n)
  ret i32 %r
}

define i32 @main() {
  %r = call i32 @passes(ptr null, i32 20)
  ret i32 %r
}
; OUTPUT:
; %s:9:3: error: undefined behaviour: this reads 'variable', whose life has ended (C17 6.2.4p2) [dead]
;   %v = load i32, ptr %p
;   ^
; %s:15:3: note: 'variable' is declared here
;   %variable = alloca i32
;   ^
; %s:22:3: note: 'read' is called here
;   %r = call i32 @passes(ptr null, i32 20)
;   ^
; 1 error generated.
