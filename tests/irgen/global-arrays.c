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
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @dense = global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
// @partial = global [4 x i32] [i32 1, i32 0, i32 0, i32 0], align 16
// @rows = global [3 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer, [2 x i32] [i32 5, i32 0]], align 16
// @flat = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 0]], align 16
// @doubles = global [2 x double] [double 5.000000e-01, double -0.000000e+00], align 16
// @text = global [4 x i8] c"abc\00", align 1
// @padded = global [6 x i8] c"ab\00\00\00\00", align 1
// @words = global [2 x [4 x i8]] [[4 x i8] c"ab\00\00", [4 x i8] c"cde\00"], align 1
// @letters = global [3 x i8] c"abc", align 1
// @shorts = global [2 x i16] [i16 -1, i16 1], align 2
// @allZero = global [1000 x i32] zeroinitializer, align 16
// @huge = global <{ [2 x i32], [99999998 x i32] }> <{ [2 x i32] [i32 1, i32 2], [99999998 x i32] zeroinitializer }>, align 16
// @hugeRows = global <{ <{ <{ [2 x i32], [998 x i32] }>, <{ [1 x i32], [999 x i32] }> }>, [998 x [1000 x i32]] }> <{ <{ <{ [2 x i32], [998 x i32] }>, <{ [1 x i32], [999 x i32] }> }> <{ <{ [2 x i32], [998 x i32] }> <{ [2 x i32] [i32 1, i32 2], [998 x i32] zeroinitializer }>, <{ [1 x i32], [999 x i32] }> <{ [1 x i32] [i32 3], [999 x i32] zeroinitializer }> }>, [998 x [1000 x i32]] zeroinitializer }>, align 16
// @unsized = global [3 x i32] [i32 1, i32 2, i32 3], align 4
// @table = constant [2 x i32] [i32 10, i32 20], align 4
