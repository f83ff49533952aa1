#include <zlib.h>

// Macros, which Swift does not see. Minus fifteen: the largest window, without a frame.

static inline int zlib_begin_raw_deflate(z_stream *stream) {
  return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
}

static inline int zlib_begin_raw_inflate(z_stream *stream) { return inflateInit2(stream, -15); }
