int f(void)[2];  // error: function cannot return array type 'int[2]'
void a[3];  // error: array has incomplete element type 'void'
int main() { return 0; }
