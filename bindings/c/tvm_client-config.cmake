# Targets: tvm_client::tvm_client, the shared library, and tvm_client::static.
get_filename_component(_tvm_client_lib "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
find_path(_tvm_client_include tvmclient.h
  PATHS "${_tvm_client_lib}/../include" "${_tvm_client_lib}/../../include" NO_DEFAULT_PATH NO_CACHE REQUIRED)
set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)

if(NOT TARGET tvm_client::tvm_client)
  add_library(tvm_client::tvm_client SHARED IMPORTED)
  add_library(tvm_client::static STATIC IMPORTED)
  if(WIN32)
    set_target_properties(tvm_client::tvm_client PROPERTIES
      IMPORTED_LOCATION "${_tvm_client_lib}/../bin/tvm_client.dll"
      IMPORTED_IMPLIB "${_tvm_client_lib}/tvm_client.lib")
  elseif(APPLE)
    set_target_properties(tvm_client::tvm_client PROPERTIES IMPORTED_LOCATION "${_tvm_client_lib}/libtvm_client.dylib")
  else()
    set_target_properties(tvm_client::tvm_client PROPERTIES IMPORTED_LOCATION "${_tvm_client_lib}/libtvm_client.so")
  endif()
  set_target_properties(tvm_client::static PROPERTIES IMPORTED_LOCATION "${_tvm_client_lib}/libtvm_client.a")
  set_target_properties(tvm_client::tvm_client tvm_client::static PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${_tvm_client_include}")
  set_property(TARGET tvm_client::static PROPERTY INTERFACE_LINK_LIBRARIES Threads::Threads ${CMAKE_DL_LIBS})
endif()

unset(_tvm_client_lib)
unset(_tvm_client_include)
