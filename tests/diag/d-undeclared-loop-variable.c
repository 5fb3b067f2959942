int main() {
  for (int i = 0; i < 3; i++) putint(i);
  return i;  // error: use of undeclared identifier 'i'
}
