// Counts what a program has the disk confirm, for who preloads it: into the file that FSYNCS names, as it happens.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static _Atomic long *counter;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FSYNCS");
  int file = path ? open(path, O_RDWR | O_CREAT, 0600) : -1;
  if (file < 0 || ftruncate(file, 8) < 0) return;
  void *page = mmap(NULL, 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (page != MAP_FAILED) counter = page;
}

static int counted(const char *name, int file) {
  if (counter) atomic_fetch_add(counter, 1);
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

int fsync(int file) { return counted("fsync", file); }
int fdatasync(int file) { return counted("fdatasync", file); }
