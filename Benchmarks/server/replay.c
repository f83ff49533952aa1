// Sends requests that are made already, over connections that are kept, and measures each until its answer is there.
//
//   replay PORT SECONDS FILE...    one connection for each file; in a file requests, each after its length (32 bits)
//
// Prints how many were answered with 2xx and how many otherwise, requests per second, and the median, the 99th
// percentile and the longest time in ms. It ends when a file ends, or the time. It keeps the order of each file.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct connection {
  int socket;
  const char *next, *end, *sending;
  uint32_t left;
  double sent;
  char answer[1 << 20];
  size_t got;
};

static double *times;
static long good, bad, most;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void fail(const char *why) {
  perror(why);
  exit(1);
}

static void open_file(struct connection *c, const char *path) {
  struct stat status;
  int file = open(path, O_RDONLY);
  if (file < 0 || fstat(file, &status) < 0) fail(path);
  c->next = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
  if (c->next == MAP_FAILED) fail(path);
  c->end = c->next + status.st_size;
  close(file);
}

static void open_socket(struct connection *c, int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int yes = 1;
  c->socket = socket(AF_INET, SOCK_STREAM, 0);
  setsockopt(c->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  if (connect(c->socket, (struct sockaddr *)&address, sizeof address) < 0) fail("connect");
  fcntl(c->socket, F_SETFL, O_NONBLOCK);
}

static void send_more(struct connection *c, int poll) {
  while (c->left > 0) {
    ssize_t sent = send(c->socket, c->sending, c->left, MSG_NOSIGNAL);
    if (sent < 0 && errno == EAGAIN) break;
    if (sent < 0) fail("send");
    c->sending += sent;
    c->left -= sent;
  }
  struct epoll_event event = {.events = EPOLLIN | (c->left > 0 ? EPOLLOUT : 0), .data.ptr = c};
  epoll_ctl(poll, EPOLL_CTL_MOD, c->socket, &event);
}

// Whether there was one.
static int send_next(struct connection *c, int poll) {
  if (c->next >= c->end) return 0;
  memcpy(&c->left, c->next, 4);
  c->sending = c->next + 4;
  c->next += 4 + c->left;
  c->got = 0;
  c->sent = now();
  send_more(c, poll);
  return 1;
}

// Whether the answer is whole.
static int receive(struct connection *c) {
  ssize_t got = recv(c->socket, c->answer + c->got, sizeof c->answer - 1 - c->got, 0);
  if (got < 0 && errno == EAGAIN) return 0;
  if (got <= 0) fail("receive");
  c->got += got;
  c->answer[c->got] = 0;
  char *body = strstr(c->answer, "\r\n\r\n"), *length = strcasestr(c->answer, "\r\ncontent-length:");
  return body && length && length < body && body + 4 + atol(length + 17) <= c->answer + c->got;
}

static void note(struct connection *c) {
  if (good + bad == most) times = realloc(times, (most = most * 2 + 1024) * sizeof *times);
  times[good + bad] = (now() - c->sent) * 1e3;
  if (c->answer[9] == '2') good++; else bad++;
}

int main(int count, char **arguments) {
  if (count < 4) return 2;
  int files = count - 3, poll = epoll_create1(0), is_over = 0, waiting = files;
  struct connection *connections = calloc(files, sizeof *connections);
  for (int i = 0; i < files; i++) {
    open_file(&connections[i], arguments[3 + i]);
    open_socket(&connections[i], atoi(arguments[1]));
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = &connections[i]};
    epoll_ctl(poll, EPOLL_CTL_ADD, connections[i].socket, &event);
  }
  double start = now(), end = start + atof(arguments[2]);
  for (int i = 0; i < files; i++) send_next(&connections[i], poll);
  while (waiting > 0) {
    struct epoll_event events[64];
    int some = epoll_wait(poll, events, 64, 10000);
    if (some <= 0) fail("nobody answers");
    for (int i = 0; i < some; i++) {
      struct connection *c = events[i].data.ptr;
      if (events[i].events & EPOLLOUT) send_more(c, poll);
      if (!(events[i].events & EPOLLIN) || !receive(c)) continue;
      note(c);
      is_over |= now() >= end || c->next >= c->end;
      if (is_over || !send_next(c, poll)) waiting--;
    }
  }
  double took = now() - start;
  long all = good + bad;
  qsort(times, all, sizeof *times, by_size);
  printf("%ld %ld %.1f %.3f %.3f %.3f\n", good, bad, all / took, times[all / 2], times[all * 99 / 100], times[all - 1]);
  return 0;
}
