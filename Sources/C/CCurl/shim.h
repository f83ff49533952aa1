#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stdbool.h>

// Variadic functions, which Swift does not see: one for each type of option.

static inline CURLcode curl_set_number(CURL *transfer, CURLoption option, long value) {
  return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode curl_set_text(CURL *transfer, CURLoption option, const char *value) {
  return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode curl_set_pointer(CURL *transfer, CURLoption option, const void *value) {
  return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode curl_set_writer(CURL *transfer, curl_write_callback writer) {
  return curl_easy_setopt(transfer, CURLOPT_WRITEFUNCTION, writer);
}

static inline CURLcode curl_set_opener(CURL *transfer, curl_opensocket_callback opener) {
  return curl_easy_setopt(transfer, CURLOPT_OPENSOCKETFUNCTION, opener);
}

static inline long curl_status_of(CURL *transfer) {
  long status = 0;
  curl_easy_getinfo(transfer, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

// The library keeps room behind it for addresses that are longer than the type says.
static inline const void *curl_bytes_of(const struct curl_sockaddr *address) {
  return &address->addr;
}

// Whether it was built to trust one file of certificates, unless told otherwise.
static inline bool curl_has_file_of_authorities(void) {
  return curl_version_info(CURLVERSION_NOW)->cainfo != NULL;
}
