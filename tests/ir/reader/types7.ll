@a = global i32 trunc (i8 1 to i32)  ; error: trunc cannot go from i8 to i32
