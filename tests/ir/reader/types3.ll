@a = global [3 x i32] [i32 1, i32 2]  ; error: 2 elements for [3 x i32], which has 3
