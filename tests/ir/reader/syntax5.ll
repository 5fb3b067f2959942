@x = global i32 0
@x = global i32 1  ; error: '@x' is defined twice
