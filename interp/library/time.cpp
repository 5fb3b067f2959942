// Of the C library: times, the locale, and glibc's tables of characters, which hand out objects of
// the library's own.
#include <ctype.h>
#include <locale.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#include "interp/library/host.h"

namespace minic::interp {

namespace {

/// struct tm as the program sees it; its last two members are the offset and the name of the zone.
constexpr size_t kTmNumbers = 9 * sizeof(int32_t), kTmBytes = 56;

void writeTime(HostCall& c, uint64_t address, const tm& from) {
  char* to = c.space().need(address, kTmBytes);
  std::memcpy(to, &from, kTmNumbers);
  const int64_t zone[] = {from.tm_gmtoff,
                          int64_t(c.interp.keepText(from.tm_zone ? from.tm_zone : ""))};
  std::memcpy(to + 40, zone, sizeof zone);
}
tm readTime(HostCall& c, uint32_t i) {
  tm result = {};
  const char* from = c.pointer(i, kTmBytes);
  std::memcpy(&result, from, kTmNumbers);
  int64_t zone[2];
  std::memcpy(zone, from + 40, sizeof zone);
  result.tm_gmtoff = zone[0];
  result.tm_zone = c.space().at(uint64_t(zone[1]), 1);
  return result;
}
/// localtime and gmtime: into the object at `to`, or into the library's own for 0.
void brokenDown(HostCall& c, tm* (*convert)(const time_t*, tm*), uint64_t to) {
  tm result;
  auto time = c.read<time_t>(c.args[0]);
  if (!convert(&time, &result)) return;
  if (!to) to = c.interp.keepOwn("tm", std::string(kTmBytes, '\0'));
  writeTime(c, to, result);
  c.result = to;
}
void makeTime(HostCall& c) {
  tm time = readTime(c, 0);
  c.set(int64_t(mktime(&time)));
  writeTime(c, c.args[0], time);
}
void timeText(HostCall& c, const tm& time) {
  char text[64];
  if (asctime_r(&time, text)) c.result = c.interp.keepOwn("asctime", {text, std::strlen(text) + 1});
}

void locale(HostCall& c) {
  const lconv* host = localeconv();
  std::string object;
  const auto* pointers = reinterpret_cast<char* const*>(host);
  constexpr size_t kPointers = 10;
  for (size_t i = 0; i < kPointers; ++i) {
    uint64_t address = c.interp.keepText(pointers[i]);
    object.append(reinterpret_cast<const char*>(&address), sizeof address);
  }
  object.append(reinterpret_cast<const char*>(host) + object.size(), sizeof *host - object.size());
  c.result = c.interp.keepOwn("localeconv", object);
}

/// A table for the characters from -128 to 255, by a pointer to the entry of 0. Above 127 no
/// character is of any kind: the C locale's tables.
template <class T>
void characters(HostCall& c, std::string_view name, T (*of)(int)) {
  uint64_t& pointer = c.interp.characterTables[name];
  if (!pointer) {
    T table[384];
    for (int i = 0; i < 384; ++i) table[i] = of(i - 128);
    const uint64_t zero =
        c.interp.keep({reinterpret_cast<const char*>(table), sizeof table}) + 128 * sizeof(T);
    pointer = c.interp.keep({reinterpret_cast<const char*>(&zero), sizeof zero});
  }
  c.result = pointer;
}

/// The bits of glibc's <ctype.h>.
uint16_t kindsOf(int i) {
  if (i < 0 || i > 127) return 0;
  return uint16_t((isupper(i) ? 0x100 : 0) | (islower(i) ? 0x200 : 0) | (isalpha(i) ? 0x400 : 0) |
                  (isdigit(i) ? 0x800 : 0) | (isxdigit(i) ? 0x1000 : 0) |
                  (isspace(i) ? 0x2000 : 0) | (isprint(i) ? 0x4000 : 0) |
                  (isgraph(i) ? 0x8000 : 0) | (isblank(i) ? 1 : 0) | (iscntrl(i) ? 2 : 0) |
                  (ispunct(i) ? 4 : 0) | (isalnum(i) ? 8 : 0));
}

/// glibc has the characters from -128 to -2 as those from 128 to 254.
int32_t lowerOf(int i) { return i < -1 ? i + 256 : i < 0 || i > 127 ? i : tolower(i); }
int32_t upperOf(int i) { return i < -1 ? i + 256 : i < 0 || i > 127 ? i : toupper(i); }

const HostEntry kTimeFunctions[] = {
    F(__ctype_b_loc, 0, characters(c, "ctype", kindsOf)),
    F(__ctype_tolower_loc, 0, characters(c, "tolower", lowerOf)),
    F(__ctype_toupper_loc, 0, characters(c, "toupper", upperOf)),
    // time and locale
    F(time, 1, const int64_t now = time(nullptr); if (c.args[0]) c.write(c.args[0], now);
      c.set(now)),
    H(clock),
    H(difftime),
    F(mktime, 1, makeTime(c)),
    F(localtime, 1, brokenDown(c, localtime_r, 0)),
    F(localtime_r, 2, brokenDown(c, localtime_r, c.args[1])),
    F(gmtime, 1, brokenDown(c, gmtime_r, 0)),
    F(gmtime_r, 2, brokenDown(c, gmtime_r, c.args[1])),
    F(strftime, 4, const tm time = readTime(c, 3);
      c.set(int64_t(strftime(c.bytes(0, 1), c.args[1], c.pointer(2), &time)))),
    F(ctime, 1, tm time; const auto from = c.read<time_t>(c.args[0]);
      if (localtime_r(&from, &time)) timeText(c, time)),
    F(asctime, 1, timeText(c, readTime(c, 0))),
    F(gettimeofday, 2, c.set(int32_t(gettimeofday(c.pointerOrNull<timeval>(0), nullptr)))),
    F(clock_gettime, 2, c.set(int32_t(clock_gettime(c.i32(0), c.pointer<timespec>(1))))),
    F(nanosleep, 2,
      c.set(int32_t(nanosleep(c.pointer<timespec>(0), c.pointerOrNull<timespec>(1))))),
    F(setlocale, 2, keepText(c, setlocale(c.i32(0), c.pointerOrNull(1)))),
    F(localeconv, 0, locale(c)),
};

}  // namespace

std::span<const HostEntry> timeFunctions() { return kTimeFunctions; }

}  // namespace minic::interp
