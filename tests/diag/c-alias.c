int one(void) __attribute__((alias("none")));    // error: alias must point to a defined variable or function
static int two(void) { return 2; }
int three(void) __attribute__((alias("two")));
int four(void) __attribute__((alias("five")));   // error: alias definition is part of a cycle
int five(void) __attribute__((alias("four")));
