// The functions of the C library that interpreted programs can call: most are the host's own,
// called with pointers to where the host keeps the program's memory. What ends the program, calls
// back into it or hands out memory of the library is done here.
#include <algorithm>
#include <bit>
#include <cmath>
#include <ctype.h>
#include <errno.h>
#include <fmt/format.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "interp/library/host.h"
#include "support/platform/errors.h"

namespace minic::interp {

namespace {

/// Before something appears elsewhere, what the program printed before must be out.
FILE* fileForWriting(HostCall& c, uint32_t i) {
  FILE* file = fileArg(c, i);
  if (file == c.interp.options().err) fflush(out(c));
  return file;
}

// ---- the heap, and the streams that are open

/// Ends the run as glibc does: `problem` says what the call was given.
void refuse(HostCall& c, std::string_view call, const Message& problem) {
  const std::optional<MsgWord> place = c.interp.placeName(c.args[0]);
  c.interp.fail(134, Msg::RunCallOf, call, place ? Message(*place) : problem);
}

void freeBlock(HostCall& c) {
  if (!c.args[0]) return;
  if (std::optional<Message> problem = c.interp.heap.free(c.args[0])) refuse(c, "free", *problem);
}

/// The bytes of `count` elements; UINT64_MAX, more than a block can have, if they do not fit 64
/// bits.
uint64_t bytesOf(uint64_t count, uint64_t size) {
  uint64_t bytes;
  return __builtin_mul_overflow(count, size, &bytes) ? UINT64_MAX : bytes;
}

void resizeBlock(HostCall& c, uint64_t bytes) {
  if (!c.args[0]) {
    c.result = c.interp.heap.allocate(bytes);
  } else if (std::optional<Message> problem = c.interp.heap.resize(c.args[0], bytes, c.result)) {
    refuse(c, "realloc", *problem);
  }
}

void alignedBlock(HostCall& c) {
  uint64_t align = c.args[1];
  if (align % 8 != 0 || !std::has_single_bit(align)) return c.set(int32_t(EINVAL));
  uint64_t block = c.interp.heap.allocate(c.args[2], align);
  if (block) c.write(c.args[0], block);
  c.set(int32_t(block ? 0 : ENOMEM));
}

/// A block with the first bytes of a text.
void copyText(HostCall& c, uint32_t text, uint64_t most) {
  std::string_view from = c.space().text(c.args[text]).substr(0, most);
  uint64_t copy = c.interp.heap.allocate(from.size() + 1);
  if (copy) {
    char* to = c.space().need(copy, from.size() + 1);
    std::memcpy(to, from.data(), from.size());
    to[from.size()] = '\0';
  }
  c.result = copy;
}

void getDelimited(HostCall& c, int delimiter, FILE* file) {
  char* line = nullptr;
  size_t room = 0;
  auto to = c.read<uint64_t>(c.args[0]), size = c.read<uint64_t>(c.args[1]);
  ssize_t length = getdelim(&line, &room, delimiter, file);
  if (length >= 0 && (!to || size <= size_t(length))) {
    uint64_t block = 0, bytes = std::max<uint64_t>(uint64_t(length) + 1, 120);
    std::optional<Message> problem;
    if (to)
      problem = c.interp.heap.resize(to, bytes, block);
    else
      block = c.interp.heap.allocate(bytes);
    if (problem) c.interp.fail(134, Msg::RunGetline, *problem);
    if (block) c.write(c.args[0], to = block), c.write(c.args[1], bytes);
    if (!block) length = -1;
  }
  if (length >= 0) std::memcpy(c.space().need(to, size_t(length) + 1), line, size_t(length) + 1);
  free(line);
  c.set(int64_t(length));
}

void opened(HostCall& c, FILE* file) {
  if (!file) return;
  c.result = c.interp.keep(std::string(216, '\0'));  // as large as a FILE
  c.interp.openFiles[c.result] = file;
}

/// fclose and pclose. The program's own streams belong to the host: they are only flushed.
void closeFile(HostCall& c, int (*close)(FILE*), std::string_view name) {
  auto found = c.interp.openFiles.find(c.args[0]);
  if (found == c.interp.openFiles.end()) {
    c.interp.fail(134, Msg::RunCallOf, name,
                  c.args[0] ? MsgWord::RunClosedFile : MsgWord::RunNullPointer);
    return;
  }
  FILE* file = found->second;
  c.interp.openFiles.erase(found);
  const RunOptions& own = c.interp.options();
  c.set(file == own.in ? 0 : file == own.out || file == own.err ? fflush(file) : close(file));
}

void reopenFile(HostCall& c) {
  FILE* file = freopen(c.pointer(0), c.pointer(1), fileArg(c, 2));
  if (file)
    c.interp.openFiles[c.result = c.args[2]] = file;
  else
    c.interp.openFiles.erase(c.args[2]);
}

// ---- texts that the library keeps

/// tmpnam: a name that no file has now.
void temporaryName(HostCall& c) {
  char name[] = "/tmp/fileXXXXXX";
  const int file = mkstemp(name);
  if (file < 0) return;
  close(file);
  unlink(name);
  if (!c.args[0]) return keepText(c, name);
  std::memcpy(c.pointer(0, sizeof name), name, sizeof name);
  c.result = c.args[0];
}

/// The number at the start of a text: what `parse` says, and where it ends.
template <class T, T (*parse)(const char*, char**)>
void parseFloat(HostCall& c) {
  char* end;
  c.set(parse(c.pointer(0), &end));
  if (c.args[1]) c.write(c.args[1], c.space().addressOf(end));
}
template <class T, T (*parse)(const char*, char**, int)>
void parseInteger(HostCall& c) {
  char* end;
  c.result = uint64_t(parse(c.pointer(0), &end, c.i32(2)));
  if (c.args[1]) c.write(c.args[1], c.space().addressOf(end));
}

/// strtok_r and strsep: `place` is where the program keeps the rest of the text.
void nextToken(HostCall& c, uint64_t text, const char* ends, uint64_t place) {
  char* rest = text ? c.space().need(text, 1) : nullptr;
  if (!rest) return;
  rest += std::strspn(rest, ends);
  char* end = rest + std::strcspn(rest, ends);
  c.set(*rest ? rest : nullptr);
  if (*end) *end++ = '\0';
  c.write(place, c.space().addressOf(end));
}
void separate(HostCall& c) {
  auto text = c.read<uint64_t>(c.args[0]);
  if (!text) return;
  char* start = c.space().need(text, 1);
  char* end = start + std::strcspn(start, c.pointer(1));
  c.result = text;
  c.write(c.args[0], *end ? c.space().addressOf(end + 1) : 0);
  if (*end) *end = '\0';
}

void errnoPlace(HostCall& c) {
  if (!c.interp.errnoCell) {
    const int32_t now = linuxError(errno);
    c.interp.errnoCell = c.interp.keep({reinterpret_cast<const char*>(&now), sizeof now});
  }
  c.result = c.interp.errnoCell;
}

// ---- what writes texts

/// `text` and its zero at argument i.
void put(HostCall& c, uint64_t at, std::string_view text) {
  char* to = c.space().need(at, text.size() + 1);
  std::memmove(to, text.data(), text.size());
  to[text.size()] = '\0';
}
/// strcpy of argument 1 to `at`, as strcat and stpcpy do it, too: returns the end.
uint64_t copyString(HostCall& c, uint64_t at, uint64_t most = UINT64_MAX) {
  const char* from = c.pointer(1);
  const size_t length = strnlen(from, most);
  put(c, at, {from, length});
  c.result = c.args[0];
  return at + length;
}
uint64_t endOf(HostCall& c, uint32_t i) { return c.args[i] + c.space().text(c.args[i]).size(); }

// ---- calls back into the program

/// qsort by merging the numbers of the elements, so that the number of comparisons never explodes,
/// and the elements stay where they are until the comparisons, which may end the program, are over.
void sortArray(HostCall& c) {
  const uint64_t base = c.args[0], count = c.args[1], size = c.args[2], compare = c.args[3];
  if (!size || count < 2) return;
  if (count > UINT64_MAX / size) throw BadAccess{};
  char* elements = c.space().need(base, count * size);
  std::vector<uint64_t> from(count), to(count);
  for (uint64_t i = 0; i < count; ++i) from[i] = i;
  for (uint64_t width = 1; width < count; width *= 2) {
    for (uint64_t low = 0; low < count; low += 2 * width) {
      uint64_t middle = std::min(low + width, count), high = std::min(low + 2 * width, count);
      uint64_t left = low, right = middle;
      for (uint64_t at = low; at < high; ++at) {
        bool takeLeft = right == high;
        if (!takeLeft && left < middle) {
          uint64_t result = 0;
          if (!c.interp.callBack(compare, {base + from[left] * size, base + from[right] * size},
                                 result))
            return;
          takeLeft = int32_t(result) <= 0;
        }
        to[at] = from[takeLeft ? left++ : right++];
      }
    }
    from.swap(to);
  }
  const std::string before(elements, count * size);
  for (uint64_t i = 0; i < count; ++i)
    std::memcpy(elements + i * size, before.data() + from[i] * size, size);
}

void searchArray(HostCall& c) {
  uint64_t low = 0, high = c.args[2];
  while (low < high) {
    uint64_t middle = low + (high - low) / 2, element = c.args[1] + middle * c.args[3], result = 0;
    if (!c.interp.callBack(c.args[4], {c.args[0], element}, result)) return;
    if (int32_t(result) == 0) {
      c.result = element;
      return;
    }
    if (int32_t(result) < 0)
      high = middle;
    else
      low = middle + 1;
  }
}

void abortRun(HostCall& c, Message message) {
  if (c.interp.raiseSignal(SIGABRT, message)) c.interp.fail(134, std::move(message));
}

/// The signals of C by name; what others are called is the system's.
Message signalName(int32_t number) {
  switch (number) {
    case SIGABRT: return Message(MsgWord::SignalAbort);
    case SIGFPE: return Message(MsgWord::SignalFloatingPoint);
    case SIGILL: return Message(MsgWord::SignalIllegal);
    case SIGINT: return Message(MsgWord::SignalInterrupt);
    case SIGSEGV: return Message(MsgWord::SignalSegmentation);
    case SIGTERM: return Message(MsgWord::SignalTerminate);
    default: return verbatim(strsignal(number));
  }
}

/// In struct sigaction the handler comes first, then the set of signals and the flags.
constexpr uint64_t kSignalSetBytes = 128, kSignalActionBytes = 152;

/// As signal does it: no signal comes while another is handled.
void setSignalAction(HostCall& c) {
  const uint64_t handler = c.args[1] ? c.read<uint64_t>(c.args[1]) : 0;
  const uint64_t before = c.interp.handleSignal(c.i32(0), handler);
  if (before == Interp::kSignalError) return c.set(int32_t(-1));
  if (!c.args[1]) c.interp.handleSignal(c.i32(0), before);
  if (c.args[2]) {
    std::memset(c.pointer(2, kSignalActionBytes), 0, kSignalActionBytes);
    c.write(c.args[2], before);
  }
}

/// For the checked functions of -D_FORTIFY_SOURCE: whether `bytes` fit into the object, whose size
/// is argument number `size`. If not, the program is aborted, as by glibc.
bool fits(HostCall& c, uint64_t bytes, uint32_t size) {
  if (bytes <= c.args[size]) return true;
  abortRun(c, {Msg::RunBufferOverflow});
  return false;
}
uint64_t textBytes(HostCall& c, uint32_t text) { return c.space().text(c.args[text]).size() + 1; }

/// A result of two halves, as it lies in a register.
uint64_t packed(div_t both) { return uint32_t(both.quot) | uint64_t(uint32_t(both.rem)) << 32; }

// ---- atomic accesses of any size: (size, object, addresses of values, orders)

void exchange(HostCall& c) {
  const uint64_t size = c.args[0];
  std::string value(c.pointer(2, size), size);
  std::memcpy(c.pointer(3, size), c.pointer(1, size), size);
  std::memcpy(c.pointer(1, size), value.data(), size);
}

void compareExchange(HostCall& c) {
  const uint64_t size = c.args[0];
  bool isExpected = std::memcmp(c.pointer(1, size), c.pointer(2, size), size) == 0;
  std::memmove(c.pointer(isExpected ? 1 : 2, size), c.pointer(isExpected ? 3 : 1, size), size);
  c.set(int32_t(isExpected));
}

/// Whether the object lies in one word of the machine.
bool isLockFree(uint64_t size, uint64_t address) {
  return size <= 8 && address / 8 == (address + std::max<uint64_t>(size, 1) - 1) / 8;
}

const HostEntry kLibcFunctions[] = {
    // stdio: what writes to stderr is preceded by what the program wrote to stdout
    F(puts, 1, fputs(c.pointer(0), out(c)); c.set(putc_unlocked('\n', out(c)))),
    F(putchar, 1, c.set(putc_unlocked(c.i32(0), out(c)))),
    F(putchar_unlocked, 1, c.set(putc_unlocked(c.i32(0), out(c)))),
    F(putc, 2, c.set(fputc(c.i32(0), fileForWriting(c, 1)))),
    F(fputc, 2, c.set(fputc(c.i32(0), fileForWriting(c, 1)))),
    F(fputs, 2, c.set(fputs(c.pointer(0), fileForWriting(c, 1)))),
    F(fputs_unlocked, 2, c.set(fputs(c.pointer(0), fileForWriting(c, 1)))),
    F(fwrite, 4,
      c.set(int64_t(fwrite(c.pointer(0, c.args[1] * c.args[2]), c.args[1], c.args[2],
                           fileForWriting(c, 3))))),
    F(fflush, 1, c.set(fflush(c.args[0] ? fileArg(c, 0) : out(c)))),
    F(perror, 1, fflush(out(c)); perror(c.pointerOrNull(0))),
    F(getchar, 0, c.set(getc_unlocked(in(c)))),
    F(getc, 1, c.set(fgetc(fileArg(c, 0)))),
    H(fgetc),
    H(getc_unlocked),
    H(fgetc_unlocked),
    H(feof_unlocked),
    H(ferror_unlocked),
    H(clearerr_unlocked),
    F(getchar_unlocked, 0, c.set(getc_unlocked(in(c)))),
    F(putc_unlocked, 2, c.set(fputc(c.i32(0), fileForWriting(c, 1)))),
    F(fputc_unlocked, 2, c.set(fputc(c.i32(0), fileForWriting(c, 1)))),
    H(ungetc),
    F(fgets, 3,
      c.set(fgets(c.pointer(0, uint64_t(std::max(c.i32(1), 1))), c.i32(1), fileArg(c, 2)))),
    F(fread, 4,
      c.set(int64_t(
          fread(c.pointer(0, c.args[1] * c.args[2]), c.args[1], c.args[2], fileArg(c, 3))))),
    // what glibc's macros for putc_unlocked and getc_unlocked call where the buffer is empty, as
    // that
    // of the program's FILE always is; feof_unlocked and ferror_unlocked read its flags
    F(__overflow, 2, c.set(fputc(c.i32(1), fileForWriting(c, 0)))),
    F(__uflow, 1, FILE* file = fileArg(c, 0); c.set(fgetc(file));
      c.write(c.args[0], int32_t(feof(file) ? 0x10 : 0) | int32_t(ferror(file) ? 0x20 : 0))),
    F(getline, 3, getDelimited(c, '\n', fileArg(c, 2))),
    F(getdelim, 4, getDelimited(c, c.i32(2), fileArg(c, 3))),
    F(__getdelim, 4, getDelimited(c, c.i32(2), fileArg(c, 3))),
    F(fopen, 2, opened(c, fopen(c.pointer(0), c.pointer(1)))),
    F(freopen, 3, reopenFile(c)),
    F(fclose, 1, closeFile(c, fclose, "fclose")),
    F(popen, 2, fflush(out(c)); opened(c, popen(c.pointer(0), c.pointer(1)))),
    F(pclose, 1, closeFile(c, pclose, "pclose")),
    F(tmpfile, 0, opened(c, tmpfile())),
    F(tmpnam, 1, temporaryName(c)),
    H(mkstemp),
    F(fdopen, 2, opened(c, fdopen(c.i32(0), c.pointer(1)))),
    H(fileno),
    H(fseek),
    H(ftell),
    H(fseeko),
    H(ftello),
    F(flockfile, 1),  // there is one thread
    F(funlockfile, 1),
    H(rewind),
    H(fgetpos),
    H(fsetpos),
    H(feof),
    H(ferror),
    H(clearerr),
    H(remove),
    H(rename),
    F(setvbuf, 4, c.set(int32_t(0))),  // a buffer of the program's would be the host's to write
    F(setbuf, 2),
    H(unlink),
    H(isatty),
    H(getpid),
    F(write, 3, fflush(out(c));
      c.set(int64_t(write(c.i32(0), c.pointer(1, c.args[2]), c.args[2])))),
    F(read, 3, c.set(int64_t(read(c.i32(0), c.pointer(1, c.args[2]), c.args[2])))),
    H(close),
    H(sleep),
    H(usleep),
    // stdlib
    F(malloc, 1, c.result = c.interp.heap.allocate(c.args[0])),
    F(calloc, 2, c.result = c.interp.heap.allocate(bytesOf(c.args[0], c.args[1]), 1, true)),
    F(realloc, 2, resizeBlock(c, c.args[1])),
    F(reallocarray, 3, resizeBlock(c, bytesOf(c.args[1], c.args[2]))),
    F(free, 1, freeBlock(c)),
    F(aligned_alloc, 2, c.result = c.interp.heap.allocate(c.args[1], c.args[0])),
    F(memalign, 2, c.result = c.interp.heap.allocate(c.args[1], c.args[0])),
    F(valloc, 1, c.result = c.interp.heap.allocate(c.args[0], 4096)),
    F(posix_memalign, 3, alignedBlock(c)),
    F(exit, 1, c.interp.exit(c.i32(0))),
    F(_exit, 1, c.interp.atExit.clear(); c.interp.exit(c.i32(0))),
    F(_Exit, 1, c.interp.atExit.clear(); c.interp.exit(c.i32(0))),
    F(abort, 0, abortRun(c, {Msg::RunAbort})),
    F(setjmp, 1, c.interp.setJump(c.args[0])),
    F(_setjmp, 1, c.interp.setJump(c.args[0])),
    F(sigsetjmp, 2, c.interp.setJump(c.args[0])),
    F(__sigsetjmp, 2, c.interp.setJump(c.args[0])),
    F(longjmp, 2, c.interp.longJump(c.args[0], c.i32(1))),
    F(_longjmp, 2, c.interp.longJump(c.args[0], c.i32(1))),
    F(siglongjmp, 2, c.interp.longJump(c.args[0], c.i32(1))),
    F(__longjmp_chk, 2, c.interp.longJump(c.args[0], c.i32(1))),  // with _FORTIFY_SOURCE
    F(signal, 2, c.result = c.interp.handleSignal(c.i32(0), c.args[1])),
    F(sigaction, 3, setSignalAction(c)),
    F(sigemptyset, 1, std::memset(c.pointer(0, kSignalSetBytes), 0, kSignalSetBytes)),
    F(raise, 1, c.interp.raiseSignal(c.i32(0), {Msg::RunSignal, c.i32(0), signalName(c.i32(0))})),
    F(atexit, 1, c.interp.atExit.push_back(c.args[0]); c.set(int32_t(0))),
    F(__assert_fail, 4,
      abortRun(c, {Msg::RunAssertion, c.pointer(1), uint32_t(c.i32(2)), c.pointer(0)})),
    F(abs, 1, c.set(int32_t(c.i32(0) < 0 ? 0u - uint32_t(c.i32(0)) : uint32_t(c.i32(0))))),
    F(labs, 1, c.set(int64_t(int64_t(c.args[0]) < 0 ? 0 - c.args[0] : c.args[0]))),
    F(llabs, 1, c.set(int64_t(int64_t(c.args[0]) < 0 ? 0 - c.args[0] : c.args[0]))),
    F(div, 2, c.result = packed(div(c.i32(0), c.i32(1)))),
    F(ldiv, 2, ldiv_t both = ldiv(int64_t(c.args[0]), int64_t(c.args[1])); c.set(both.quot);
      c.upperResult = uint64_t(both.rem)),
    F(lldiv, 2, lldiv_t both = lldiv(int64_t(c.args[0]), int64_t(c.args[1])); c.set(both.quot);
      c.upperResult = uint64_t(both.rem)),
    H(atoi),
    H(atol),
    H(atoll),
    H(atof),
    {"strtol", 3, parseInteger<long long, strtoll>},
    {"strtoll", 3, parseInteger<long long, strtoll>},
    {"strtoul", 3, parseInteger<unsigned long long, strtoull>},
    {"strtoull", 3, parseInteger<unsigned long long, strtoull>},
    {"strtod", 2, parseFloat<double, strtod>},
    {"strtof", 2, parseFloat<float, strtof>},
    H(rand),
    H(srand),
    H(rand_r),
    H(random),
    H(srandom),
    F(system, 1, fflush(out(c)); c.set(int32_t(system(c.pointerOrNull(0))))),
    F(getenv, 1, keepText(c, getenv(c.pointer(0)))),
    F(qsort, 4, sortArray(c)),
    F(bsearch, 5, searchArray(c)),
    // string
    H(strlen),
    H(strnlen),
    H(strcmp),
    H(strncmp),
    H(strcasecmp),
    H(strncasecmp),
    H(strcoll),
    F(strxfrm, 3,
      c.set(int64_t(
          strxfrm(c.args[2] ? c.pointer(0, c.args[2]) : nullptr, c.pointer(1), c.args[2])))),
    F(strcpy, 2, copyString(c, c.args[0])),
    F(strncpy, 3, c.set(strncpy(c.pointer(0, c.args[2]), c.pointer(1), c.args[2]))),
    F(stpcpy, 2, c.result = copyString(c, c.args[0])),
    F(strcat, 2, copyString(c, endOf(c, 0))),
    F(strncat, 3, copyString(c, endOf(c, 0), c.args[2])),
    F(strdup, 1, copyText(c, 0, UINT64_MAX)),
    F(strndup, 2, copyText(c, 0, c.args[1])),
    H(strspn),
    H(strcspn),
    F(strtok, 2, const uint64_t rest = c.interp.tokenRest();
      nextToken(c, c.args[0] ? c.args[0] : c.read<uint64_t>(rest), c.pointer(1), rest)),
    F(strtok_r, 3,
      nextToken(c, c.args[0] ? c.args[0] : c.read<uint64_t>(c.args[2]), c.pointer(1), c.args[2])),
    F(__strtok_r, 3,
      nextToken(c, c.args[0] ? c.args[0] : c.read<uint64_t>(c.args[2]), c.pointer(1), c.args[2])),
    F(strsep, 2, separate(c)),
    F(strerror, 1, keepText(c, strerror(ownError(c.i32(0))))),
    F(memset, 3, c.set(memset(c.bytes(0, 2), c.i32(1), c.args[2]))),
    F(memcpy, 3, c.set(memmove(c.bytes(0, 2), c.bytes(1, 2), c.args[2]))),
    F(memmove, 3, c.set(memmove(c.bytes(0, 2), c.bytes(1, 2), c.args[2]))),
    F(memcmp, 3, c.set(int32_t(memcmp(c.bytes(0, 2), c.bytes(1, 2), c.args[2])))),
    F(mempcpy, 3, c.set(mempcpy(c.bytes(0, 2), c.bytes(1, 2), c.args[2]))),
    F(memccpy, 4, c.set(memccpy(c.bytes(0, 3), c.pointer(1), c.i32(2), c.args[3]))),
    F(bzero, 2, bzero(c.bytes(0, 1), c.args[1])),
    F(bcopy, 3, bcopy(c.bytes(0, 2), c.bytes(1, 2), c.args[2])),
    F(bcmp, 3, c.set(int32_t(bcmp(c.bytes(0, 2), c.bytes(1, 2), c.args[2])))),
    F(stpncpy, 3, c.set(stpncpy(c.bytes(0, 2), c.pointer(1), c.args[2]))),
    H(imaxabs),
    H(ffs),
    H(ffsl),
    H(ffsll),
    // the same with the size of the object that is written to
    F(__memcpy_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(memmove(c.bytes(0, 2), c.bytes(1, 2), c.args[2]))),
    F(__memmove_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(memmove(c.bytes(0, 2), c.bytes(1, 2), c.args[2]))),
    F(__mempcpy_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(mempcpy(c.bytes(0, 2), c.bytes(1, 2), c.args[2]))),
    F(__memset_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(memset(c.bytes(0, 2), c.i32(1), c.args[2]))),
    F(__strcpy_chk, 3, if (fits(c, textBytes(c, 1), 2)) copyString(c, c.args[0])),
    F(__stpcpy_chk, 3, if (fits(c, textBytes(c, 1), 2)) c.result = copyString(c, c.args[0])),
    F(__strncpy_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(strncpy(c.bytes(0, 2), c.pointer(1), c.args[2]))),
    F(__stpncpy_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(stpncpy(c.bytes(0, 2), c.pointer(1), c.args[2]))),
    F(__strcat_chk, 3,
      if (fits(c, textBytes(c, 0) + textBytes(c, 1) - 1, 2)) copyString(c, endOf(c, 0))),
    F(__strncat_chk, 4,
      if (fits(c, textBytes(c, 0) + strnlen(c.pointer(1), c.args[2]), 3))
          copyString(c, endOf(c, 0), c.args[2])),
    F(__fgets_chk, 4,
      if (fits(c, c.args[2], 1)) c.set(fgets(c.bytes(0, 2), c.i32(2), fileArg(c, 3)))),
    F(__fread_chk, 5,
      if (fits(c, c.args[2] * c.args[3], 1)) c.set(int64_t(
          fread(c.pointer(0, c.args[2] * c.args[3]), c.args[2], c.args[3], fileArg(c, 4))))),
    F(__read_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(int64_t(read(c.i32(0), c.bytes(1, 2), c.args[2])))),
    OVERLOADED(strchr, const char*, const char*, int),
    OVERLOADED_AS("index", strchr, const char*, const char*, int),
    OVERLOADED(strrchr, const char*, const char*, int),
    OVERLOADED_AS("rindex", strrchr, const char*, const char*, int),
    OVERLOADED(strstr, const char*, const char*, const char*),
    OVERLOADED(strpbrk, const char*, const char*, const char*),
    F(memchr, 3, if (!c.args[2]) return; const void* from = c.pointer(0);
      c.set(memchr(from, c.i32(1), std::min(c.args[2], c.space().heapEnd() - c.args[0])))),
    // ctype, and the tables that its macros read
    H(isalpha),
    H(isdigit),
    H(isalnum),
    H(isspace),
    H(isblank),
    H(isupper),
    H(islower),
    H(ispunct),
    H(isprint),
    H(isgraph),
    H(iscntrl),
    H(isxdigit),
    H(toupper),
    H(tolower),
    F(__errno_location, 0, errnoPlace(c)),
    // libatomic
    F(__atomic_load, 4, std::memcpy(c.bytes(2, 0), c.bytes(1, 0), c.args[0])),
    F(__atomic_store, 4, std::memcpy(c.bytes(1, 0), c.bytes(2, 0), c.args[0])),
    F(__atomic_exchange, 5, exchange(c)),
    F(__atomic_compare_exchange, 6, compareExchange(c)),
    F(__atomic_is_lock_free, 2, c.set(int32_t(isLockFree(c.args[0], c.args[1])))),
};

}  // namespace

FILE* fileArg(const HostCall& c, uint32_t i) {
  auto found = c.interp.openFiles.find(c.args[i]);
  if (found == c.interp.openFiles.end()) throw BadAccess{};
  return found->second;
}

std::span<const HostEntry> libcFunctions() { return kLibcFunctions; }

}  // namespace minic::interp
