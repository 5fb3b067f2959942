// Numbers of 2^63 and more, where a width, an index or an enumerator stands.
enum A { A0 = -1, A1 = 0xffffffffffffffff };
// warning@-1: enumeration values exceed range of largest integer
enum B { B0 = 0xffffffffffffffff, B1 };  // error: overflow in enumeration values
enum C { C0 = 0x7fffffffffffffff, C1 };
enum D { D0 = (__int128)1 << 64 };  // error: enumerator value does not fit 64 bits
enum __attribute__((mode(QI))) M { M1 = 256 };  // error: specified mode too small for enumerated values
enum __attribute__((mode(HI))) N { N1 = 256 };
enum G { G0 = 0xffffffffffffffff };
int which(enum G g) {
  switch (g) {  // warning: enumeration value 'G0' not handled in switch
    case 1: return 1;  // warning: case value not in enumerated type 'enum G'
    case 0x8000000000000000 ... 0xfffffffffffffffe: return 2;
  }
  switch (g) { case 1 ... 0xffffffffffffffff: return 1; }
  return 0;
}
struct S {
  unsigned long a : 0x8000000000000000;  // error: width of bit-field 'a' (9223372036854775808 bits) exceeds the width of its type (64 bits)
  unsigned long b : 0xffffffffffffffff;  // error: width of bit-field 'b' (18446744073709551615 bits) exceeds the width of its type (64 bits)
  int c : (__int128)1 << 64;  // error: width of bit-field 'c' (18446744073709551616 bits) exceeds the width of its type (32 bits)
  int d : -1;  // error: bit-field 'd' has negative width (-1)
};
int e[3][2] = {[0x8000000000000000] = {1}};  // error: array designator index (9223372036854775808) exceeds array bounds (3)
int f[5] = {[0xffffffffffffffff] = 1};  // error: array designator index (18446744073709551615) exceeds array bounds (5)
int g[] = {[0x8000000000000000] = 1};  // error: array is too large (9223372036854775809 elements)
char h[] = {[0xffffffffffffffff] = 1};  // error: array is too large (18446744073709551616 elements)
int i[] = {[-1] = 1};  // error: array designator value '-1' is negative
int j[] = {[(__int128)1 << 64] = 1};  // error: array is too large (18446744073709551617 elements)
int k[(__int128)1 << 64];  // error: array is too large
_Alignas(0x8000000000000000) int l;  // error: requested alignment is not a power of 2
_Alignas((__int128)1 << 64) int m;  // error: requested alignment is not a power of 2
_Static_assert((__int128)1 << 64, "not zero");
_Static_assert(0x8000000000000000 > 0 && G0 > 0 && (enum G)-1 > 0, "unsigned");
#if 0x8000000000000000 < 0 || -1 < 0u || 0xffffffffffffffff / 2 != 0x7fffffffffffffff
#error "signed"
#endif
