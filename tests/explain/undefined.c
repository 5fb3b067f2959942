// A variable that is read where it may not have been written: its phi is one value or undefined.
int main(void) {
  int never, used = 4;
  if (used > 3)
    never = used;
  return never;
}
