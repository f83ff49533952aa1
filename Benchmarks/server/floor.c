// What a pack costs at least: a signature is checked, and rows of a log are stored under the server's own settings.
//
//   floor FILE BYTES ROWS SECONDS PAGE    commits of ROWS rows of BYTES bytes each, for so long, in pages of PAGE bytes
//
// A disk that confirms in 0.1 ms leaves nothing of a commit but processor time, of which the signature is the half: so
// the floor checks one for each commit, as whoever takes packs from strangers has to.
//
// Prints commits per second, bytes per second, the 99th percentile of a commit, and the median of a 4 KB write with its
// fsync beside them, in ms.
#include <fcntl.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void must(sqlite3 *db, int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE) return;
  fprintf(stderr, "%s\n", sqlite3_errmsg(db));
  exit(1);
}

// A pair of P-256, and what it has signed.
struct signer {
  EVP_PKEY *pair;
  unsigned char *text, signature[128];
  size_t length, bytes;
};

static void good(int code) {
  if (code == 1) return;
  fprintf(stderr, "OpenSSL refused\n");
  exit(1);
}

static struct signer sign(unsigned char *text, size_t length) {
  struct signer made = {EVP_EC_gen("P-256"), text, {0}, length, sizeof made.signature};
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  good(EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, made.pair));
  good(EVP_DigestSign(context, made.signature, &made.bytes, text, length));
  EVP_MD_CTX_free(context);
  return made;
}

static void check(const struct signer *signer) {
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  good(EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL, signer->pair));
  good(EVP_DigestVerify(context, signer->signature, signer->bytes, signer->text, signer->length));
  EVP_MD_CTX_free(context);
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double fsync_ms(const char *beside) {
  char path[4096], page[4096] = {1};
  double times[101];
  snprintf(path, sizeof path, "%s.fsync", beside);
  int file = open(path, O_RDWR | O_CREAT, 0600);
  for (int i = 0; i < 101; i++) {
    double start = now();
    if (pwrite(file, page, sizeof page, (off_t)i * 4096) < 0 || fdatasync(file) < 0) exit(1);
    times[i] = (now() - start) * 1e3;
  }
  close(file);
  unlink(path);
  qsort(times, 101, sizeof *times, by_size);
  return times[50];
}

int main(int count, char **arguments) {
  if (count != 6) return 2;
  int bytes = atoi(arguments[2]), rows = atoi(arguments[3]);
  double seconds = atof(arguments[4]);
  int page = atoi(arguments[5]);
  char settings[512];
  // The log is emptied when it has 16 MB, as the server does it.
  snprintf(settings, sizeof settings,
    "PRAGMA page_size = %d; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;"
    "PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 33554432; PRAGMA wal_autocheckpoint = %d;"
    "CREATE TABLE records (family BLOB, seq INTEGER, bytes BLOB, PRIMARY KEY (family, seq)) STRICT, WITHOUT ROWID;",
    page, (16 << 20) / page);
  sqlite3 *db;
  sqlite3_stmt *insert, *begin, *commit;
  must(NULL, sqlite3_open(arguments[1], &db));
  must(db, sqlite3_exec(db, settings, NULL, NULL, NULL));
  must(db, sqlite3_prepare_v2(db, "INSERT INTO records VALUES (?, ?, ?)", -1, &insert, NULL));
  must(db, sqlite3_prepare_v2(db, "BEGIN IMMEDIATE", -1, &begin, NULL));
  must(db, sqlite3_prepare_v2(db, "COMMIT", -1, &commit, NULL));
  unsigned char family[16] = {7}, *record = malloc(bytes), *signed_text = malloc((size_t)bytes * rows);
  srandom(1);
  for (int i = 0; i < bytes; i++) record[i] = random();
  for (int row = 0; row < rows; row++) memcpy(signed_text + (size_t)bytes * row, record, bytes);
  struct signer signer = sign(signed_text, (size_t)bytes * rows);
  static double times[1 << 20];
  long seq = 0, commits = 0;
  double start = now(), end = start + seconds;
  while (now() < end) {
    double began = now();
    check(&signer);
    must(db, sqlite3_step(begin));
    sqlite3_reset(begin);
    for (int row = 0; row < rows; row++) {
      memcpy(record, &seq, sizeof seq);
      sqlite3_bind_blob(insert, 1, family, sizeof family, SQLITE_STATIC);
      sqlite3_bind_int64(insert, 2, ++seq);
      sqlite3_bind_blob(insert, 3, record, bytes, SQLITE_STATIC);
      must(db, sqlite3_step(insert));
      sqlite3_reset(insert);
    }
    must(db, sqlite3_step(commit));
    sqlite3_reset(commit);
    times[commits++ & ((1 << 20) - 1)] = (now() - began) * 1e3;
  }
  double took = now() - start;
  long kept = commits < 1 << 20 ? commits : 1 << 20;
  qsort(times, kept, sizeof *times, by_size);
  printf("%.1f %.1f %.4f %.4f\n", commits / took, (double)commits * rows * bytes / took, times[kept * 99 / 100],
         fsync_ms(arguments[1]));
  return 0;
}
