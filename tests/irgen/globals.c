// RUN: %minic -O0 -S -emit-llvm %s -o -
// Global variables: zero, value, constant, external, static, tentative.
int zero;
int one = 1;
char letter = 'x';
float pi = 3.14159f;
double e = 2.718281828;
long big = 0x123456789abc;
unsigned u = -1;
const int constant = 42;
static int hidden = 7;
extern int elsewhere;
extern int unused;
int tentative;
int tentative;
int later;
int *pointer;
int array[3];
int later = 5;

int sum() {
  return zero + one + letter + pi + e + big + u + constant + hidden + elsewhere + tentative + later;
}
