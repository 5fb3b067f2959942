@x = global ppc_fp128 0xM3FF00000000000000000000000000000  ; error: the type 'ppc_fp128' is not supported
