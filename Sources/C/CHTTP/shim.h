// NB: the order matters. libevent's headers set _GNU_SOURCE, which changes types of the system such as
// fd_set, and the compiler refuses a type with two definitions. The first header of the system decides
// which one it is, so one comes before libevent does.
#include <sys/types.h>

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/listener.h>
