// C17 clause 7: what the headers declare that programs use.
#include "frontend/language/library_headers.h"

namespace minic {
namespace {

struct Header {
  std::string_view name;
  std::string_view declares;  ///< with a blank before and after each name
};

constexpr Header headers[] = {
    {"stdio.h",
     " printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf scanf fscanf sscanf "
     "fopen freopen fclose fflush fgetc fgets fputc fputs getc getchar putc putchar puts gets "
     "ungetc fread fwrite fseek ftell rewind fgetpos fsetpos feof ferror clearerr perror remove "
     "rename tmpfile tmpnam setbuf setvbuf stdin stdout stderr FILE fpos_t EOF BUFSIZ SEEK_SET "
     "SEEK_CUR SEEK_END FILENAME_MAX vsscanf vscanf vfscanf "},
    {"stdlib.h",
     " malloc calloc realloc free abort exit atexit system getenv atoi atol atoll atof strtol "
     "strtoll strtoul strtoull strtod strtof rand srand qsort bsearch abs labs llabs div ldiv "
     "_Exit "
     "aligned_alloc mblen EXIT_SUCCESS EXIT_FAILURE RAND_MAX div_t ldiv_t "},
    {"string.h",
     " strlen strcpy strncpy strcat strncat strcmp strncmp strcoll strchr strrchr strstr strtok "
     "strspn strcspn strpbrk strerror memcpy memmove memset memcmp memchr strdup "},
    {"math.h",
     " sqrt pow sin cos tan asin acos atan atan2 sinh cosh tanh exp log log2 log10 fabs floor "
     "ceil round trunc fmod hypot cbrt fmax fmin sqrtf powf fabsf floorf ceilf isnan isinf NAN "
     "INFINITY HUGE_VAL M_PI M_E tanf tanl atanf atanl atan2f atan2l roundf roundl truncf truncl "
     "fmaxf fmaxl fminf fminl ldexp ldexpf ldexpl floorl ceill fabsl sqrtl sinf sinl cosf cosl "
     "expf expl logf logl powl fmodf fmodl copysign copysignf copysignl asinf asinl acosf acosl "
     "sinhf sinhl coshf coshl tanhf tanhl rint rintf rintl nearbyint nearbyintf nearbyintl cbrtf "
     "cbrtl exp2 exp2f exp2l log2f log2l log10f log10l log1p log1pf log1pl expm1 expm1f expm1l "
     "logb logbf logbl asinh asinhf asinhl acosh acoshf acoshl atanh atanhf atanhl erf erff erfl "
     "erfc erfcf erfcl tgamma tgammaf tgammal lgamma lgammaf lgammal fdim fdimf fdiml hypotf "
     "hypotl remainder remainderf remainderl nextafter nextafterf nextafterl lround lroundf "
     "lroundl lrint lrintf lrintl llround llroundf llroundl llrint llrintf llrintl ilogb ilogbf "
     "ilogbl scalbn scalbnf scalbnl scalbln scalblnf scalblnl fma fmaf fmal frexp frexpf frexpl "
     "modf modff modfl remquo remquof remquol nexttoward nexttowardf nexttowardl "},
    {"ctype.h",
     " isalpha isdigit isalnum isspace isupper islower ispunct isprint iscntrl isxdigit toupper "
     "tolower isblank isgraph "},
    {"time.h",
     " time clock difftime mktime localtime gmtime strftime time_t clock_t CLOCKS_PER_SEC "},
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
    {"signal.h", " signal raise SIGINT SIGTERM SIGSEGV "},
    {"setjmp.h", " setjmp longjmp jmp_buf "},
    {"stdalign.h", " alignas alignof "},
    {"stdnoreturn.h", " noreturn "},
    {"inttypes.h", " PRId64 PRIu64 PRIx64 PRId32 PRIu32 imaxabs "},
    {"iso646.h", " and or not xor bitand bitor "},
    {"locale.h", " setlocale "},
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

}  // namespace

std::string_view headerOf(std::string_view name) {
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
