int main() {
  const int k = 1;
  k++;  // error: cannot assign to variable 'k' with const-qualified type 'const int'
  return k;
}
