// The '}' of an inner block is missing, and the next function is inside of the first one.
int add(int a, int b) {
  if (a > b) {  // note: by its indentation, this '{' is the one without a '}'
    return a;
  return b;
}

int main(void) {  // error: function definition is not allowed here
  return add(1, 2);
}
