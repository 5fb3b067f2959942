// Small programs on which the classic mistakes of mem2reg show: each goes wrong with the mistake
// that it is for, on its input. Their library is SysY's (getint, putint).
#pragma once

namespace minic {

struct MistakeExample {
  const char *mistake, *input, *text;
};

inline constexpr MistakeExample kMistakeExamples[] = {
    // The loop is in its own frontier: it defines s and meets it again at its head.
    {"df-of-n4", "1 2 3 0", R"(declare i32 @getint()

define i32 @main() {
entry:
  %s = alloca i32
  store i32 0, ptr %s
  br label %loop

loop:
  %n = call i32 @getint()
  %old = load i32, ptr %s
  %sum = add i32 %old, %n
  store i32 %sum, ptr %s
  %more = icmp ne i32 %n, 0
  br i1 %more, label %loop, label %end

end:
  %result = load i32, ptr %s
  ret i32 %result
}
)"},
    // Only the block loop touches last, but it reads what its round before has written.
    {"one-block-no-phi", "5 7 7 0", R"(declare i32 @getint()
declare void @putint(i32)

define i32 @main() {
entry:
  %last = alloca i32
  br label %loop

loop:
  %n = call i32 @getint()
  %before = load i32, ptr %last
  %same = icmp eq i32 %n, %before
  %same32 = zext i1 %same to i32
  call void @putint(i32 %same32)
  store i32 %n, ptr %last
  %more = icmp ne i32 %n, 0
  br i1 %more, label %loop, label %end

end:
  ret i32 0
}
)"},
    // Two edges enter the cycle of a, b and c: after two rounds a still seems to be dominated
    // by left.
    {"early-dominators", "1 0 1 0 1", R"(declare i32 @getint()
declare void @putint(i32)

define i32 @main() {
entry:
  %v = alloca i32
  store i32 1, ptr %v
  %x = call i32 @getint()
  %first = icmp ne i32 %x, 0
  br i1 %first, label %c, label %left

left:
  br label %a

a:
  %now = load i32, ptr %v
  call void @putint(i32 %now)
  br label %b

c:
  %old = load i32, ptr %v
  %new = add i32 %old, 10
  store i32 %new, ptr %v
  %y = call i32 @getint()
  %leave = icmp ne i32 %y, 0
  br i1 %leave, label %end, label %b

b:
  %z = call i32 @getint()
  %again = icmp ne i32 %z, 0
  br i1 %again, label %a, label %c

end:
  %result = load i32, ptr %v
  ret i32 %result
}
)"},
    // Each round swaps x and y.
    {"sequential-copies", "1 1 1 0", R"(declare i32 @getint()

define i32 @main() {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 1, ptr %x
  store i32 2, ptr %y
  br label %loop

loop:
  %t = load i32, ptr %x
  %u = load i32, ptr %y
  store i32 %u, ptr %x
  store i32 %t, ptr %y
  %n = call i32 @getint()
  %more = icmp ne i32 %n, 0
  br i1 %more, label %loop, label %end

end:
  %a = load i32, ptr %x
  %b = load i32, ptr %y
  %ten = mul i32 %a, 10
  %result = add i32 %ten, %b
  ret i32 %result
}
)"},
};

}  // namespace minic
