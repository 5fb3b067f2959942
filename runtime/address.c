// What programs compiled with -fsanitize=address are linked with. Eight bytes of memory have one
// byte of shadow: 0, all of them may be accessed; 1 to 7, only so many from the first on; else why
// not. Compiled code looks there itself before most accesses (passes/instrument/address.cpp) and
// calls __minic_access where it is not 0.
//
// Memory of malloc, and variables whose addresses are taken, lie in blocks of this file: a header,
// the bytes, and a red zone to the next block. Freed blocks wait before they are used again.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __x86_64__
#define SHADOW 0x7fff8000ul
#else
#define SHADOW 0xd55550000ul
#endif

enum { Heap = 0xfa, Freed = 0xfd, Stack = 0xf1, Dead = 0xf8, Global = 0xf9, Null = 0xfc };
enum { kUnit = 32, kFirst = 4096 };  // alignment of blocks; addresses below are null

_Noreturn void __minic_undefined(const char* format, ...);

static unsigned char* shadow(uintptr_t address) { return (unsigned char*)(SHADOW + address / 8); }

// ---- the shadow

static bool started;

#ifdef __x86_64__
static void mapShadow(void) {
  void* at = (void*)SHADOW;
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
  if (mmap(at, 1ul << 44, PROT_READ | PROT_WRITE, flags, -1, 0) != at) {
    static const char text[] = "-fsanitize=address: there is no room for the shadow memory\n";
    if (write(2, text, sizeof text - 1)) {
    }
    _exit(1);
  }
  madvise(at, 1ul << 44, MADV_DONTDUMP);
}
#else
// How far addresses go differs from machine to machine, so pieces of the shadow come when they are
// used.
enum { kPiece = 1 << 24 };

static void mapPiece(int number, siginfo_t* info, void* context) {
  (void)context;
  uintptr_t at = (uintptr_t)info->si_addr & ~(uintptr_t)(kPiece - 1);
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
  if (at < (SHADOW & ~(uintptr_t)(kPiece - 1)) || at >= SHADOW + (1ul << 44) ||
      mmap((void*)at, kPiece, PROT_READ | PROT_WRITE, flags, -1, 0) != (void*)at)
    signal(number, SIG_DFL);
}

static void mapShadow(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = mapPiece;
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  sigaction(SIGSEGV, &action, NULL);
}
#endif

static void start(void) {
  if (started) return;
  started = true;
  mapShadow();
  memset(shadow(0), Null, kFirst / 8);
}

// Before the constructors of all libraries.
__attribute__((section(".preinit_array"), used)) static void (*const atStart)(void) = start;

/// Both multiples of 8.
static void poison(uintptr_t address, size_t size, int why) {
  memset(shadow(address), why, size / 8);
}

static void allow(uintptr_t address, size_t size) {
  memset(shadow(address), 0, size / 8);
  if (size % 8) *shadow(address + size) = (unsigned char)(size % 8);
}

/// Whether a byte of them must not be accessed, and which is the first one.
static bool isBad(uintptr_t address, size_t size, uintptr_t* bad) {
  uintptr_t end = address + size;
  *bad = address;
  if (end < address) return true;
  for (uintptr_t at = address; at < end; at = (at | 7) + 1) {
    const int state = (signed char)*shadow(at);
    if (!state) continue;
    const uintptr_t first = state < 0 ? at : (at & ~(uintptr_t)7) + (unsigned)state;
    *bad = first < at ? at : first;
    if (*bad < end) return true;
  }
  return false;
}
static bool isByteBad(uintptr_t address) {
  const int state = (signed char)*shadow(address);
  return state && (state < 0 || (int)(address % 8) >= state);
}

// ---- blocks

struct Block {
  uint64_t mark;  // kMark ^ its own address
  uint64_t size;
  const void* made;  // a place as text; of a frame its struct Frame
  uint32_t lead;     // the allocation begins so far before, for the sake of alignment
  uint8_t class, kind;
};
static const uint64_t kMark = 0x6d696e6963a5c35a;

/// What is in a block that was freed.
struct Link {
  const char* freed;  // where
  struct Block* next;
};

static uintptr_t bytesOf(const struct Block* block) { return (uintptr_t)block + kUnit; }

static atomic_flag busy = ATOMIC_FLAG_INIT;
static void lock(void) {
  while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {
  }
}
static void unlock(void) { atomic_flag_clear_explicit(&busy, memory_order_release); }

static struct { uintptr_t begin, end; } chunks[1 << 16];
static unsigned chunkCount;
static uintptr_t next, limit;  // of the last chunk

enum { kClasses = 256, kChunk = 8 << 20, kMargin = 4096 };  // a margin on both sides of a chunk

/// Four sizes for each power of two. Rounds the size up.
static unsigned classOf(size_t* size) {
  unsigned log = 63 - (unsigned)__builtin_clzl(*size);
  size_t step = log < 7 ? kUnit : (size_t)1 << (log - 2);
  *size = (*size + step - 1) & ~(step - 1);
  log = 63 - (unsigned)__builtin_clzl(*size);
  return log * 4 + (unsigned)(*size >> (log - 2) & 3);
}

static size_t sizeOf(unsigned class) { return (size_t)(4 + class % 4) << (class / 4 - 2); }

/// A new piece of memory of the size, which a class has; null: there is none.
static uintptr_t newMemory(size_t size) {
  if (limit - next < size) {
    const bool isLarge = size > kChunk / 4;
    const size_t wanted = isLarge ? ((size + 4095) & ~(size_t)4095) + 2 * kMargin : kChunk;
    char* chunk = mmap(NULL, wanted, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (chunk == MAP_FAILED) return 0;
    uintptr_t at = (uintptr_t)chunk;
    if (chunkCount < sizeof chunks / sizeof chunks[0]) {
      chunks[chunkCount].begin = at;
      chunks[chunkCount++].end = at + wanted;
    }
    poison(at, isLarge ? kMargin : wanted, Heap);
    poison(at + wanted - kMargin, kMargin, Heap);
    if (isLarge) return at + kMargin;
    next = at + kMargin;
    limit = at + wanted - kMargin;
  }
  next += size;
  return next - size;
}

static struct Block* unused[kClasses];
static struct Block *firstWaiting, *lastWaiting;
static size_t waiting;
static const size_t kMostWaiting = 32 << 20;

static struct Link* linkOf(struct Block* block) { return (struct Link*)bytesOf(block); }

/// Where the next function of the library is called that makes or frees a block.
static _Thread_local const char* here;
void __minic_here(const char* place) { here = place; }
static const char* takeHere(void) {
  const char* place = here;
  here = NULL;
  return place;
}

static void* allocate(size_t size, size_t align) {
  start();
  const char* made = takeHere();
  size_t whole = (size < 16 ? 16 : size) + 2 * kUnit + (align > kUnit ? align : 0);
  if (size > (1ul << 46) || align > (1ul << 30)) {
    errno = ENOMEM;
    return NULL;
  }
  unsigned class = classOf(&whole);
  lock();
  struct Block* block = unused[class];
  uintptr_t at = (uintptr_t)block;
  if (block)
    unused[class] = linkOf(block)->next;
  else
    at = newMemory(whole);
  unlock();
  if (!at) {
    errno = ENOMEM;
    return NULL;
  }
  uintptr_t bytes = at + kUnit;
  if (align > kUnit) bytes = (bytes + align - 1) & ~(align - 1);
  block = (struct Block*)(bytes - kUnit);
  block->mark = kMark ^ (uintptr_t)block;
  block->size = size;
  block->made = made;
  block->lead = (uint32_t)((uintptr_t)block - at);
  block->class = (uint8_t) class;
  block->kind = Heap;
  uintptr_t end = bytes + (size + 7) / 8 * 8;
  poison(at, bytes - at, Heap);
  poison(end, at + whole - end, Heap);
  allow(bytes, size);
  return (void*)bytes;
}

/// Puts a block to those that wait, and takes out the oldest ones if they are too much.
static void retire(struct Block* block) {
  size_t whole = sizeOf(block->class);
  block->kind = Freed;
  poison(bytesOf(block), whole - block->lead - kUnit, Freed);
  linkOf(block)->freed = takeHere();
  linkOf(block)->next = NULL;
  lock();
  if (lastWaiting)
    linkOf(lastWaiting)->next = block;
  else
    firstWaiting = block;
  lastWaiting = block;
  waiting += whole;
  while (waiting > kMostWaiting && firstWaiting != lastWaiting) {
    struct Block* oldest = firstWaiting;
    firstWaiting = linkOf(oldest)->next;
    whole = sizeOf(oldest->class);
    waiting -= whole;
    oldest->mark = 0;
    struct Block* first = (struct Block*)((uintptr_t)oldest - oldest->lead);
    unsigned class = oldest->class;
    if (whole > kChunk)
      madvise((void*)(((uintptr_t)first + 8191) & ~4095ul), whole - 8192, MADV_DONTNEED);
    linkOf(first)->next = unused[class];
    unused[class] = first;
  }
  unlock();
}

// ---- variables

struct Variable {
  uint64_t offset, size;
  const char *name, *place;
};
struct Frame {
  uint64_t size, count;
  struct Variable variables[];
};

/// Frames of one class that are left, the oldest first; it is used again when there are enough.
struct Left {
  struct Block *first, *last;
  unsigned count;
};
static _Thread_local struct Left left[kClasses];
enum { kFewFrames = 16 };

/// The frames that the thread has not left, the newest first. Each has a link behind its header's
/// memory: a function that longjmp ended is found by it.
struct Chain {
  struct Block *older, *newer;
};
static _Thread_local struct Block* newest;

/// Right before the red zone at the end of the block.
static struct Chain* chainOf(struct Block* frame) {
  return (struct Chain*)(bytesOf(frame) + ((const struct Frame*)frame->made)->size);
}

void* __minic_enter(const struct Frame* info) {
  size_t whole = info->size + sizeof(struct Chain) + kUnit;
  unsigned class = classOf(&whole);
  struct Left* old = &left[class];
  struct Block* frame = old->first;
  if (old->count > kFewFrames) {
    --old->count;
    old->first = linkOf(frame)->next;
  } else {
    start();
    lock();
    frame = (struct Block*)newMemory(whole);
    unlock();
    if (!frame) abort();
    poison((uintptr_t)frame, kUnit, Stack);
  }
  frame->mark = kMark ^ (uintptr_t)frame;
  frame->size = info->size;
  frame->made = info;
  frame->lead = 0;
  frame->class = (uint8_t) class;
  frame->kind = Stack;
  uintptr_t bytes = bytesOf(frame);
  poison(bytes, whole - kUnit, Stack);
  for (uint64_t i = 0; i < info->count; ++i)
    allow(bytes + info->variables[i].offset, info->variables[i].size);
  struct Chain* chain = chainOf(frame);
  chain->newer = NULL;
  chain->older = newest;
  if (newest) chainOf(newest)->newer = frame;
  newest = frame;
  return (void*)bytes;
}

static struct Block* blockOf(void* bytes) { return (struct Block*)((uintptr_t)bytes - kUnit); }

void __minic_leave(void* bytes) {
  struct Block* frame = blockOf(bytes);
  struct Chain* chain = chainOf(frame);
  if (chain->newer)
    chainOf(chain->newer)->older = chain->older;
  else
    newest = chain->older;
  if (chain->older) chainOf(chain->older)->newer = chain->newer;
  frame->kind = Dead;
  poison(bytesOf(frame), sizeOf(frame->class) - kUnit, Dead);
  linkOf(frame)->next = NULL;
  struct Left* old = &left[frame->class];
  if (old->count++)
    linkOf(old->last)->next = frame;
  else
    old->first = frame;
  old->last = frame;
}

/// A call of setjmp has returned in the function of the frame: those that it called are left.
void __minic_returned(void* bytes) {
  struct Block* frame = blockOf(bytes);
  while (chainOf(frame)->newer) __minic_leave((void*)bytesOf(chainOf(frame)->newer));
}

void __minic_begin(void* variable, size_t size) { allow((uintptr_t)variable, size); }
void __minic_end(void* variable, size_t size) {
  poison((uintptr_t)variable, (size + 7) / 8 * 8, Dead);
}

struct Global {
  uintptr_t address;
  uint64_t size, whole;
  const char *name, *place;
};
struct Globals {
  const struct Globals* next;
  uint64_t count;
  struct Global globals[];
};
static struct Globals* allGlobals;

void __minic_globals(struct Globals* table) {
  start();
  table->next = allGlobals;
  allGlobals = table;
  for (uint64_t i = 0; i < table->count; ++i) {
    const struct Global* global = &table->globals[i];
    uintptr_t end = global->address + (global->size + 7) / 8 * 8;
    poison(end, global->address + global->whole - end, Global);
    if (global->size % 8) *shadow(end - 1) = (unsigned char)(global->size % 8);
  }
}

// ---- reports

#include "undefined_text.h"

struct Object {
  uintptr_t address;
  uint64_t size;
  const char* name;  // null: a block
  const char *made, *ended;
  int kind;  // of memory: Heap, Freed, Stack, Dead, Global; 0: there is no object
};

/// The block that has the address, or is the last one before it.
static struct Block* findBlock(uintptr_t address) {
  for (unsigned i = 0; i < chunkCount; ++i) {
    if (address < chunks[i].begin || address >= chunks[i].end) continue;
    for (uintptr_t at = address & ~(uintptr_t)(kUnit - 1); at >= chunks[i].begin; at -= kUnit)
      if (*(const uint64_t*)at == (kMark ^ at)) return (struct Block*)at;
  }
  return NULL;
}

/// How far the address is from the bytes.
static uint64_t distance(uintptr_t address, uintptr_t from, uint64_t size) {
  return address < from ? from - address : address >= from + size ? address - from - size : 0;
}

static struct Object findObject(uintptr_t address) {
  struct Object object = {0, 0, NULL, NULL, NULL, 0};
  uint64_t nearest = UINT64_MAX;
  struct Block* block = findBlock(address);
  if (block && address < bytesOf(block)) {
    struct Block* before = findBlock((uintptr_t)block - 1);
    if (before && distance(address, bytesOf(before), before->size) < bytesOf(block) - address)
      block = before;
  }
  if (block && (block->kind == Heap || block->kind == Freed)) {
    object = (struct Object){bytesOf(block), block->size, NULL, block->made, NULL, block->kind};
    if (block->kind == Freed) object.ended = linkOf(block)->freed;
    return object;
  }
  const struct Frame* frame = block ? block->made : NULL;
  for (uint64_t i = 0; frame && i < frame->count; ++i) {
    const struct Variable* variable = &frame->variables[i];
    uintptr_t at = bytesOf(block) + variable->offset;
    if (distance(address, at, variable->size) >= nearest) continue;
    nearest = distance(address, at, variable->size);
    object =
        (struct Object){at, variable->size, variable->name, variable->place, NULL, block->kind};
    if (*shadow(at) == Dead) object.kind = Dead;
  }
  if (frame) return object;
  for (const struct Globals* table = allGlobals; table; table = table->next)
    for (uint64_t i = 0; i < table->count; ++i) {
      const struct Global* global = &table->globals[i];
      if (!global->size || distance(address, global->address, global->size) >= nearest) continue;
      nearest = distance(address, global->address, global->size);
      object =
          (struct Object){global->address, global->size, global->name, global->place, NULL, Global};
    }
  const uint64_t kFar = 1 << 20;
  if (nearest > kFar) object.kind = 0;
  return object;
}

static const char* describe(const struct Object* object, struct Text* to) {
  if (!object->name) return SAY(to, SayBlock, bytesText(TEXT, object->size));
  if (!*object->name) return said(SayObject);
  if (*object->name == '"') return said(SayStringLiteral);
  snprintf(to->bytes, sizeof to->bytes, "'%.256s'", object->name);
  return to->bytes;
}

/// Prints the text with what there is to say about the object, and ends the program.
static _Noreturn void fail(const char* place, const struct Object* object, enum Kind kind,
                           const char* text) {
  char clause[32] = "";
  if (*kKinds[kind].clause) snprintf(clause, sizeof clause, " (C17 %s)", kKinds[kind].clause);
  fflush(stdout);
  if (place) fprintf(stderr, "%s: ", place);
  fprintf(stderr, "error: %s [%s]\n", SAY(TEXT, SayUndefined, text, clause), kKinds[kind].name);
  if (object && object->kind && object->made && *object->made)
    fprintf(stderr, "%s: note: %s\n", object->made,
            object->name ? SAY(TEXT, SayDeclared, describe(object, TEXT)) : said(SayAllocated));
  if (object && object->ended) fprintf(stderr, "%s: note: %s\n", object->ended, said(SayFreed));
  fflush(stderr);
  _exit(1);
}

static _Noreturn void failAccess(uintptr_t address, uint64_t size, uintptr_t bad, bool isWrite,
                                 const char* place) {
  const char *does = said(isWrite ? SayWrites : SayReads), *bytes = bytesText(TEXT, size);
  if (address < kFirst) fail(place, NULL, UndefinedNull, SAY(TEXT, SayAtNull, does));
  // An access that begins in an object is one of that object.
  struct Object object = findObject(isByteBad(address) ? bad : address);
  const char* name = describe(&object, TEXT);
  if (!object.kind) fail(place, NULL, UndefinedBounds, SAY(TEXT, SayAtNothing, does, bytes));
  if (object.kind == Freed) fail(place, &object, UndefinedFreed, SAY(TEXT, SayAtFreed, does, name));
  if (object.kind == Dead) fail(place, &object, UndefinedDead, SAY(TEXT, SayAtDead, does, name));
  const uint64_t offset = address - object.address;
  struct Text text;
  const char* where = address < object.address
                          ? SAY(&text, SayBeforeStart, bytesText(TEXT, object.address - address))
                      : offset < object.size ? SAY(&text, SayPastEnd, numberText(TEXT, offset))
                      : offset == object.size
                          ? said(SayRightBehindEnd)
                          : SAY(&text, SayBehindEnd, bytesText(TEXT, offset - object.size));
  fail(place, &object, UndefinedBounds,
       object.name
           ? SAY(TEXT, SayOutOfObject, does, bytes, where, name, bytesText(TEXT, object.size))
           : SAY(TEXT, SayOutOfBlock, does, bytes, where, name));
}

/// Before an access of so many bytes; twice the size, and one more for a write.
void __minic_access(uintptr_t address, uint64_t sizeAndWrite, const char* place) {
  const uint64_t size = sizeAndWrite / 2;
  uintptr_t bad;
  if (isBad(address, size, &bad)) failAccess(address, size, bad, sizeAndWrite % 2, place);
}

#include "address_library.h"

/// The block of an address that free or realloc is given.
static void mayFree(const char* place, const char* name, void* bytes) {
  if (!bytes) return;
  const uintptr_t address = (uintptr_t)bytes;
  struct Block* block = findBlock(address - 1);
  if (block && bytesOf(block) == address && block->kind == Heap) return;
  struct Object object = findObject(address);
  if (object.kind == Freed)
    fail(place, &object, UndefinedDoubleFree,
         SAY(TEXT, SayFreedBefore, name, describe(&object, TEXT)));
  const uint64_t offset = address - object.address;
  if (object.kind == Heap && offset <= object.size)
    fail(place, &object, UndefinedBadFree,
         SAY(TEXT, SayFreedInside, name, bytesText(TEXT, offset)));
  if (object.kind && object.kind != Heap && offset < object.size)
    fail(place, &object, UndefinedBadFree,
         SAY(TEXT, SayFreedObject, name, describe(&object, TEXT)));
  fail(place, NULL, UndefinedBadFree, SAY(TEXT, SayFreedAddress, name));
}

CHECK(free, void* bytes) {
  mayFree(place, "free", bytes);
  here = place;
}
CHECK(realloc, void* bytes, size_t size) {
  (void)size;
  mayFree(place, "realloc", bytes);
  here = place;
}
CHECK(malloc, size_t size) {
  (void)size;
  here = place;
}
CHECK(calloc, size_t count, size_t size) {
  (void)count, (void)size;
  here = place;
}

// ---- the library's own

void* malloc(size_t size) { return allocate(size, 0); }

void free(void* bytes) {
  if (!bytes) return;
  mayFree(NULL, "free", bytes);
  retire(blockOf(bytes));
}

void* calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  void* made = allocate(bytes, 0);
  return made ? memset(made, 0, bytes) : NULL;
}

void* realloc(void* old, size_t size) {
  if (!old) return allocate(size, 0);
  mayFree(NULL, "realloc", old);
  const char* place = here;
  if (!size) {
    free(old);
    return NULL;
  }
  void* made = allocate(size, 0);
  if (!made) return NULL;
  size_t before = blockOf(old)->size;
  memcpy(made, old, before < size ? before : size);
  here = place;
  retire(blockOf(old));
  return made;
}

void* aligned_alloc(size_t align, size_t size) { return allocate(size, align); }
void* memalign(size_t align, size_t size) { return allocate(size, align); }
void* valloc(size_t size) { return allocate(size, 4096); }
void* pvalloc(size_t size) { return allocate((size + 4095) / 4096 * 4096, 4096); }
int posix_memalign(void** to, size_t align, size_t size) {
  void* made = allocate(size, align);
  if (!made) return ENOMEM;
  *to = made;
  return 0;
}
size_t malloc_usable_size(void* bytes) { return bytes ? blockOf(bytes)->size : 0; }
