@a = global [2 x i32] zeroinitializer
@b = global i32 0
@c = global i1 icmp eq (ptr getelementptr ([2 x i32], ptr @a, i64 1, i64 0), ptr @b)  ; error: the initialiser of 'c' compares
