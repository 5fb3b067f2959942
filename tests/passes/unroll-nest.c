// RUN: %minic %s -O2 -S "-Rpass=^(unroll-full|sroa|vectorize)$" -o /dev/null
// RUN: %minic %s -O2 -S -emit-llvm -o -
// Loops around each other become their iterations, so that the weights are numbers and the loop over
// the row has no other in it.
void blur(const int *restrict from, int *restrict to) {
  int weights[3][3] = {{1, 2, 1}, {2, 4, 2}, {1, 2, 1}};
  for (long at = 0; at < 1000; at++) {
    int sum = 0;
    for (long y = 0; y < 3; y++)
      for (long x = 0; x < 3; x++) sum += weights[y][x] * from[at + 2000 * y + x];
    to[at] = sum;
  }
}
// OUTPUT[1]:
// %s:10:26: remark: loop unrolled: 3 iterations [-Rpass=unroll-full]
//       for (long x = 0; x < 3; x++) sum += weights[y][x] * from[at + 2000 * y + x];
//                          ^
// %s:9:24: remark: loop unrolled: 3 iterations [-Rpass=unroll-full]
//     for (long y = 0; y < 3; y++)
//                        ^
// %s:6:7: remark: variable divided [-Rpass=sroa]
//   int weights[3][3] = {{1, 2, 1}, {2, 4, 2}, {1, 2, 1}};
//       ^
// %s:7:24: remark: loop vectorized: 4 iterations at once [-Rpass=vectorize]
//   for (long at = 0; at < 1000; at++) {
//                        ^
// OUTPUT[2]:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define void @blur(ptr noalias nocapture %from, ptr noalias nocapture %to) willreturn norecurse argmemonly {
// entry:
//   br label %vectors
//
// vectors:                                          ; preds = %entry, %vectors
//   %at.0 = phi i64 [ 0, %entry ], [ %40, %vectors ]
//   %0 = getelementptr inbounds i32, ptr %from, i64 %at.0
//   %1 = load <4 x i32>, ptr %0, align 4
//   %2 = add i64 %at.0, 1
//   %3 = getelementptr inbounds i32, ptr %from, i64 %2
//   %4 = load <4 x i32>, ptr %3, align 4
//   %5 = shl <4 x i32> %4, <i32 1, i32 1, i32 1, i32 1>
//   %6 = add <4 x i32> %1, %5
//   %7 = add i64 %at.0, 2
//   %8 = getelementptr inbounds i32, ptr %from, i64 %7
//   %9 = load <4 x i32>, ptr %8, align 4
//   %10 = add <4 x i32> %6, %9
//   %11 = add i64 %at.0, 2000
//   %12 = getelementptr inbounds i32, ptr %from, i64 %11
//   %13 = load <4 x i32>, ptr %12, align 4
//   %14 = shl <4 x i32> %13, <i32 1, i32 1, i32 1, i32 1>
//   %15 = add <4 x i32> %10, %14
//   %16 = add i64 %at.0, 2001
//   %17 = getelementptr inbounds i32, ptr %from, i64 %16
//   %18 = load <4 x i32>, ptr %17, align 4
//   %19 = shl <4 x i32> %18, <i32 2, i32 2, i32 2, i32 2>
//   %20 = add <4 x i32> %15, %19
//   %21 = add i64 %at.0, 2002
//   %22 = getelementptr inbounds i32, ptr %from, i64 %21
//   %23 = load <4 x i32>, ptr %22, align 4
//   %24 = shl <4 x i32> %23, <i32 1, i32 1, i32 1, i32 1>
//   %25 = add <4 x i32> %20, %24
//   %26 = add i64 %at.0, 4000
//   %27 = getelementptr inbounds i32, ptr %from, i64 %26
//   %28 = load <4 x i32>, ptr %27, align 4
//   %29 = add <4 x i32> %25, %28
//   %30 = add i64 %at.0, 4001
//   %31 = getelementptr inbounds i32, ptr %from, i64 %30
//   %32 = load <4 x i32>, ptr %31, align 4
//   %33 = shl <4 x i32> %32, <i32 1, i32 1, i32 1, i32 1>
//   %34 = add <4 x i32> %29, %33
//   %35 = add i64 %at.0, 4002
//   %36 = getelementptr inbounds i32, ptr %from, i64 %35
//   %37 = load <4 x i32>, ptr %36, align 4
//   %38 = add <4 x i32> %34, %37
//   %39 = getelementptr inbounds i32, ptr %to, i64 %at.0
//   store <4 x i32> %38, ptr %39, align 4
//   %40 = add i64 %at.0, 4
//   %41 = icmp ne i64 %at.0, 996
//   br i1 %41, label %vectors, label %for.end, !llvm.loop !{!"llvm.loop.unroll.disable"}
//
// for.end:                                          ; preds = %vectors
//   ret void
// }
