; Integers of 128 bits: arithmetic, shifts by variables, conversions, arguments (some on the stack) and results.

@g = global i128 5, align 16
@tab = global [3 x i128] [i128 1, i128 -2, i128 3], align 16
@.str = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"%016lx%016lx\0A\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @mul(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  %13 = mul nsw i128 %12, %8
  %14 = trunc i128 %13 to i64
  %15 = lshr i128 %13, 64
  %16 = trunc i128 %15 to i64
  %17 = insertvalue { i64, i64 } poison, i64 %14, 0
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1
  ret { i64, i64 } %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @dv(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  %13 = sdiv i128 %8, %12
  %14 = trunc i128 %13 to i64
  %15 = lshr i128 %13, 64
  %16 = trunc i128 %15 to i64
  %17 = insertvalue { i64, i64 } poison, i64 %14, 0
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1
  ret { i64, i64 } %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @ud(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  %13 = udiv i128 %8, %12
  %14 = trunc i128 %13 to i64
  %15 = lshr i128 %13, 64
  %16 = trunc i128 %15 to i64
  %17 = insertvalue { i64, i64 } poison, i64 %14, 0
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1
  ret { i64, i64 } %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @ur(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  %13 = urem i128 %8, %12
  %14 = trunc i128 %13 to i64
  %15 = lshr i128 %13, 64
  %16 = trunc i128 %15 to i64
  %17 = insertvalue { i64, i64 } poison, i64 %14, 0
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1
  ret { i64, i64 } %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @rm(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  %13 = srem i128 %8, %12
  %14 = trunc i128 %13 to i64
  %15 = lshr i128 %13, 64
  %16 = trunc i128 %15 to i64
  %17 = insertvalue { i64, i64 } poison, i64 %14, 0
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1
  ret { i64, i64 } %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @sl(i64 noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = zext i64 %1 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = or i128 %5, %6
  %8 = zext i32 %2 to i128
  %9 = shl i128 %7, %8
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @sr(i64 noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = zext i64 %1 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = or i128 %5, %6
  %8 = zext i32 %2 to i128
  %9 = ashr i128 %7, %8
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @su(i64 noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = zext i64 %1 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = or i128 %5, %6
  %8 = zext i32 %2 to i128
  %9 = lshr i128 %7, %8
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc i128 %11 to i64
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define double @td(i64 noundef %0, i64 noundef %1) {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or i128 %4, %5
  %7 = sitofp i128 %6 to double
  ret double %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @fd(double noundef %0) {
  %2 = fptosi double %0 to i128
  %3 = trunc i128 %2 to i64
  %4 = lshr i128 %2, 64
  %5 = trunc i128 %4 to i64
  %6 = insertvalue { i64, i64 } poison, i64 %3, 0
  %7 = insertvalue { i64, i64 } %6, i64 %5, 1
  ret { i64, i64 } %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define { i64, i64 } @many(i32 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i128 noundef %5, i32 noundef %6, i128 noundef %7) {
  %9 = zext i64 %2 to i128
  %10 = zext i64 %1 to i128
  %11 = sext i32 %0 to i128
  %12 = shl i128 %9, 65
  %13 = shl nuw nsw i128 %10, 1
  %14 = mul nsw i64 %3, 3
  %15 = sext i64 %14 to i128
  %16 = shl nsw i64 %4, 2
  %17 = sext i64 %16 to i128
  %18 = mul nsw i128 %5, 5
  %19 = mul nsw i32 %6, 6
  %20 = sext i32 %19 to i128
  %21 = mul nsw i128 %7, 7
  %22 = add nsw i128 %13, %11
  %23 = add i128 %22, %12
  %24 = add i128 %23, %15
  %25 = add i128 %24, %17
  %26 = add i128 %25, %18
  %27 = add i128 %26, %20
  %28 = add i128 %27, %21
  %29 = trunc i128 %28 to i64
  %30 = lshr i128 %28, 64
  %31 = trunc i128 %30 to i64
  %32 = insertvalue { i64, i64 } poison, i64 %29, 0
  %33 = insertvalue { i64, i64 } %32, i64 %31, 1
  ret { i64, i64 } %33
}

; Function Attrs: nofree nounwind uwtable
define i32 @main() {
  %1 = call { i64, i64 } @mul(i64 noundef -81985529216486896, i64 noundef 81985529216486895, i64 noundef -12345678901234567, i64 noundef -78)
  %2 = extractvalue { i64, i64 } %1, 0
  %3 = extractvalue { i64, i64 } %1, 1
  %4 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %3, i64 noundef %2)
  %5 = call { i64, i64 } @dv(i64 noundef -81985529216486896, i64 noundef 81985529216486895, i64 noundef -12345678901234567, i64 noundef -78)
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  %8 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %7, i64 noundef %6)
  %9 = call { i64, i64 } @dv(i64 noundef -81985529216486896, i64 noundef 81985529216486895, i64 noundef 1000003, i64 noundef 0)
  %10 = extractvalue { i64, i64 } %9, 0
  %11 = extractvalue { i64, i64 } %9, 1
  %12 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %11, i64 noundef %10)
  %13 = call { i64, i64 } @dv(i64 noundef -12345678901234567, i64 noundef -78, i64 noundef 1000003, i64 noundef 0)
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  %16 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %15, i64 noundef %14)
  %17 = call { i64, i64 } @ud(i64 noundef -81985529216486896, i64 noundef 81985529216486895, i64 noundef 1000003, i64 noundef 0)
  %18 = extractvalue { i64, i64 } %17, 0
  %19 = extractvalue { i64, i64 } %17, 1
  %20 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %19, i64 noundef %18)
  %21 = call { i64, i64 } @ur(i64 noundef -12345678901234567, i64 noundef -78, i64 noundef 1000003, i64 noundef 0)
  %22 = extractvalue { i64, i64 } %21, 0
  %23 = extractvalue { i64, i64 } %21, 1
  %24 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %23, i64 noundef %22)
  %25 = call { i64, i64 } @rm(i64 noundef -12345678901234567, i64 noundef -78, i64 noundef 1000003, i64 noundef 0)
  %26 = extractvalue { i64, i64 } %25, 0
  %27 = extractvalue { i64, i64 } %25, 1
  %28 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %27, i64 noundef %26)
  br label %54

29:                                               ; preds = %54
  %30 = call double @td(i64 noundef -81985529216486896, i64 noundef 81985529216486895)
  %31 = call double @td(i64 noundef -12345678901234567, i64 noundef -78)
  %32 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), double noundef %30, double noundef %31)
  %33 = call { i64, i64 } @fd(double noundef 1.000000e+30)
  %34 = extractvalue { i64, i64 } %33, 0
  %35 = extractvalue { i64, i64 } %33, 1
  %36 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %35, i64 noundef %34)
  %37 = call { i64, i64 } @fd(double noundef -1.000000e+25)
  %38 = extractvalue { i64, i64 } %37, 0
  %39 = extractvalue { i64, i64 } %37, 1
  %40 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %39, i64 noundef %38)
  %41 = call { i64, i64 } @many(i32 noundef 1, i64 noundef -81985529216486896, i64 noundef 81985529216486895, i64 noundef 2, i64 noundef 3, i128 noundef -1420411639354536708999, i32 noundef 4, i128 noundef 1000003)
  %42 = extractvalue { i64, i64 } %41, 0
  %43 = extractvalue { i64, i64 } %41, 1
  %44 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %43, i64 noundef %42)
  %45 = load i128, i128* getelementptr inbounds ([3 x i128], [3 x i128]* @tab, i64 0, i64 1), align 16
  %46 = load i128, i128* @g, align 16
  %47 = mul nsw i128 %46, %45
  store i128 %47, i128* @g, align 16
  %48 = trunc i128 %47 to i64
  %49 = lshr i128 %47, 64
  %50 = trunc i128 %49 to i64
  %51 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %50, i64 noundef %48)
  %52 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 0, i32 noundef 1)
  %53 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef 16)
  ret i32 0

54:                                               ; preds = %0, %54
  %55 = phi i32 [ 0, %0 ], [ %68, %54 ]
  %56 = call { i64, i64 } @sl(i64 noundef -81985529216486896, i64 noundef 81985529216486895, i32 noundef %55)
  %57 = extractvalue { i64, i64 } %56, 0
  %58 = extractvalue { i64, i64 } %56, 1
  %59 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %58, i64 noundef %57)
  %60 = call { i64, i64 } @sr(i64 noundef -12345678901234567, i64 noundef -78, i32 noundef %55)
  %61 = extractvalue { i64, i64 } %60, 0
  %62 = extractvalue { i64, i64 } %60, 1
  %63 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %62, i64 noundef %61)
  %64 = call { i64, i64 } @su(i64 noundef -12345678901234567, i64 noundef -78, i32 noundef %55)
  %65 = extractvalue { i64, i64 } %64, 0
  %66 = extractvalue { i64, i64 } %64, 1
  %67 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i64 noundef %66, i64 noundef %65)
  %68 = add nuw nsw i32 %55, 21
  %69 = icmp ult i32 %55, 107
  br i1 %69, label %54, label %29
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr



