// What the Swift runtime expects of a libc and a bare WebAssembly module does not have.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// Swift's Double(String) ends here.
const char *_swift_stdlib_strtod_clocale(const char *text, double *out) {
  char *end;
  *out = strtod(text, &end);
  return end == text ? 0 : end;
}

// Swift asks for each object's alignment, mostly 4 or 8 bytes, and dlmalloc then takes a larger piece and gives the ends
// back, although what its malloc hands out is aligned to 16 anyway. The linker (--wrap) sends Swift here.
int __real_posix_memalign(void **bytes, size_t alignment, size_t count);
int __wrap_posix_memalign(void **bytes, size_t alignment, size_t count) {
  if (alignment > _Alignof(max_align_t)) return __real_posix_memalign(bytes, alignment, count);
  *bytes = malloc(count);
  return *bytes == NULL;
}

// Seeds the hashing of dictionaries, nothing else: a constant makes their order the same in every
// run and keeps WASI's random import out of the module. Real randomness is handed in by the browser.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)bytes)[i] = 0x5a;
}

// WASI's way to write, the one import besides the app's own: its header refuses bare WebAssembly.
struct piece { const void *bytes; size_t length; };
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
uint16_t fd_write(int file, const struct piece *pieces, size_t count, size_t *written);

// print() and the last words of a trap come through here, a line at a time. The C library's own
// putchar keeps everything after the first line in a buffer that nobody empties.
int putchar(int character) {
  static uint8_t line[512];
  static size_t length = 0;
  line[length++] = (uint8_t)character;
  if (character == '\n' || length == sizeof line) {
    struct piece piece = {line, length};
    size_t written;
    fd_write(1, &piece, 1, &written);
    length = 0;
  }
  return character;
}
#endif
