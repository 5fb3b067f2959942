@x = thread_local global i32 0  ; error: 'thread_local' is not supported
