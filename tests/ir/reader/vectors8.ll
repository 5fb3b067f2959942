@a = global i8 0
@x = global <2 x i64> shl (<2 x i64> <i64 ptrtoint (ptr @a to i64), i64 1>, <2 x i64> <i64 1, i64 2>)  ; error: this constant expression is not supported
