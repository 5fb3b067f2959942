define { i65 } @f() {  ; error: the type { i65 } is not supported here
  ret { i65 } 0
}
