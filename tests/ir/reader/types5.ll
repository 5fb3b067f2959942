%loop = type { i32, [2 x %loop] }  ; error: the type %loop has no size here: it contains itself or has no body
@x = global %loop zeroinitializer
