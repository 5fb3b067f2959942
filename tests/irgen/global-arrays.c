// RUN: %minic -O0 -S -emit-llvm %s -o -
// Initial values of arrays: dense data, rows, and runs of zeros that take no memory to write down.
int dense[4] = {1, 2, 3, 4};
int partial[4] = {1};
int rows[3][2] = {{1, 2}, {}, {5}};
int flat[2][2] = {1, 2, 3};
double doubles[2] = {0.5, -0.0};
char text[] = "abc";
char padded[6] = "ab";
char words[2][4] = {"ab", "cde"};
char letters[3] = {'a', 'b', 'c'};
short shorts[2] = {-1, 1};
int allZero[1000] = {0};
int huge[100000000] = {1, 2};
int hugeRows[1000][1000] = {{1, 2}, {3}};
int unsized[] = {1, 2, 3};
const int table[2] = {10, 20};
