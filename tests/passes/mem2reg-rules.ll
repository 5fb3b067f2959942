; RUN: %minic %s -passes=mem2reg -S -emit-llvm -o -
; RUN: %minic %s -passes=mem2reg -Rpass-missed=mem2reg -fsyntax-only
; RUN: %minic %s -passes=mem2reg -stats -verify-each -fsyntax-only
; LLVM's rules, one function each.
declare void @take(ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

; Volatile accesses stay.
define i32 @volatile_stays() {
  %x = alloca i32
  store volatile i32 1, ptr %x
  %v = load i32, ptr %x
  ret i32 %v
}

; Atomic ones need not.
define i32 @atomic_goes() {
  %x = alloca i32
  store atomic i32 1, ptr %x seq_cst, align 4
  %v = load atomic i32, ptr %x seq_cst, align 4
  ret i32 %v
}

define void @address_stored(ptr %where) {
  %x = alloca i32
  store ptr %x, ptr %where
  ret void
}

define void @address_passed() {
  %x = alloca i32
  call void @take(ptr %x)
  ret void
}

define i64 @other_type() {
  %x = alloca i32, align 8
  store i32 1, ptr %x
  %v = load i64, ptr %x
  ret i64 %v
}

; Accesses that agree with each other, but not with the variable's type.
define float @agreeing_types(float %f) {
  %x = alloca i32
  store float %f, ptr %x
  %v = load float, ptr %x
  ret float %v
}

define i32 @inside(i64 %i) {
  %x = alloca [4 x i32]
  %p = getelementptr inbounds [4 x i32], ptr %x, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}

define i1 @compared(ptr %p) {
  %x = alloca i32
  %c = icmp eq ptr %x, %p
  ret i1 %c
}

; Never read, never touched.
define void @dead_variables(i32 %n) {
  %x = alloca i32
  %y = alloca i32
  store i32 %n, ptr %x
  ret void
}

; One store, of no instruction: every load gives it, dominated by the store or not.
define i32 @single_store(i1 %c, i32 %n) {
entry:
  %x = alloca i32
  %v = load i32, ptr %x
  br i1 %c, label %then, label %join
then:
  store i32 %n, ptr %x
  br label %join
join:
  %w = load i32, ptr %x
  %r = add i32 %v, %w
  ret i32 %r
}

; One store of an instruction: what it does not dominate needs a phi.
define i32 @single_store_of_instruction(i1 %c, i32 %n) {
entry:
  %x = alloca i32
  br i1 %c, label %then, label %join
then:
  %m = mul i32 %n, 3
  store i32 %m, ptr %x
  %u = load i32, ptr %x
  br label %join
join:
  %w = load i32, ptr %x
  ret i32 %w
}

; In its block, too, the only store is no value for what stands before it.
define i32 @load_before_only_store(i32 %n) {
  %x = alloca i32
  %v = load i32, ptr %x
  %m = mul i32 %n, 3
  store i32 %m, ptr %x
  %w = load i32, ptr %x
  %r = add i32 %v, %w
  ret i32 %r
}

; phi(x, undef) is x where x is always there.
define i32 @undef_folds(i1 %c, i1 %d, i32 %n) {
entry:
  %x = alloca i32
  %m = mul i32 %n, 3
  br i1 %c, label %then, label %join
then:
  store i32 %m, ptr %x
  br i1 %d, label %again, label %join
again:
  store i32 %m, ptr %x
  br label %join
join:
  %w = load i32, ptr %x
  ret i32 %w
}

; A phi that was there stays, even a trivial one.
define i32 @old_phi(i1 %c) {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  br i1 %c, label %then, label %join
then:
  store i32 2, ptr %x
  br label %join
join:
  %old = phi i32 [ 7, %entry ], [ 7, %then ]
  %v = load i32, ptr %x
  %r = add i32 %v, %old
  ret i32 %r
}

; Once the pointer is a value, what it points to is promotable, too.
define i32 @repeat(i32 %n) {
  %x = alloca i32
  %p = alloca ptr
  %pp = alloca ptr
  store ptr %x, ptr %p
  store ptr %p, ptr %pp
  %q = load ptr, ptr %pp
  %r = load ptr, ptr %q
  store i32 %n, ptr %r
  %v = load i32, ptr %x
  ret i32 %v
}

; Marks of lifetime go with the variable.
define i32 @lifetime(i32 %n) {
  %x = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %x)
  store i32 %n, ptr %x
  %v = load i32, ptr %x
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  ret i32 %v
}

define i32 @lifetime_of_cast(i32 %n) {
  %x = alloca i32
  %bytes = bitcast ptr %x to ptr
  call void @llvm.lifetime.start.p0(i64 4, ptr %bytes)
  store i32 %n, ptr %x
  %v = load i32, ptr %x
  call void @llvm.lifetime.end.p0(i64 4, ptr %bytes)
  ret i32 %v
}

; A load that stores itself, where control never comes.
define i32 @self(i1 %c) {
entry:
  %x = alloca i32
  ret i32 0
dead:
  %v = load i32, ptr %x
  store i32 %v, ptr %x
  br label %dead
}

; A variable made anew in every iteration of a loop is undefined again each time.
define i32 @alloca_in_loop(i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %x = alloca i32
  %v = load i32, ptr %x
  store i32 %n, ptr %x
  %w = load i32, ptr %x
  br i1 %c, label %loop, label %end
end:
  %z = load i32, ptr %x
  %s = add i32 %v, %w
  %r = add i32 %s, %z
  ret i32 %r
}

; The attribute says so.
define i32 @not_optimised() noinline optnone {
  %x = alloca i32
  store i32 1, ptr %x
  %v = load i32, ptr %x
  ret i32 %v
}

; Whole structs are values like others.
define i32 @whole_struct({ i32, i32 } %s) {
  %x = alloca { i32, i32 }
  store { i32, i32 } %s, ptr %x
  %v = load { i32, i32 }, ptr %x
  %r = extractvalue { i32, i32 } %v, 1
  ret i32 %r
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @take(ptr)
;
; declare void @llvm.lifetime.start.p0(i64, ptr)
;
; declare void @llvm.lifetime.end.p0(i64, ptr)
;
; define i32 @volatile_stays() {
;   %x = alloca i32, align 4
;   store volatile i32 1, ptr %x, align 4
;   %v = load i32, ptr %x, align 4
;   ret i32 %v
; }
;
; define i32 @atomic_goes() {
;   ret i32 1
; }
;
; define void @address_stored(ptr %where) {
;   %x = alloca i32, align 4
;   store ptr %x, ptr %where, align 8
;   ret void
; }
;
; define void @address_passed() {
;   %x = alloca i32, align 4
;   call void @take(ptr %x)
;   ret void
; }
;
; define i64 @other_type() {
;   %x = alloca i32, align 8
;   store i32 1, ptr %x, align 4
;   %v = load i64, ptr %x, align 8
;   ret i64 %v
; }
;
; define float @agreeing_types(float %f) {
;   %x = alloca i32, align 4
;   store float %f, ptr %x, align 4
;   %v = load float, ptr %x, align 4
;   ret float %v
; }
;
; define i32 @inside(i64 %i) {
;   %x = alloca [4 x i32], align 4
;   %p = getelementptr inbounds [4 x i32], ptr %x, i64 0, i64 %i
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define i1 @compared(ptr %p) {
;   %x = alloca i32, align 4
;   %c = icmp eq ptr %x, %p
;   ret i1 %c
; }
;
; define void @dead_variables(i32 %n) {
;   ret void
; }
;
; define i32 @single_store(i1 %c, i32 %n) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %r = add i32 %n, %n
;   ret i32 %r
; }
;
; define i32 @single_store_of_instruction(i1 %c, i32 %n) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   %m = mul i32 %n, 3
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %x.0 = phi i32 [ undef, %entry ], [ %m, %then ]
;   ret i32 %x.0
; }
;
; define i32 @load_before_only_store(i32 %n) {
;   %m = mul i32 %n, 3
;   %r = add i32 undef, %m
;   ret i32 %r
; }
;
; define i32 @undef_folds(i1 %c, i1 %d, i32 %n) {
; entry:
;   %m = mul i32 %n, 3
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br i1 %d, label %again, label %join
;
; again:                                            ; preds = %then
;   br label %join
;
; join:                                             ; preds = %entry, %then, %again
;   ret i32 %m
; }
;
; define i32 @old_phi(i1 %c) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %x.0 = phi i32 [ 1, %entry ], [ 2, %then ]
;   %old = phi i32 [ 7, %entry ], [ 7, %then ]
;   %r = add i32 %x.0, %old
;   ret i32 %r
; }
;
; define i32 @repeat(i32 %n) {
;   ret i32 %n
; }
;
; define i32 @lifetime(i32 %n) {
;   ret i32 %n
; }
;
; define i32 @lifetime_of_cast(i32 %n) {
;   ret i32 %n
; }
;
; define i32 @self(i1 %c) {
; entry:
;   ret i32 0
;
; dead:                                             ; preds = %dead
;   br label %dead
; }
;
; define i32 @alloca_in_loop(i1 %c, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   %s = add i32 %n, %n
;   %r = add i32 %s, %n
;   ret i32 %r
; }
;
; define i32 @not_optimised() noinline optnone {
;   %x = alloca i32, align 4
;   store i32 1, ptr %x, align 4
;   %v = load i32, ptr %x, align 4
;   ret i32 %v
; }
;
; define i32 @whole_struct({ i32, i32 } %s) {
;   %r = extractvalue { i32, i32 } %s, 1
;   ret i32 %r
; }
; OUTPUT[2]:
; %s:11:3: remark: `x` stays in memory: an access to it is volatile at 12:3 [-Rpass-missed=mem2reg]
;   %x = alloca i32
;   ^
; %s:26:3: remark: `x` stays in memory: its address is stored at 27:3 [-Rpass-missed=mem2reg]
;   %x = alloca i32
;   ^
; %s:32:3: remark: `x` stays in memory: its address is passed to `take` at 33:3 [-Rpass-missed=mem2reg]
;   %x = alloca i32
;   ^
; %s:38:3: remark: `x` stays in memory: it is accessed as another type than its own at 40:3 [-Rpass-missed=mem2reg]
;   %x = alloca i32, align 8
;   ^
; %s:46:3: remark: `x` stays in memory: it is accessed as another type than its own at 47:3 [-Rpass-missed=mem2reg]
;   %x = alloca i32
;   ^
; %s:53:3: remark: `x` stays in memory: an address inside it is computed at 54:3 [-Rpass-missed=mem2reg]
;   %x = alloca [4 x i32]
;   ^
; %s:60:3: remark: `x` stays in memory: its address is compared at 61:3 [-Rpass-missed=mem2reg]
;   %x = alloca i32
;   ^
; OUTPUT[3]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;       16 mem2reg - variables promoted
;       13 mem2reg - functions proved
;        3 mem2reg - phis placed
;        1 mem2reg - phis folded
;
