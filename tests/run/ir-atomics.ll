; Every atomicrmw and cmpxchg, of each width, on a value between others that must stay; with its result
; used and not used.
@fmt = private constant [9 x i8] c"%ld %ld\0A\00"
@box = global [2 x i64] zeroinitializer, align 16
@pointer = global ptr @box

declare i32 @printf(ptr, ...)

define void @show(i64 %a) {
  %b = load i64, ptr @box
  %c = load i64, ptr getelementptr (i8, ptr @box, i64 8)
  %d = xor i64 %b, %c
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %a, i64 %d)
  store i64 81985529216486895, ptr @box
  store i64 -81985529216486895, ptr getelementptr (i8, ptr @box, i64 8)
  ret void
}

define void @all8(ptr %p, i8 %v) {
  %xchg = atomicrmw xchg ptr %p, i8 %v seq_cst
  %xchg.l = sext i8 %xchg to i64
  call void @show(i64 %xchg.l)
  %xchg.unused = atomicrmw volatile xchg ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %add = atomicrmw add ptr %p, i8 %v seq_cst
  %add.l = sext i8 %add to i64
  call void @show(i64 %add.l)
  %add.unused = atomicrmw volatile add ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %sub = atomicrmw sub ptr %p, i8 %v seq_cst
  %sub.l = sext i8 %sub to i64
  call void @show(i64 %sub.l)
  %sub.unused = atomicrmw volatile sub ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %and = atomicrmw and ptr %p, i8 %v seq_cst
  %and.l = sext i8 %and to i64
  call void @show(i64 %and.l)
  %and.unused = atomicrmw volatile and ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %nand = atomicrmw nand ptr %p, i8 %v seq_cst
  %nand.l = sext i8 %nand to i64
  call void @show(i64 %nand.l)
  %nand.unused = atomicrmw volatile nand ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %or = atomicrmw or ptr %p, i8 %v seq_cst
  %or.l = sext i8 %or to i64
  call void @show(i64 %or.l)
  %or.unused = atomicrmw volatile or ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %xor = atomicrmw xor ptr %p, i8 %v seq_cst
  %xor.l = sext i8 %xor to i64
  call void @show(i64 %xor.l)
  %xor.unused = atomicrmw volatile xor ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %max = atomicrmw max ptr %p, i8 %v seq_cst
  %max.l = sext i8 %max to i64
  call void @show(i64 %max.l)
  %max.unused = atomicrmw volatile max ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %min = atomicrmw min ptr %p, i8 %v seq_cst
  %min.l = sext i8 %min to i64
  call void @show(i64 %min.l)
  %min.unused = atomicrmw volatile min ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %umax = atomicrmw umax ptr %p, i8 %v seq_cst
  %umax.l = sext i8 %umax to i64
  call void @show(i64 %umax.l)
  %umax.unused = atomicrmw volatile umax ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %umin = atomicrmw umin ptr %p, i8 %v seq_cst
  %umin.l = sext i8 %umin to i64
  call void @show(i64 %umin.l)
  %umin.unused = atomicrmw volatile umin ptr %p, i8 %v monotonic, align 1
  call void @show(i64 0)
  %now = load atomic i8, ptr %p acquire, align 1
  %same = cmpxchg weak ptr %p, i8 %now, i8 %v acq_rel monotonic, align 1
  %same.old = extractvalue { i8, i1 } %same, 0
  %same.old.l = sext i8 %same.old to i64
  call void @show(i64 %same.old.l)
  %same.done = extractvalue { i8, i1 } %same, 1
  %same.number = zext i1 %same.done to i64
  call void @show(i64 %same.number)
  store atomic i8 1, ptr %p seq_cst, align 1
  %other = cmpxchg weak ptr %p, i8 %v, i8 %v acq_rel monotonic, align 1
  %other.old = extractvalue { i8, i1 } %other, 0
  %other.old.l = sext i8 %other.old to i64
  call void @show(i64 %other.old.l)
  %other.done = extractvalue { i8, i1 } %other, 1
  %other.number = zext i1 %other.done to i64
  call void @show(i64 %other.number)
  store atomic i8 1, ptr %p seq_cst, align 1
  ret void
}

define void @all16(ptr %p, i16 %v) {
  %xchg = atomicrmw xchg ptr %p, i16 %v seq_cst
  %xchg.l = sext i16 %xchg to i64
  call void @show(i64 %xchg.l)
  %xchg.unused = atomicrmw volatile xchg ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %add = atomicrmw add ptr %p, i16 %v seq_cst
  %add.l = sext i16 %add to i64
  call void @show(i64 %add.l)
  %add.unused = atomicrmw volatile add ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %sub = atomicrmw sub ptr %p, i16 %v seq_cst
  %sub.l = sext i16 %sub to i64
  call void @show(i64 %sub.l)
  %sub.unused = atomicrmw volatile sub ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %and = atomicrmw and ptr %p, i16 %v seq_cst
  %and.l = sext i16 %and to i64
  call void @show(i64 %and.l)
  %and.unused = atomicrmw volatile and ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %nand = atomicrmw nand ptr %p, i16 %v seq_cst
  %nand.l = sext i16 %nand to i64
  call void @show(i64 %nand.l)
  %nand.unused = atomicrmw volatile nand ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %or = atomicrmw or ptr %p, i16 %v seq_cst
  %or.l = sext i16 %or to i64
  call void @show(i64 %or.l)
  %or.unused = atomicrmw volatile or ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %xor = atomicrmw xor ptr %p, i16 %v seq_cst
  %xor.l = sext i16 %xor to i64
  call void @show(i64 %xor.l)
  %xor.unused = atomicrmw volatile xor ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %max = atomicrmw max ptr %p, i16 %v seq_cst
  %max.l = sext i16 %max to i64
  call void @show(i64 %max.l)
  %max.unused = atomicrmw volatile max ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %min = atomicrmw min ptr %p, i16 %v seq_cst
  %min.l = sext i16 %min to i64
  call void @show(i64 %min.l)
  %min.unused = atomicrmw volatile min ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %umax = atomicrmw umax ptr %p, i16 %v seq_cst
  %umax.l = sext i16 %umax to i64
  call void @show(i64 %umax.l)
  %umax.unused = atomicrmw volatile umax ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %umin = atomicrmw umin ptr %p, i16 %v seq_cst
  %umin.l = sext i16 %umin to i64
  call void @show(i64 %umin.l)
  %umin.unused = atomicrmw volatile umin ptr %p, i16 %v monotonic, align 2
  call void @show(i64 0)
  %now = load atomic i16, ptr %p acquire, align 2
  %same = cmpxchg weak ptr %p, i16 %now, i16 %v acq_rel monotonic, align 2
  %same.old = extractvalue { i16, i1 } %same, 0
  %same.old.l = sext i16 %same.old to i64
  call void @show(i64 %same.old.l)
  %same.done = extractvalue { i16, i1 } %same, 1
  %same.number = zext i1 %same.done to i64
  call void @show(i64 %same.number)
  store atomic i16 1, ptr %p seq_cst, align 2
  %other = cmpxchg weak ptr %p, i16 %v, i16 %v acq_rel monotonic, align 2
  %other.old = extractvalue { i16, i1 } %other, 0
  %other.old.l = sext i16 %other.old to i64
  call void @show(i64 %other.old.l)
  %other.done = extractvalue { i16, i1 } %other, 1
  %other.number = zext i1 %other.done to i64
  call void @show(i64 %other.number)
  store atomic i16 1, ptr %p seq_cst, align 2
  ret void
}

define void @all32(ptr %p, i32 %v) {
  %xchg = atomicrmw xchg ptr %p, i32 %v seq_cst
  %xchg.l = sext i32 %xchg to i64
  call void @show(i64 %xchg.l)
  %xchg.unused = atomicrmw volatile xchg ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %add = atomicrmw add ptr %p, i32 %v seq_cst
  %add.l = sext i32 %add to i64
  call void @show(i64 %add.l)
  %add.unused = atomicrmw volatile add ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %sub = atomicrmw sub ptr %p, i32 %v seq_cst
  %sub.l = sext i32 %sub to i64
  call void @show(i64 %sub.l)
  %sub.unused = atomicrmw volatile sub ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %and = atomicrmw and ptr %p, i32 %v seq_cst
  %and.l = sext i32 %and to i64
  call void @show(i64 %and.l)
  %and.unused = atomicrmw volatile and ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %nand = atomicrmw nand ptr %p, i32 %v seq_cst
  %nand.l = sext i32 %nand to i64
  call void @show(i64 %nand.l)
  %nand.unused = atomicrmw volatile nand ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %or = atomicrmw or ptr %p, i32 %v seq_cst
  %or.l = sext i32 %or to i64
  call void @show(i64 %or.l)
  %or.unused = atomicrmw volatile or ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %xor = atomicrmw xor ptr %p, i32 %v seq_cst
  %xor.l = sext i32 %xor to i64
  call void @show(i64 %xor.l)
  %xor.unused = atomicrmw volatile xor ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %max = atomicrmw max ptr %p, i32 %v seq_cst
  %max.l = sext i32 %max to i64
  call void @show(i64 %max.l)
  %max.unused = atomicrmw volatile max ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %min = atomicrmw min ptr %p, i32 %v seq_cst
  %min.l = sext i32 %min to i64
  call void @show(i64 %min.l)
  %min.unused = atomicrmw volatile min ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %umax = atomicrmw umax ptr %p, i32 %v seq_cst
  %umax.l = sext i32 %umax to i64
  call void @show(i64 %umax.l)
  %umax.unused = atomicrmw volatile umax ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %umin = atomicrmw umin ptr %p, i32 %v seq_cst
  %umin.l = sext i32 %umin to i64
  call void @show(i64 %umin.l)
  %umin.unused = atomicrmw volatile umin ptr %p, i32 %v monotonic, align 4
  call void @show(i64 0)
  %now = load atomic i32, ptr %p acquire, align 4
  %same = cmpxchg weak ptr %p, i32 %now, i32 %v acq_rel monotonic, align 4
  %same.old = extractvalue { i32, i1 } %same, 0
  %same.old.l = sext i32 %same.old to i64
  call void @show(i64 %same.old.l)
  %same.done = extractvalue { i32, i1 } %same, 1
  %same.number = zext i1 %same.done to i64
  call void @show(i64 %same.number)
  store atomic i32 1, ptr %p seq_cst, align 4
  %other = cmpxchg weak ptr %p, i32 %v, i32 %v acq_rel monotonic, align 4
  %other.old = extractvalue { i32, i1 } %other, 0
  %other.old.l = sext i32 %other.old to i64
  call void @show(i64 %other.old.l)
  %other.done = extractvalue { i32, i1 } %other, 1
  %other.number = zext i1 %other.done to i64
  call void @show(i64 %other.number)
  store atomic i32 1, ptr %p seq_cst, align 4
  ret void
}

define void @all64(ptr %p, i64 %v) {
  %xchg = atomicrmw xchg ptr %p, i64 %v seq_cst
  call void @show(i64 %xchg)
  %xchg.unused = atomicrmw volatile xchg ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %add = atomicrmw add ptr %p, i64 %v seq_cst
  call void @show(i64 %add)
  %add.unused = atomicrmw volatile add ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %sub = atomicrmw sub ptr %p, i64 %v seq_cst
  call void @show(i64 %sub)
  %sub.unused = atomicrmw volatile sub ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %and = atomicrmw and ptr %p, i64 %v seq_cst
  call void @show(i64 %and)
  %and.unused = atomicrmw volatile and ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %nand = atomicrmw nand ptr %p, i64 %v seq_cst
  call void @show(i64 %nand)
  %nand.unused = atomicrmw volatile nand ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %or = atomicrmw or ptr %p, i64 %v seq_cst
  call void @show(i64 %or)
  %or.unused = atomicrmw volatile or ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %xor = atomicrmw xor ptr %p, i64 %v seq_cst
  call void @show(i64 %xor)
  %xor.unused = atomicrmw volatile xor ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %max = atomicrmw max ptr %p, i64 %v seq_cst
  call void @show(i64 %max)
  %max.unused = atomicrmw volatile max ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %min = atomicrmw min ptr %p, i64 %v seq_cst
  call void @show(i64 %min)
  %min.unused = atomicrmw volatile min ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %umax = atomicrmw umax ptr %p, i64 %v seq_cst
  call void @show(i64 %umax)
  %umax.unused = atomicrmw volatile umax ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %umin = atomicrmw umin ptr %p, i64 %v seq_cst
  call void @show(i64 %umin)
  %umin.unused = atomicrmw volatile umin ptr %p, i64 %v monotonic, align 8
  call void @show(i64 0)
  %now = load atomic i64, ptr %p acquire, align 8
  %same = cmpxchg weak ptr %p, i64 %now, i64 %v acq_rel monotonic, align 8
  %same.old = extractvalue { i64, i1 } %same, 0
  call void @show(i64 %same.old)
  %same.done = extractvalue { i64, i1 } %same, 1
  %same.number = zext i1 %same.done to i64
  call void @show(i64 %same.number)
  store atomic i64 1, ptr %p seq_cst, align 8
  %other = cmpxchg weak ptr %p, i64 %v, i64 %v acq_rel monotonic, align 8
  %other.old = extractvalue { i64, i1 } %other, 0
  call void @show(i64 %other.old)
  %other.done = extractvalue { i64, i1 } %other, 1
  %other.number = zext i1 %other.done to i64
  call void @show(i64 %other.number)
  store atomic i64 1, ptr %p seq_cst, align 8
  ret void
}

define i32 @main() {
  call void @show(i64 0)
  %p8.0 = getelementptr i8, ptr @box, i64 0
  call void @all8(ptr %p8.0, i8 1)
  call void @all8(ptr %p8.0, i8 -3)
  call void @all8(ptr %p8.0, i8 100)
  %p8.3 = getelementptr i8, ptr @box, i64 3
  call void @all8(ptr %p8.3, i8 1)
  call void @all8(ptr %p8.3, i8 -3)
  call void @all8(ptr %p8.3, i8 100)
  %p8.13 = getelementptr i8, ptr @box, i64 13
  call void @all8(ptr %p8.13, i8 1)
  call void @all8(ptr %p8.13, i8 -3)
  call void @all8(ptr %p8.13, i8 100)
  %p16.2 = getelementptr i8, ptr @box, i64 2
  call void @all16(ptr %p16.2, i16 1)
  call void @all16(ptr %p16.2, i16 -3)
  call void @all16(ptr %p16.2, i16 100)
  %p16.8 = getelementptr i8, ptr @box, i64 8
  call void @all16(ptr %p16.8, i16 1)
  call void @all16(ptr %p16.8, i16 -3)
  call void @all16(ptr %p16.8, i16 100)
  %p32.4 = getelementptr i8, ptr @box, i64 4
  call void @all32(ptr %p32.4, i32 1)
  call void @all32(ptr %p32.4, i32 -3)
  call void @all32(ptr %p32.4, i32 100)
  %p64.8 = getelementptr i8, ptr @box, i64 8
  call void @all64(ptr %p64.8, i64 1)
  call void @all64(ptr %p64.8, i64 -3)
  call void @all64(ptr %p64.8, i64 100)
  %old = atomicrmw xchg ptr @pointer, ptr null release
  %swap = cmpxchg ptr @pointer, ptr null, ptr @box seq_cst seq_cst, align 8
  %before = extractvalue { ptr, i1 } %swap, 0
  %a = ptrtoint ptr %before to i64
  call void @show(i64 %a)
  %now = load ptr, ptr @pointer
  %b = icmp eq ptr %now, %old
  %c = zext i1 %b to i32
  fence acq_rel
  ret i32 %c
}
