// FLAGS: -Wconversion
struct S {
  int b : 3;
  unsigned u : 3;
  int flag : 1;
  long w : 40;
  _Bool t : 1;
};

// What fits as a number of the other sign holds the bits that are meant.
struct S quiet = {5, -1, 1, 0x8000000000, 2};

struct S list = {9,         // warning: implicit truncation from 'int' to bit-field changes value from 9 to 1
                 .u = 8};   // warning: implicit truncation from 'int' to bit-field changes value from 8 to 0

void store(struct S *s, int n) {
  s->b = -5;                // warning: implicit truncation from 'int' to bit-field changes value from -5 to 3
  s->u = 1 << 3;            // warning: implicit truncation from 'int' to bit-field changes value from 8 to 0
  s->flag = 2;              // warning: implicit truncation from 'int' to bit-field changes value from 2 to 0
  s->w = 1L << 40;          // warning: implicit truncation from 'long' to bit-field changes value from 1099511627776 to 0
  s->b = 0x100000009;       // warning: implicit conversion from 'long' to 'int' changes value from 4294967305 to 9
  s->b = (char)9;           // warning: implicit truncation from 'char' to bit-field changes value from 9 to 1
  s->b = n;
  s->t = 2;
  n = sizeof(s->b = 9);
}
