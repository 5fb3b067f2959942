@a = global i1 icmp eq (i32 1, i64 1)  ; error: icmp takes two integers or pointers of one type
