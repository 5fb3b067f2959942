@x = global <vscale x 4 x i32> zeroinitializer  ; error: scalable vectors are not supported
