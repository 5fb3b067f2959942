declare swiftcc void @f()  ; error: 'swiftcc' is not supported
