; RUN: %minic %s -passes=mem2reg -S -emit-llvm -o -
; RUN: %minic %s --ssa=compare -passes=mem2reg -fsyntax-only
; max, a sign and a counting loop: one phi each.
define i32 @max(i32 %a, i32 %b) {
entry:
  %r = alloca i32
  store i32 %a, ptr %r
  %less = icmp slt i32 %a, %b
  br i1 %less, label %if.then, label %if.end
if.then:
  store i32 %b, ptr %r
  br label %if.end
if.end:
  %v = load i32, ptr %r
  ret i32 %v
}

define i32 @sign(i1 %c) {
entry:
  %r = alloca i32
  br i1 %c, label %if.then, label %if.else
if.then:
  store i32 1, ptr %r
  br label %join
if.else:
  store i32 -1, ptr %r
  br label %join
join:
  %v = load i32, ptr %r
  ret i32 %v
}

define i32 @count() {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %while.cond
while.cond:
  %v = load i32, ptr %i
  %more = icmp slt i32 %v, 10
  br i1 %more, label %while.body, label %while.end
while.body:
  %w = load i32, ptr %i
  %inc = add i32 %w, 1
  store i32 %inc, ptr %i
  br label %while.cond
while.end:
  %r = load i32, ptr %i
  ret i32 %r
}
