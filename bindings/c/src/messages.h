/*
 * Facts about the messages of a call that never gets an answer. The daemon sends a message only after this side has
 * acknowledged its hash, so a call without acknowledged messages has not sent anything. Source: docs/protocol.md.
 */
#ifndef MESSAGES_H
#define MESSAGES_H

#include "text.h"

/* How a function handles messages. */
typedef enum { has_no_message, posts_message, stores_message, waits_for_message } message_use;

message_use message_use_of(slice function_name);

/* A message that this side has acknowledged: it may have been sent. */
typedef struct sent_message {
    struct sent_message *next;
    /* JSON; `expire_at` is empty if it does not expire. */
    text hash, expire_at;
} sent_message;

/* The messages of one call, in their order. */
typedef struct {
    message_use use;
    /* Messages leave only after they were acknowledged. */
    bool is_acknowledged;
    sent_message *first;
} message_facts;

/* Takes the parameters of `daemon.will_send`; false if there is no memory for it. A message that is proven not to have been executed is gone. */
bool add_message(message_facts *to, slice params);
void free_messages(message_facts *of);

/*
 * Where memory ran out. The errors lie in the program. `is_unsent`: the call was never handed to the daemon; `code` is one of these two.
 */
#define INTERNAL_ERROR (-32603)
#define CONNECTION_LOST (-32099)
slice memory_error(int code, message_use use, bool is_unsent);

/* The same error of an error that could not be given out, with its outcome. */
slice memory_error_like(slice error);

/* The error of a call that was never handed to the daemon, with what became of its messages. */
void append_unsent_error(text *to, slice error, message_use use);

/* The error of a call that the daemon did not answer. */
void append_lost_error(text *to, slice error, const message_facts *of);

/* An error that the daemon answered, completed where it says nothing about the messages of the call. */
void append_answered_error(text *to, slice error, const message_facts *of);

#endif
