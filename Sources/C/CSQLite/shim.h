#include <sqlite3.h>

// Values of macros that are casts, which Swift does not see: what is bound is copied at once.

static inline int sqlite_bind_bytes(sqlite3_stmt *statement, int place, const void *bytes, int length) {
  // A pointer of none would be a null.
  return sqlite3_bind_blob(statement, place, length > 0 ? bytes : "", length, SQLITE_TRANSIENT);
}

static inline int sqlite_bind_letters(sqlite3_stmt *statement, int place, const char *text) {
  return sqlite3_bind_text(statement, place, text, -1, SQLITE_TRANSIENT);
}

// Whoever counts what SQLite has taken takes a lock for each piece of memory, and nobody here asks for the count.
// Before anything else of the library.
static inline void sqlite_count_no_memory(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
