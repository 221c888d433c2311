/* Makes calls on files below $FAULT_FOLDER fail as a full disk or a file system without locks does; for LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static int hits(int fd, const char *fault) {
  const char *wanted = getenv("FAULT"), *folder = getenv("FAULT_FOLDER");
  char link[64], path[4096];
  ssize_t length;
  if (!wanted || !folder || strcmp(wanted, fault) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0;
}

#define FULL(result, name, parameters, ...)                                      \
  result name parameters {                                                       \
    result(*real) parameters = (result(*) parameters)dlsym(RTLD_NEXT, #name);    \
    if (hits(fd, "ENOSPC")) { errno = ENOSPC; return -1; }                       \
    return real(__VA_ARGS__);                                                    \
  }

FULL(ssize_t, write, (int fd, const void *data, size_t size), fd, data, size)
FULL(ssize_t, pwrite, (int fd, const void *data, size_t size, off_t at), fd, data, size, at)
FULL(ssize_t, pwrite64, (int fd, const void *data, size_t size, off64_t at), fd, data, size, at)
FULL(ssize_t, writev, (int fd, const struct iovec *parts, int count), fd, parts, count)
FULL(ssize_t, pwritev, (int fd, const struct iovec *parts, int count, off_t at), fd, parts, count, at)
FULL(int, posix_fallocate, (int fd, off_t at, off_t size), fd, at, size)

#define LOCK(name)                                                               \
  int name(int fd, int command, ...) {                                           \
    int (*real)(int, int, ...) = (int (*)(int, int, ...))dlsym(RTLD_NEXT, #name); \
    va_list rest;                                                                \
    va_start(rest, command);                                                     \
    void *argument = va_arg(rest, void *);                                       \
    va_end(rest);                                                                \
    if (command == F_SETLK || command == F_SETLKW || command == F_GETLK) {       \
      int error = hits(fd, "ENOLCK") ? ENOLCK : hits(fd, "ENOTSUP") ? ENOTSUP :  \
                  hits(fd, "EINVAL") ? EINVAL : 0;                               \
      if (error) { errno = error; return -1; }                                   \
    }                                                                            \
    return real(fd, command, argument);                                          \
  }

LOCK(fcntl)
LOCK(fcntl64)
