// extern declarations before, inside and after; tentative definitions.
extern int later, table[];
int tentative;
int tentative;
extern int printf(const char *, ...);
int fetch(void) { extern int later; return later + table[1]; }
int later = 40;
int table[3] = {1, 2, 3};
extern int later;
int tentative = 6;
int main() {
  int later = 1;
  { extern int later; later += 10; putint(later); putch(' '); }
  putint(later); putch(' '); putint(fetch()); putch(' '); putint(tentative);
  putch('\n');
  return sizeof table;
}
