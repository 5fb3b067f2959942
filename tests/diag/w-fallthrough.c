// FLAGS: -Wimplicit-fallthrough -Winfinite-recursion -Wunreachable-code
void exit(int);
int f(int x) {
  switch (x) {
    x = 0;                           // warning: code will never be executed
    case 1:
    case 2:
      x++;
    case 3:                          // warning: unannotated fall-through between switch labels
      if (x) break;
    case 4:                          // warning: unannotated fall-through between switch labels
      return 4;
    case 5:
      while (1) x++;
    case 6: {
      if (x) return 5; else return 6;
    }
    case 7:
      exit(1);
    case 8:;
      do { case 9:; } while (x++ < 10);  // warning: unannotated fall-through between switch labels
      break;
    default:
      x = 3;
  }
  goto end;
  x = 3;                             // warning: code will never be executed
  while (x) {
    back: if (x > 7) goto end;
  }
end:
  if (x < 3) goto back;
  return x;
}
int always(int x) { return x ? always(x - 1) : always(x + 1); }  // warning: all paths through this function will call itself
int sometimes(int x) { return x ? sometimes(x - 1) : 0; }
int guarded(int x) { if (x) return 1; return guarded(x); }
int shortcut(int x) { return x && shortcut(x - 1); }
void loop(void) {                    // warning: all paths through this function will call itself
  for (int i = 0; i < 3; i++) { }
  loop();
}
int endless(int x) { while (1) endless(x); }
int covers(int x) { switch (x) { case 1: return 1; default: return 2; } }
int misses(int x) { switch (x) { case 1: return 1; case 2: return 3; } }  // warning: non-void function does not return a value in all control paths
int leaves(int x) { switch (x) { case 1: return 1; default: break; } }  // warning: non-void function does not return a value in all control paths
int jumps(int x) { if (x) goto a; return 1; a: goto b; b: return 2; }
int circles(int x) { a: if (x) goto b; goto a; b: goto a; }
int dies(int x) { if (x) return 1; exit(2); }
