char c = 300;          // warning: implicit conversion from 'int' to 'char' changes value from 300 to 44
int i = 1.5;           // warning: implicit conversion from 'double' to 'int' changes value from 1.5 to 1
int whole = 2.0;
unsigned u = -1;
int explicit = (int)1.5;
short s = (short)70000;
int l = 4294967296;    // warning: implicit conversion from 'long' to 'int' changes value from 4294967296 to 0
char sum = 150 + 150;  // warning: implicit conversion from 'int' to 'char' changes value from 300 to 44
unsigned char low = ~0 & 255, all = -(1 << 1), high = 1 << 7;
