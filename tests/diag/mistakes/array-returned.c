// FLAGS: -Wall -Wextra
static int values[2];
int[] get(void) {  // error: function 'get' cannot return an array; return a pointer: '*get'
  return values;
}
int main(void) {
  int *all = get();
  return all[0] + get()[1];
}
