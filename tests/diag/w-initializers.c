int a[2] = {1, 2, 3};        // warning: excess elements in array initializer
int b[2] = {{1}, {2, 3}};    // warning: braces around scalar initializer // warning: braces around scalar initializer // warning: excess elements in scalar initializer
char s[2] = "abc";           // warning: initializer-string for char array is too long
