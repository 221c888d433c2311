/* The parts of a context. Only the files that run one include this; its requests and its queue need the lock. */
#ifndef STATE_H
#define STATE_H

#include "context.h"
#include "daemon.h"
#include "generated/registrations.h"
#include "messages.h"
#include "threads.h"

#define BUCKETS 1024
#define INVALID_PARAMS 23

/* A thread that waits for the answer of its call. */
typedef struct {
    condition answered;
    bool is_done, has_result;
    text *answer;
} waiter;

/* A request that has not got its last response. It is in the table by its id, until then. */
typedef struct response response;

typedef struct request {
    struct request *next;
    unsigned long long id;
    registration_kind kind;
    /* Null for requests of a thread that waits. */
    waiter *waiting;
    receiver to;
    message_facts messages;
    bool is_answered, is_closed;
    /* For its answer and for its end, so that both can be given out when memory has run out. Null for requests of a thread that waits. */
    response *kept[2];
} request;

/* A response on its way to its handler. */
struct response {
    response *next;
    receiver to;
    text params;
    uint32_t type;
    bool is_finished;
    context *of;
};

struct context {
    mutex lock;
    /* Signalled for new responses, and for threads that end. */
    condition changed;
    unsigned references, threads;
    daemon_link link;
    unsigned long long last_id, message_limit, depth_limit;
    request *requests[BUCKETS];
    /* Requests without an answer. */
    unsigned long long unanswered;
    response *first, *last;
    bool is_closing, is_over;
    /* The daemon sends a message only after this side has acknowledged it. */
    bool acknowledges;
    /* Why calls fail after the end. */
    text lost, fatal;
};

/* context.c: its threads. A thread of the context must end with leave_thread. */
bool start_thread(context *of, thread_function run, void *argument);
void leave_thread(context *of);
/* From here on, this thread calls handlers of the context. */
void begin_handling(context *of);

/* requests.c: the table and the queue. All but give_up need the lock. */
void free_response(response *gone);
/* Null if there is no memory for it and its answer. */
request *new_request(receiver to);
void free_request(request *gone);
request *find_request(context *of, unsigned long long id);
/* The request that a message of an object or callback is for: its ids are prefixed by a letter. */
request *addressee(context *of, slice params, const char *field);
/* A message of an object or a callback. False if there is no memory for it. */
bool enqueue(context *of, const receiver *to, slice params, uint32_t type);
/* Hands the answer of a call on. A request with an object or a callback stays open after a result. */
void answer_request(context *of, request *answered, slice value, bool has_result);
/* Nothing more comes for an object or a callback. */
void close_request(context *of, request *closed);
void fail_requests(context *of, slice error);
/* Why calls fail from now on, unless it is known already. */
void note_loss(context *of, int code, const char *reason);
/* Calls fail from here on: an answer that cannot be read or kept may belong to any of them, and none must wait forever. */
void give_up(context *of, const char *reason);

/* reader.c: takes what the daemon sends, until the connection ends. */
THREAD run_reader(void *argument);

/* dispatcher.c: calls handlers, one after the other, on a thread other than the reader's. */
THREAD run_dispatcher(void *argument);

#endif
