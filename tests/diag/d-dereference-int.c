int main() {
  int a = 1;
  return *a;  // error: indirection requires pointer operand ('int' invalid)
}
