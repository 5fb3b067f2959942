; Every instruction with its flags, and constants of every kind.
; RUN: %minic %s -S -emit-llvm -passes= -o -

%s = type { i8, i32, double }
@a = common global [10 x i32] zeroinitializer, align 16
@b = internal unnamed_addr constant [3 x [2 x i16]] [[2 x i16] [i16 1, i16 -2], [2 x i16] zeroinitializer, [2 x i16] [i16 3, i16 4]]
@c = global %s { i8 -1, i32 undef, double 1.5 }, align 8
@d = weak global <{ i8, i32 }> <{ i8 1, i32 2 }>
@e = constant [4 x float] [float 1.0, float 0.0, float 0x3FB99999A0000000, float 0x7FF8000000000000]
@f = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @c to i64))
@g = external global i32
@h = global [2 x ptr] [ptr getelementptr (i8, ptr @a, i64 12), ptr inttoptr (i64 4096 to ptr)]
@i = linkonce_odr hidden global i1 true
@j = private constant [5 x i8] c"a\22\5C\0A\00"
@k = available_externally global i8 zext (i1 true to i8)

declare extern_weak void @weak()
declare signext i8 @narrow(i8 signext, i1 zeroext)
declare void @take(ptr sret(%s) align 8, ptr byval(%s))

define internal fastcc double @all(i32 %x, i64 %y, float %u, double %v, ptr %p, %s %t) noreturn {
  %1 = add i32 %x, 1
  %2 = sub nuw i32 %1, %x
  %3 = mul nsw i32 %2, %2
  %4 = sdiv exact i32 %3, 3
  %5 = udiv i32 %4, 3
  %6 = srem i32 %5, 3
  %7 = urem i32 %6, 3
  %8 = shl nuw nsw i32 %7, 2
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, 1
  %11 = and i32 %10, -1
  %12 = or disjoint i32 %11, 0
  %13 = xor i32 %12, 5
  %14 = fadd fast float %u, 1.0
  %15 = fsub nnan ninf nsz arcp contract afn reassoc float %14, %u
  %16 = fmul nnan contract float %15, 2.5
  %17 = fdiv reassoc float %16, %u
  %18 = frem float %17, %u
  %19 = fneg nsz float %18
  %20 = alloca %s, align 16
  %21 = alloca i32, i64 %y
  %22 = load volatile i32, ptr %21
  %23 = load atomic i64, ptr %p acquire, align 8
  store atomic volatile i64 %23, ptr %p syncscope("singlethread") release, align 8
  store %s %t, ptr %20, align 1
  %24 = getelementptr inbounds nuw %s, ptr %20, i64 0, i32 2
  %25 = getelementptr [4 x i32], ptr %p, i64 %y, i32 %13
  %26 = trunc nuw i64 %y to i8
  %27 = zext nneg i8 %26 to i32
  %28 = sext i8 %26 to i64
  %29 = fptosi float %19 to i32
  %30 = fptoui double %v to i64
  %31 = sitofp i32 %29 to float
  %32 = uitofp i64 %30 to double
  %33 = fptrunc double %32 to float
  %34 = fpext float %33 to double
  %35 = ptrtoint ptr %25 to i64
  %36 = inttoptr i64 %35 to ptr
  %37 = bitcast double %34 to i64
  %38 = icmp samesign ult i64 %37, %28
  %39 = icmp eq ptr %36, @a
  %40 = fcmp nnan une float %31, 0.0
  %41 = select i1 %38, ptr %36, ptr @c
  %42 = select nsz i1 %39, double %34, double 0x7FF0000000000000
  %43 = freeze i1 %40
  %old = atomicrmw add ptr @g, i32 %27 seq_cst
  %pair = cmpxchg ptr @g, i32 %27, i32 %old seq_cst seq_cst
  %44 = extractvalue %s %t, 1
  %45 = insertvalue %s %t, i32 %44, 1
  %46 = tail call signext i8 @narrow(i8 signext %26, i1 zeroext %43)
  call void @take(ptr sret(%s) align 8 %20, ptr byval(%s) %20)
  notail call void %p(i32 poison, %s undef) #3
  %47 = call ninf double (ptr, ...) %41(ptr null, i32 %27, float %31)
  br i1 %43, label %48, label %49
48:
  unreachable
49:
  ret double %47
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %s = type { i8, i32, double }
;
; @a = common global [10 x i32] zeroinitializer, align 16
; @b = internal unnamed_addr constant [3 x [2 x i16]] [[2 x i16] [i16 1, i16 -2], [2 x i16] zeroinitializer, [2 x i16] [i16 3, i16 4]], align 2
; @c = global %s { i8 -1, i32 undef, double 1.500000e+00 }, align 8
; @d = weak global <{ i8, i32 }> <{ i8 1, i32 2 }>, align 1
; @e = constant [4 x float] [float 1.000000e+00, float 0.000000e+00, float 0x3FB99999A0000000, float 0x7FF8000000000000], align 4
; @f = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @c to i64)), align 8
; @g = external global i32, align 4
; @h = global [2 x ptr] [ptr getelementptr (i8, ptr @a, i64 12), ptr inttoptr (i64 4096 to ptr)], align 8
; @i = linkonce hidden global i1 true, align 1
; @j = private constant [5 x i8] c"a\22\5C\0A\00", align 1
; @k = available_externally global i8 1, align 1
;
; declare extern_weak void @weak()
;
; declare signext i8 @narrow(i8 signext, i1 zeroext)
;
; declare void @take(ptr sret(%s) align 8, ptr byval(%s))
;
; define internal double @all(i32 %x, i64 %y, float %u, double %v, ptr %p, %s %t) noreturn {
;   %1 = add i32 %x, 1
;   %2 = sub nuw i32 %1, %x
;   %3 = mul nsw i32 %2, %2
;   %4 = sdiv exact i32 %3, 3
;   %5 = udiv i32 %4, 3
;   %6 = srem i32 %5, 3
;   %7 = urem i32 %6, 3
;   %8 = shl nuw nsw i32 %7, 2
;   %9 = lshr exact i32 %8, 1
;   %10 = ashr i32 %9, 1
;   %11 = and i32 %10, -1
;   %12 = or i32 %11, 0
;   %13 = xor i32 %12, 5
;   %14 = fadd fast float %u, 1.000000e+00
;   %15 = fsub fast float %14, %u
;   %16 = fmul nnan contract float %15, 2.500000e+00
;   %17 = fdiv reassoc float %16, %u
;   %18 = frem float %17, %u
;   %19 = fneg nsz float %18
;   %20 = alloca %s, align 16
;   %21 = alloca i32, i64 %y, align 4
;   %22 = load volatile i32, ptr %21, align 4
;   %23 = load atomic i64, ptr %p acquire, align 8
;   store atomic volatile i64 %23, ptr %p release, align 8
;   store %s %t, ptr %20, align 1
;   %24 = getelementptr inbounds %s, ptr %20, i64 0, i32 2
;   %25 = getelementptr [4 x i32], ptr %p, i64 %y, i32 %13
;   %26 = trunc i64 %y to i8
;   %27 = zext i8 %26 to i32
;   %28 = sext i8 %26 to i64
;   %29 = fptosi float %19 to i32
;   %30 = fptoui double %v to i64
;   %31 = sitofp i32 %29 to float
;   %32 = uitofp i64 %30 to double
;   %33 = fptrunc double %32 to float
;   %34 = fpext float %33 to double
;   %35 = ptrtoint ptr %25 to i64
;   %36 = inttoptr i64 %35 to ptr
;   %37 = bitcast double %34 to i64
;   %38 = icmp ult i64 %37, %28
;   %39 = icmp eq ptr %36, @a
;   %40 = fcmp nnan une float %31, 0.000000e+00
;   %41 = select i1 %38, ptr %36, ptr @c
;   %42 = select nsz i1 %39, double %34, double 0x7FF0000000000000
;   %43 = freeze i1 %40
;   %old = atomicrmw add ptr @g, i32 %27 seq_cst
;   %pair = cmpxchg ptr @g, i32 %27, i32 %old seq_cst seq_cst
;   %44 = extractvalue %s %t, 1
;   %45 = insertvalue %s %t, i32 %44, 1
;   %46 = tail call signext i8 @narrow(i8 signext %26, i1 zeroext %43)
;   call void @take(ptr sret(%s) align 8 %20, ptr byval(%s) %20)
;   call void %p(i32 poison, %s undef)
;   %47 = call ninf double (ptr, ...) %41(ptr null, i32 %27, float %31)
;   br i1 %43, label %48, label %49
;
; 48:                                               ; preds = %0
;   unreachable
;
; 49:                                               ; preds = %0
;   ret double %47
; }
