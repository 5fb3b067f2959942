// RUN: %minic %s -O2 -S -emit-llvm -o -
// Two pairs of stores need the same differences: they are one vector for both.
typedef struct { double x, y, vx, vy; } Point;
void spring(Point *restrict a, Point *restrict b, double k, double m, double n) {
  double fx = (b->x - a->x) * k, fy = (b->y - a->y) * k;
  a->vx += fx / m;
  a->vy += fy / m;
  b->vx -= fx / n;
  b->vy -= fy / n;
}
// A sum of the lanes uses both: the parts stay numbers.
double length(Point *a, const Point *b) {
  double dx = b->x - a->x, dy = b->y - a->y;
  a->vx = dx;
  a->vy = dy;
  return dx * dx + dy * dy;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
// target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
//
// %struct.Point = type { double, double, double, double }
//
// define void @spring(ptr noalias nocapture %a, ptr noalias nocapture %b, double %k, double %m, double %n) willreturn norecurse argmemonly {
// entry:
//   %0 = getelementptr inbounds %struct.Point, ptr %a, i32 0, i32 2
//   %1 = load <2 x double>, ptr %0, align 8
//   %2 = load <2 x double>, ptr %b, align 8
//   %3 = load <2 x double>, ptr %a, align 8
//   %4 = fsub <2 x double> %2, %3
//   %5 = insertelement <2 x double> poison, double %k, i32 0
//   %6 = shufflevector <2 x double> %5, <2 x double> poison, <2 x i32> zeroinitializer
//   %7 = fmul <2 x double> %4, %6
//   %8 = insertelement <2 x double> poison, double %m, i32 0
//   %9 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> zeroinitializer
//   %10 = fdiv <2 x double> %7, %9
//   %11 = fadd <2 x double> %1, %10
//   store <2 x double> %11, ptr %0, align 8
//   %12 = getelementptr inbounds %struct.Point, ptr %b, i32 0, i32 2
//   %13 = load <2 x double>, ptr %12, align 8
//   %14 = insertelement <2 x double> poison, double %n, i32 0
//   %15 = shufflevector <2 x double> %14, <2 x double> poison, <2 x i32> zeroinitializer
//   %16 = fdiv <2 x double> %7, %15
//   %17 = fsub <2 x double> %13, %16
//   store <2 x double> %17, ptr %12, align 8
//   ret void
// }
//
// define double @length(ptr nocapture %a, ptr nocapture %b) willreturn norecurse argmemonly {
// entry:
//   %0 = load double, ptr %b, align 8
//   %1 = load double, ptr %a, align 8
//   %2 = fsub double %0, %1
//   %3 = getelementptr inbounds %struct.Point, ptr %b, i32 0, i32 1
//   %4 = load double, ptr %3, align 8
//   %5 = getelementptr inbounds %struct.Point, ptr %a, i32 0, i32 1
//   %6 = load double, ptr %5, align 8
//   %7 = fsub double %4, %6
//   %8 = getelementptr inbounds %struct.Point, ptr %a, i32 0, i32 2
//   store double %2, ptr %8, align 8
//   %9 = getelementptr inbounds %struct.Point, ptr %a, i32 0, i32 3
//   store double %7, ptr %9, align 8
//   %10 = fmul double %2, %2
//   %11 = fmul double %7, %7
//   %12 = fadd double %10, %11
//   ret double %12
// }
