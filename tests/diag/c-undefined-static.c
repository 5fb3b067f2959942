static int missing(void);         // error: function 'missing' has internal linkage but is not defined
static int unused(void);
int main() { return missing(); }
