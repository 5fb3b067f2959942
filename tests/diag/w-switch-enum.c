// FLAGS: -Wimplicit-fallthrough
enum E { A, B, C, Zero = 0 };
enum F { F1, F2, F3, F4, F5 };
typedef enum { G1 = 5, G2 } G;
_Noreturn void stop(void);
void quit(int) __attribute__((noreturn));
int all(enum E e) { switch (e) { case A: return 1; case B: return 2; case C: return 3; } }
int range(enum E e) { switch (e) { case A ... C: return 1; } }
int two(enum E e) {
  switch (e) {                       // warning: enumeration values 'B' and 'C' not handled in switch
    case A: return 1;
    case 7: return 2;                // warning: case value not in enumerated type 'enum E'
  }
  return 0;
}
int others(enum F f, G g, const enum E e) {
  switch (f) { case F3: return 1; }  // warning: 4 enumeration values not handled in switch: 'F1', 'F2', 'F4'...
  switch (f) { case F3: case F4: return 1; }  // warning: enumeration values 'F1', 'F2', and 'F5' not handled in switch
  switch (g) { case G1: return 1; }  // warning: enumeration value 'G2' not handled in switch
  switch (e) { case A: default: ; }
  switch ((int)e) { case A: return 2; }
  if (f) stop(); else quit(3);
}
int falls(int x) {
  switch (x) {
    case 1:
      x++;
      __attribute__((fallthrough));
    case 2:
      x++;
      __attribute__((__fallthrough__));
    default:
      x--;
    case 3:;                         // warning: unannotated fall-through between switch labels
  }
  return x;
}
_Noreturn void returns(int x) { if (x) stop(); }  // warning: function declared 'noreturn' should not return
__attribute__((noreturn)) void does(int x) { while (1) x++; }
