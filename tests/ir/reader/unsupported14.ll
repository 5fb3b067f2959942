@x = common global i32 1  ; error: a symbol of linkage 'common' is a variable whose initialiser is zero
