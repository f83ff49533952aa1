// What the Swift runtime expects of a libc and a bare WebAssembly module does not have.
#ifdef __wasm__
#include <stddef.h>
#include <stdlib.h>

// Swift's Double(String) ends here.
const char *_swift_stdlib_strtod_clocale(const char *text, double *out) {
  char *end;
  *out = strtod(text, &end);
  return end == text ? 0 : end;
}

// Seeds the hashing of dictionaries, nothing else: a constant makes their order the same in every
// run and keeps WASI's random import out of the module. Real randomness is handed in by the browser.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)bytes)[i] = 0x5a;
}
#endif
