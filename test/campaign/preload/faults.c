/*
 * Lets system calls on the storage file fail: LD_PRELOAD of this, with
 *   FAULT_FILE   part of the path of the files that are meant
 *   FAULT_CALL   open, read, write, sync, lock, truncate, map or memory
 *   FAULT_AT     number of the call that fails first, from 1
 *   FAULT_COUNT  how many calls fail from then on
 *   FAULT_ERRNO  number of the error
 *   FAULT_LOG    file that gets a byte for each failure
 * `memory` lets allocations of the SQLite driver fail, from the moment on when it has opened such a file.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

#define MAX_FILES 4096

static const char *file_part, *call_name, *log_path;
static long fault_at, fault_count;
static int fault_errno;
static atomic_long calls;
static _Atomic unsigned char is_meant[MAX_FILES];
static _Atomic uintptr_t driver_begin, driver_end;

#define REAL(name, type) \
  static __typeof__(type) real; \
  if (real == NULL) real = (type)dlsym(RTLD_NEXT, name)

__attribute__((constructor)) static void read_settings(void) {
  file_part = getenv("FAULT_FILE");
  call_name = getenv("FAULT_CALL");
  log_path = getenv("FAULT_LOG");
  fault_at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
  fault_count = getenv("FAULT_COUNT") ? atol(getenv("FAULT_COUNT")) : 1;
  fault_errno = getenv("FAULT_ERRNO") ? atoi(getenv("FAULT_ERRNO")) : EIO;
}

static void note(void) {
  if (log_path == NULL) return;
  REAL("open64", int (*)(const char *, int, ...));
  int file = real(log_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return;
  if (write(file, "x", 1) < 0) return;
  close(file);
}

/* Counts a call of the kind that is meant; 1 when it has to fail. */
static int fails(const char *name) {
  if (call_name == NULL || strcmp(name, call_name) != 0) return 0;
  long number = atomic_fetch_add(&calls, 1) + 1;
  if (number < fault_at || number >= fault_at + fault_count) return 0;
  if (strcmp(name, "memory") != 0) note();
  errno = fault_errno;
  return 1;
}

static int fails_on(int file, const char *name) {
  return file >= 0 && file < MAX_FILES && is_meant[file] && fails(name);
}

static int find_driver(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  if (strstr(info->dlpi_name, "better_sqlite3") == NULL) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD || (info->dlpi_phdr[i].p_flags & PF_X) == 0) continue;
    uintptr_t begin = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    driver_end = begin + info->dlpi_phdr[i].p_memsz;
    driver_begin = begin;
  }
  return 1;
}

static int opened(const char *path, int file) {
  if (file < 0 || file >= MAX_FILES) return file;
  is_meant[file] = file_part != NULL && strstr(path, file_part) != NULL;
  if (is_meant[file] && driver_begin == 0) dl_iterate_phdr(find_driver, NULL);
  return file;
}

static int is_path_meant(const char *path) {
  return file_part != NULL && path != NULL && strstr(path, file_part) != NULL;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(#name, int (*)(const char *, int, ...)); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    if (is_path_meant(path) && fails("open")) return -1; \
    return opened(path, real(path, flags, mode)); \
  }
OPEN(open)
OPEN(open64)

#define PREAD(name, offset_t_) \
  ssize_t name(int file, void *bytes, size_t size, offset_t_ at) { \
    REAL(#name, ssize_t (*)(int, void *, size_t, offset_t_)); \
    return fails_on(file, "read") ? -1 : real(file, bytes, size, at); \
  }
PREAD(pread, off_t)
PREAD(pread64, off64_t)

#define PWRITE(name, offset_t_) \
  ssize_t name(int file, const void *bytes, size_t size, offset_t_ at) { \
    REAL(#name, ssize_t (*)(int, const void *, size_t, offset_t_)); \
    return fails_on(file, "write") ? -1 : real(file, bytes, size, at); \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define SYNC(name) \
  int name(int file) { \
    REAL(#name, int (*)(int)); \
    return fails_on(file, "sync") ? -1 : real(file); \
  }
SYNC(fsync)
SYNC(fdatasync)

#define TRUNCATE(name, offset_t_) \
  int name(int file, offset_t_ size) { \
    REAL(#name, int (*)(int, offset_t_)); \
    return fails_on(file, "truncate") ? -1 : real(file, size); \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define FCNTL(name) \
  int name(int file, int command, ...) { \
    REAL(#name, int (*)(int, int, ...)); \
    va_list rest; \
    va_start(rest, command); \
    void *argument = va_arg(rest, void *); \
    va_end(rest); \
    int is_lock = command == F_SETLK || command == F_SETLKW || command == F_GETLK; \
    return is_lock && fails_on(file, "lock") ? -1 : real(file, command, argument); \
  }
FCNTL(fcntl)
FCNTL(fcntl64)

#define MMAP(name, offset_t_) \
  void *name(void *start, size_t size, int access, int flags, int file, offset_t_ at) { \
    REAL(#name, void *(*)(void *, size_t, int, int, int, offset_t_)); \
    return fails_on(file, "map") ? MAP_FAILED : real(start, size, access, flags, file, at); \
  }
MMAP(mmap, off_t)
MMAP(mmap64, off64_t)

extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);

static int memory_fails(void *caller) {
  uintptr_t place = (uintptr_t)caller;
  uintptr_t begin = driver_begin;
  return begin != 0 && place >= begin && place < driver_end && fails("memory");
}

void *malloc(size_t size) {
  return memory_fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *realloc(void *bytes, size_t size) {
  return memory_fails(__builtin_return_address(0)) ? NULL : __libc_realloc(bytes, size);
}
