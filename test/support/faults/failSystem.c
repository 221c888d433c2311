/*
 * Makes system calls of a process fail on demand; for LD_PRELOAD. The file $FAULT_SWITCH is mapped and says at any time
 * what fails: error number, kinds of calls as bits, and n if one of n calls fails (1: all). It also counts what was
 * refused.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { FILES = 1, SOCKETS = 2, ACCEPT = 4, THREADS = 8, PROCESSES = 16, WRITES = 32 };

struct control { int error, kinds, every, calls, refused; };
static struct control off, *control = &off;

__attribute__((constructor)) static void load(void) {
  const char *path = getenv("FAULT_SWITCH");
  int fd = path ? syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC) : -1;
  void *mapped = fd < 0 ? MAP_FAILED : mmap(0, sizeof off, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (fd >= 0) close(fd);
  if (mapped != MAP_FAILED) control = mapped;
}

static int fails(int kind) {
  if (!(control->kinds & kind) || control->every < 1) return 0;
  if (__atomic_add_fetch(&control->calls, 1, __ATOMIC_RELAXED) % control->every) return 0;
  __atomic_add_fetch(&control->refused, 1, __ATOMIC_RELAXED);
  return control->error;
}

/* Pipes and devices always take what is written. */
static int isFile(int fd) {
  struct stat stats;
  return fstat(fd, &stats) == 0 && S_ISREG(stats.st_mode);
}

#define REAL(result, name, parameters)                                        \
  static result(*real) parameters;                                            \
  if (!real) real = (result(*) parameters)dlsym(RTLD_NEXT, #name);

#define REFUSE(kind) { int error = fails(kind); if (error) { errno = error; return -1; } }

#define SIMPLE(kind, name, parameters, ...)                                   \
  int name parameters { REAL(int, name, parameters) REFUSE(kind) return real(__VA_ARGS__); }

#define OPENS(name)                                                           \
  int name(const char *path, int flags, ...) {                                \
    va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \
    REAL(int, name, (const char *, int, ...)) REFUSE(FILES) return real(path, flags, mode); \
  }

#define OPENS_AT(name)                                                        \
  int name(int folder, const char *path, int flags, ...) {                    \
    va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \
    REAL(int, name, (int, const char *, int, ...)) REFUSE(FILES) return real(folder, path, flags, mode); \
  }

OPENS(open) OPENS(open64) OPENS_AT(openat) OPENS_AT(openat64)
SIMPLE(SOCKETS, socket, (int domain, int type, int protocol), domain, type, protocol)
SIMPLE(SOCKETS, socketpair, (int domain, int type, int protocol, int pair[2]), domain, type, protocol, pair)
SIMPLE(SOCKETS, pipe2, (int pair[2], int flags), pair, flags)
SIMPLE(SOCKETS, eventfd, (unsigned int value, int flags), value, flags)
SIMPLE(SOCKETS, epoll_create1, (int flags), flags)
SIMPLE(ACCEPT, accept, (int fd, struct sockaddr *restrict from, socklen_t *restrict size), fd, from, size)
SIMPLE(ACCEPT, accept4, (int fd, struct sockaddr *restrict from, socklen_t *restrict size, int flags), fd, from, size, flags)

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*run)(void *), void *restrict data) {
  REAL(int, pthread_create, (pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))
  int error = fails(THREADS);
  return error ? error : real(thread, attributes, run, data);
}

pid_t fork(void) { REAL(pid_t, fork, (void)) REFUSE(PROCESSES) return real(); }

#define STORES(name, parameters, ...)                                         \
  ssize_t name parameters { REAL(ssize_t, name, parameters) if (control->kinds & WRITES && isFile(fd)) REFUSE(WRITES) return real(__VA_ARGS__); }

STORES(write, (int fd, const void *data, size_t size), fd, data, size)
STORES(pwrite, (int fd, const void *data, size_t size, off_t at), fd, data, size, at)
STORES(pwrite64, (int fd, const void *data, size_t size, off64_t at), fd, data, size, at)
STORES(writev, (int fd, const struct iovec *parts, int count), fd, parts, count)
STORES(pwritev, (int fd, const struct iovec *parts, int count, off_t at), fd, parts, count, at)
