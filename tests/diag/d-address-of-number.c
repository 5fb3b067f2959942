int main() {
  int *p = &3;  // error: cannot take the address of an rvalue of type 'int'
  return *p;
}
