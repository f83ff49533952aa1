// What a server could come to that did nothing but write: small packs in its own tables, many in a transaction.
//
//   together FILE BYTES PACKS SECONDS    transactions of PACKS packs of BYTES bytes each, of as many families, for so long
//
// FILE is one that a server has made and left. Prints packs per second.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ID = 16, HASH = 32, MOST = 256 };

static sqlite3 *db;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void must(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "%s\n", sqlite3_errmsg(db));
  exit(1);
}

static sqlite3_stmt *prepared(const char *text) {
  sqlite3_stmt *statement;
  must(sqlite3_prepare_v2(db, text, -1, &statement, NULL));
  return statement;
}

// ?1 family and device, ?2 stream, ?3 place, ?4 hash and link, ?5 the record, where there is one.
static sqlite3_stmt *statements[5];

static void prepare(void) {
  statements[0] = prepared("INSERT INTO contents (bytes) VALUES (?5)");
  statements[1] = prepared("INSERT INTO records VALUES (?1, ?3, 2, ?2, length(?5), ?4, ?4, last_insert_rowid())");
  statements[2] = prepared("INSERT INTO stretches VALUES (?1, ?2, ?3 / 16) ON CONFLICT DO NOTHING");
  statements[3] = prepared(
    "INSERT INTO chains VALUES (?1, ?1, ?2, ?3, ?4)"
    "ON CONFLICT (family, device, stream) DO UPDATE SET place = excluded.place, head = excluded.head");
  statements[4] = prepared(
    "INSERT INTO families (id, is_erased, top, link, roster, bytes, version) VALUES (?1, 0, ?3, ?4, ?4, 0, 1)"
    "ON CONFLICT (id) DO UPDATE SET top = excluded.top, link = excluded.link, version = version + 1");
}

static void fill(unsigned char *bytes, int count) {
  for (int i = 0; i < count; i++) bytes[i] = random() >> 8;
}

static void store(unsigned char *family, long place, unsigned char *record, int bytes) {
  static unsigned char stream[ID];
  unsigned char hash[HASH];
  fill(hash, HASH);
  for (int i = 0; i < 5; i++) {
    sqlite3_stmt *statement = statements[i];
    int last = sqlite3_bind_parameter_count(statement);
    sqlite3_bind_blob(statement, 1, family, ID, SQLITE_STATIC);
    sqlite3_bind_blob(statement, 2, stream, ID, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 3, place);
    if (last >= 4) sqlite3_bind_blob(statement, 4, hash, HASH, SQLITE_STATIC);
    if (last >= 5) sqlite3_bind_blob(statement, 5, record, bytes, SQLITE_STATIC);
    must(sqlite3_step(statement));
    sqlite3_reset(statement);
  }
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  int bytes = atoi(arguments[2]), packs = atoi(arguments[3]);
  if (packs > MOST) return 2;
  must(sqlite3_open(arguments[1], &db));
  must(sqlite3_exec(db,
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;"
    "PRAGMA journal_size_limit = 33554432; PRAGMA wal_autocheckpoint = 16000;", NULL, NULL, NULL));
  prepare();
  unsigned char families[MOST][ID], *record = malloc(bytes);
  srandom(1);
  fill(families[0], sizeof families);
  fill(record, bytes);
  long place = 0;
  double start = now(), end = start + atof(arguments[4]);
  while (now() < end) {
    place++;
    must(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL));
    for (int i = 0; i < packs; i++) store(families[i], place, record, bytes);
    must(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL));
  }
  printf("%.1f\n", place * packs / (now() - start));
  return 0;
}
