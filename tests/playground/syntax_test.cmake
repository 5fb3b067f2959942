# Every C++ file of the playground's build is valid for emscripten, whose C++ library is older than g++'s. Run by ctest with
# SOURCE, the root of the project, and BUILD, a folder of the test's own: what did not change since is not read again.
foreach(step "-S;${SOURCE};-B;${BUILD};--preset;web;--toolchain;${SOURCE}/playground/syntax_only.cmake"
        "--build;${BUILD}")
  execute_process(COMMAND ${CMAKE_COMMAND} ${step} RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(status)
    message(FATAL_ERROR "cmake ${step}\n${said}")
  endif()
endforeach()
