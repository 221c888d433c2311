/* Writes one byte into $SYNC_REPORT for each file that is synchronised with the disk; for LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static void count(void) {
  const char *report = getenv("SYNC_REPORT");
  int fd = report ? open(report, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
  if (fd < 0) return;
  (void)!write(fd, "s", 1);
  close(fd);
}

#define SYNC(name)                                              \
  int name(int fd) {                                            \
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, #name);   \
    count();                                                    \
    return real(fd);                                            \
  }

SYNC(fsync)
SYNC(fdatasync)
