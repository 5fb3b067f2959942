/* <assert.h>: C17 7.2. Read again it goes by the NDEBUG of then. */
#undef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
_Noreturn void __assert_fail(const char* condition, const char* file, unsigned line,
                             const char* function);
#define assert(condition) \
  ((condition) ? (void)0 : __assert_fail(#condition, __FILE__, __LINE__, __func__))
#endif
#undef static_assert
#define static_assert _Static_assert
