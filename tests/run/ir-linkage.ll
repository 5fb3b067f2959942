; Linkage, visibility and sections that a module may ask for.
@shared = common global i32 0, align 4
@table = common hidden global [3 x i32] zeroinitializer, align 16
@placed = global i32 7, section ".data.placed", align 4
@names = constant [4 x i8] c"abc\00", section ".rodata.names", align 1
@cleared = hidden global i32 0, section ".bss.cleared", align 4
@guarded = protected global i32 5, align 4
@missing_variable = extern_weak global i32, align 4

declare extern_weak void @missing_function()
declare void @putint(i32)
declare void @putch(i32)

define hidden i32 @in_section(i32 %x) section ".text.special" {
  %r = add i32 %x, 1
  ret i32 %r
}

define i32 @main() {
entry:
  %has = icmp ne ptr @missing_function, null
  br i1 %has, label %call, label %next

call:
  call void @missing_function()
  br label %next

next:
  %none = icmp eq ptr @missing_variable, null
  %one = zext i1 %none to i32
  store i32 %one, ptr @shared, align 4
  %slot = getelementptr inbounds [3 x i32], ptr @table, i64 0, i64 2
  store i32 20, ptr %slot, align 4
  store i32 300, ptr @cleared, align 4
  %a = load i32, ptr @shared, align 4
  %b = load i32, ptr %slot, align 4
  %c = load i32, ptr @placed, align 4
  %d = load i32, ptr @cleared, align 4
  %e = load i32, ptr @guarded, align 4
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %abcd = add i32 %abc, %d
  %sum = add i32 %abcd, %e
  %more = call i32 @in_section(i32 %sum)
  call void @putint(i32 %more)
  call void @putch(i32 10)
  ret i32 0
}
