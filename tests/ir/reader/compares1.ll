@a = global i32 0
@b = extern_weak global i32
@c = global i1 icmp ne (ptr @a, ptr null)
@d = global i32 zext (i1 icmp eq (ptr @b, ptr null) to i32)  ; error: the initialiser of 'd' compares addresses that are not known before linking
