void f(void) { break; }  // error: 'break' statement not in loop
int main() {
  for (;;) { f(); break; }
  return 0;
}
