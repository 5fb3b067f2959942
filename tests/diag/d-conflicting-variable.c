int x = 1;
extern float x;  // error: redeclaration of 'x' with a different type: 'float' vs 'int'
int main() { return x; }
