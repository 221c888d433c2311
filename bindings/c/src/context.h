/* One client context: its connection, the calls that wait, and the objects and callbacks of the host. */
#ifndef CONTEXT_H
#define CONTEXT_H

#include "text.h"
#include "tvmclient.h"

typedef struct context context;

/* The receiver of the responses of a request: one of the handlers. */
typedef struct {
    tc_response_handler_t handler;
    uint32_t number;
    tc_response_handler_ptr_t pointer_handler;
    void *pointer;
} receiver;

/* Starts or connects, and initializes. Null when that fails; then `error` is the ClientError. */
context *open_context(slice config, bool reads_project, text *error);

/* Sends a request; its responses come later, or at once when it cannot be sent. */
void begin_request(context *of, slice name, slice params, receiver to);

/* Sends a request and waits. True with the result, false with the error. */
bool request_and_wait(context *of, slice name, slice params, text *answer);

/* Returns when no call waits for its answer, or the time is over. Answers may still be on their way to handlers. */
void wait_for_answers(context *of, uint32_t limit_ms);

/* Cancels everything, ends the connection, and waits for handlers unless one of them calls this. */
void close_context(context *of);

/* In the child of a fork: the context stays with the parent, whose threads and whose connection it has. */
void abandon_context(context *of);

/* Contexts live until the last who keeps them lets go. */
void keep_context(context *of);
void release_context(context *of);

/* Calls the handler. */
void respond(const receiver *to, slice params, uint32_t type, bool finished);

/* A ClientError as JSON. */
void write_error(text *to, int code, const char *message);

#endif
