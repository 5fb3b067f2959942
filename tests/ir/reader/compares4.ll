@a = global i1 fcmp less (double 1.0, double 1.0)  ; error: expected a predicate of fcmp before 'less'
