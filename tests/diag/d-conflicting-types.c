int f(int a);
int f(int a, int b) { return a + b; }  // error: conflicting types for 'f'
int main() { return f(1, 2); }
