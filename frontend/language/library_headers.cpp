// C17 clause 7: what the headers declare that programs use.
#include "frontend/language/library_headers.h"

#include <utility>

namespace minic {
namespace {

struct Header {
  std::string_view name;
  std::string_view declares;  ///< types, macros, objects, with a blank before and after each
};

constexpr Header headers[] = {
    {"stdio.h",
     " stdin stdout stderr FILE fpos_t EOF BUFSIZ SEEK_SET SEEK_CUR SEEK_END FILENAME_MAX "},
    {"stdlib.h", " EXIT_SUCCESS EXIT_FAILURE RAND_MAX div_t ldiv_t "},
    {"string.h", " "},
    {"math.h", " isnan isinf NAN INFINITY HUGE_VAL M_PI M_E "},
    {"ctype.h", " "},
    {"time.h", " time_t clock_t CLOCKS_PER_SEC "},
    {"assert.h", " assert "},
    {"errno.h", " errno ERANGE EDOM "},
    {"stdbool.h", " bool true false "},
    {"stddef.h", " NULL size_t ptrdiff_t wchar_t offsetof max_align_t "},
    {"stdint.h",
     " int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t "
     "intmax_t uintmax_t INT32_MAX INT32_MIN INT64_MAX INT64_MIN UINT8_MAX UINT16_MAX UINT32_MAX "
     "UINT64_MAX SIZE_MAX "},
    {"limits.h",
     " INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN ULONG_MAX LLONG_MAX LLONG_MIN CHAR_BIT CHAR_MAX "
     "CHAR_MIN SHRT_MAX SHRT_MIN UCHAR_MAX "},
    {"float.h", " DBL_MAX DBL_MIN DBL_EPSILON FLT_MAX FLT_MIN FLT_EPSILON DBL_DIG FLT_DIG "},
    {"stdarg.h", " va_list va_start va_end va_arg va_copy "},
    {"signal.h", " SIGINT SIGTERM SIGSEGV "},
    {"setjmp.h", " setjmp jmp_buf "},
    {"stdalign.h", " alignas alignof "},
    {"stdnoreturn.h", " noreturn "},
    {"inttypes.h", " PRId64 PRIu64 PRIx64 PRId32 PRIu32 "},
    {"iso646.h", " and or not xor bitand bitor "},
    {"locale.h", " "},
    {"complex.h", " "},
    {"fenv.h", " "},
    {"stdatomic.h",
     " atomic_int atomic_bool atomic_flag atomic_long atomic_uint atomic_size_t atomic_init "
     "atomic_load atomic_store atomic_exchange atomic_fetch_add atomic_fetch_sub "
     "atomic_compare_exchange_strong atomic_compare_exchange_weak atomic_flag_test_and_set "
     "atomic_flag_clear atomic_thread_fence memory_order_seq_cst memory_order_relaxed "},
    {"tgmath.h", " "},
    {"threads.h", " "},
    {"uchar.h", " "},
    {"wchar.h", " "},
    {"wctype.h", " "},
};

constexpr std::pair<std::string_view, std::string_view> functions[] = {
#define C_FUNCTION(name, type, header, memory, flags, contract) {name, header},
#include "support/c_library.def"
};

}  // namespace

std::string_view headerOf(std::string_view name) {
  for (auto [function, header] : functions)
    if (function == name) return header;
  for (const Header& header : headers) {
    std::string_view list = header.declares;
    for (size_t at = list.find(name); at != list.npos && at > 0; at = list.find(name, at + 1))
      if (list[at - 1] == ' ' && list[at + name.size()] == ' ') return header.name;
  }
  return {};
}

std::vector<std::string_view> libraryHeaders() {
  std::vector<std::string_view> names;
  for (const Header& header : headers) names.push_back(header.name);
  return names;
}

}  // namespace minic
