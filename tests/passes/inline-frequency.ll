; RUN: %minic %s -S -passes='cgscc(inline)' -Rpass=inline -Rpass-missed=inline -o /dev/null
; RUN: %minic %s -S -Os -passes='cgscc(inline)' -Rpass=inline -Rpass-missed=inline -o /dev/null
; What a copy may cost depends on how often the call is executed: in every iteration; in one of many arms, as in an
; interpreter; before the program ends. At -Os it must be smaller than the call.

declare void @exit(i32) noreturn

define internal i32 @work(i32 %x) {
entry:
  %v0 = mul i32 %x, 7
  %v1 = xor i32 %v0, %x
  %v2 = add i32 %v1, 9
  %v3 = shl i32 %v2, %x
  %v4 = sub i32 %v3, 11
  %v5 = and i32 %v4, %x
  %v6 = or i32 %v5, 13
  %v7 = mul i32 %v6, %x
  %v8 = xor i32 %v7, 15
  %v9 = add i32 %v8, %x
  %v10 = sub i32 %v9, 17
  %v11 = mul i32 %v10, %x
  %v12 = xor i32 %v11, 19
  %v13 = add i32 %v12, %x
  %v14 = or i32 %v13, 21
  %v15 = mul i32 %v14, %x
  %v16 = sub i32 %v15, 23
  %v17 = xor i32 %v16, %x
  ret i32 %v17
}

define internal i32 @next(i32 %x) {
entry:
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @interpreter(i32 %n, i32 %op) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %each = call i32 @work(i32 %i)
  switch i32 %op, label %latch [
    i32 0, label %arm0
    i32 1, label %arm1
    i32 2, label %arm2
    i32 3, label %arm3
    i32 4, label %arm4
    i32 5, label %arm5
    i32 6, label %arm6
    i32 7, label %arm7
    i32 8, label %arm8
    i32 9, label %arm9
    i32 10, label %arm10
    i32 11, label %arm11
    i32 12, label %arm12
    i32 13, label %arm13
    i32 14, label %arm14
    i32 15, label %arm15
    i32 16, label %arm16
    i32 17, label %arm17
    i32 18, label %arm18
    i32 19, label %arm19
    i32 20, label %arm20
    i32 21, label %arm21
    i32 22, label %arm22
    i32 23, label %arm23
    i32 24, label %arm24
    i32 25, label %arm25
    i32 26, label %arm26
    i32 27, label %arm27
    i32 28, label %arm28
    i32 29, label %arm29
    i32 30, label %arm30
    i32 31, label %arm31
    i32 32, label %arm32
    i32 33, label %arm33
    i32 34, label %arm34
    i32 35, label %arm35
    i32 36, label %arm36
    i32 37, label %arm37
    i32 38, label %arm38
    i32 39, label %arm39
  ]
arm0:
  br label %latch
arm1:
  br label %latch
arm2:
  br label %latch
arm3:
  %seldom = call i32 @work(i32 %op)
  br label %latch
arm4:
  br label %latch
arm5:
  br label %latch
arm6:
  br label %latch
arm7:
  br label %latch
arm8:
  br label %latch
arm9:
  br label %latch
arm10:
  br label %latch
arm11:
  br label %latch
arm12:
  br label %latch
arm13:
  br label %latch
arm14:
  br label %latch
arm15:
  br label %latch
arm16:
  br label %latch
arm17:
  br label %latch
arm18:
  br label %latch
arm19:
  br label %latch
arm20:
  br label %latch
arm21:
  br label %latch
arm22:
  br label %latch
arm23:
  br label %latch
arm24:
  br label %latch
arm25:
  br label %latch
arm26:
  br label %latch
arm27:
  br label %latch
arm28:
  br label %latch
arm29:
  br label %latch
arm30:
  br label %latch
arm31:
  br label %latch
arm32:
  br label %latch
arm33:
  br label %latch
arm34:
  br label %latch
arm35:
  br label %latch
arm36:
  br label %latch
arm37:
  br label %latch
arm38:
  br label %latch
arm39:
  br label %latch
latch:
  %r = phi i32 [ %each, %loop ], [ 0, %arm0 ], [ 1, %arm1 ], [ 2, %arm2 ], [ %seldom, %arm3 ], [ 4, %arm4 ], [ 5, %arm5 ], [ 6, %arm6 ], [ 7, %arm7 ], [ 8, %arm8 ], [ 9, %arm9 ], [ 10, %arm10 ], [ 11, %arm11 ], [ 12, %arm12 ], [ 13, %arm13 ], [ 14, %arm14 ], [ 15, %arm15 ], [ 16, %arm16 ], [ 17, %arm17 ], [ 18, %arm18 ], [ 19, %arm19 ], [ 20, %arm20 ], [ 21, %arm21 ], [ 22, %arm22 ], [ 23, %arm23 ], [ 24, %arm24 ], [ 25, %arm25 ], [ 26, %arm26 ], [ 27, %arm27 ], [ 28, %arm28 ], [ 29, %arm29 ], [ 30, %arm30 ], [ 31, %arm31 ], [ 32, %arm32 ], [ 33, %arm33 ], [ 34, %arm34 ], [ 35, %arm35 ], [ 36, %arm36 ], [ 37, %arm37 ], [ 38, %arm38 ], [ 39, %arm39 ]
  %j = call i32 @next(i32 %r)
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  %bad = icmp slt i32 %j, 0
  br i1 %bad, label %ends, label %good
ends:
  %why = call i32 @work(i32 %j)
  call void @exit(i32 %why)
  unreachable
good:
  ret i32 %j
}
; OUTPUT[1]:
; %s:42:3: remark: 'work' inlined into 'interpreter': size 18 of 82 allowed [-Rpass=inline]
;   %each = call i32 @work(i32 %i)
;   ^
; %s:168:3: remark: 'next' inlined into 'interpreter': size 1 of 1007 allowed [-Rpass=inline]
;   %j = call i32 @next(i32 %r)
;   ^
; %s:92:3: remark: 'work' inlined into 'interpreter': size 18 of 19 allowed [-Rpass=inline]
;   %seldom = call i32 @work(i32 %op)
;   ^
; %s:175:3: remark: 'work' not inlined into 'interpreter': it is too large [-Rpass-missed=inline]
;   %why = call i32 @work(i32 %j)
;   ^
; OUTPUT[2]:
; %s:42:3: remark: 'work' not inlined into 'interpreter': it is too large [-Rpass-missed=inline]
;   %each = call i32 @work(i32 %i)
;   ^
; %s:168:3: remark: 'next' inlined into 'interpreter': size 1 of 1007 allowed [-Rpass=inline]
;   %j = call i32 @next(i32 %r)
;   ^
; %s:92:3: remark: 'work' not inlined into 'interpreter': it is too large [-Rpass-missed=inline]
;   %seldom = call i32 @work(i32 %op)
;   ^
; %s:175:3: remark: 'work' not inlined into 'interpreter': it is too large [-Rpass-missed=inline]
;   %why = call i32 @work(i32 %j)
;   ^
