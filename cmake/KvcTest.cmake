# kvc_test(NAME source... LIBS library... [WHOLE]): one GoogleTest program; every
# case is a ctest case of its own name, or with WHOLE the program is one.
function(kvc_test name)
  cmake_parse_arguments(ARG "WHOLE" "" "LIBS;ARGS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gtest_main)
  # Where a checkout has no ../shared/data, tests that need it skip with a line.
  target_compile_definitions(${name} PRIVATE
    KVC_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
    KVC_SHARED_DATA="${CMAKE_SOURCE_DIR}/../shared/data")
  if(ARG_WHOLE)
    add_test(NAME ${name} COMMAND ${name} ${ARG_ARGS})
    set_tests_properties(${name} PROPERTIES TIMEOUT 600)
    return()
  endif()
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60
    PROPERTIES TIMEOUT 300 SKIP_REGULAR_EXPRESSION "\\[  SKIPPED \\]")
endfunction()
