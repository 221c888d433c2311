#include "json.h"
#include "state.h"

#include <stdlib.h>

void free_response(response *gone) {
    if (gone != NULL) {
        free_text(&gone->params);
        free(gone);
    }
}

void free_request(request *gone) {
    free_response(gone->kept[0]);
    free_response(gone->kept[1]);
    free(gone);
}

request *new_request(receiver to) {
    request *made = allocate(sizeof *made);
    if (made == NULL) {
        return NULL;
    }
    made->to = to;
    made->kept[0] = allocate(sizeof(response));
    made->kept[1] = allocate(sizeof(response));
    if (made->kept[0] == NULL || made->kept[1] == NULL) {
        free_request(made);
        return NULL;
    }
    return made;
}

request *find_request(context *of, unsigned long long id) {
    request *found = of->requests[id % BUCKETS];
    while (found != NULL && found->id != id) {
        found = found->next;
    }
    return found;
}

/* Takes it out of the table. */
static void forget_request(context *of, request *gone) {
    request **place = &of->requests[gone->id % BUCKETS];
    while (*place != gone) {
        place = &(*place)->next;
    }
    *place = gone->next;
    free_messages(&gone->messages);
    if (gone->waiting == NULL) {
        free_request(gone);
    }
}

static void queue_response(context *of, response *next, const receiver *to, uint32_t type, bool finished) {
    next->to = *to;
    next->type = type;
    next->is_finished = finished;
    if (of->last == NULL) {
        of->first = next;
    } else {
        of->last->next = next;
    }
    of->last = next;
    wake_all(&of->changed);
}

bool enqueue(context *of, const receiver *to, slice params, uint32_t type) {
    response *next = allocate(sizeof *next);
    if (next == NULL) {
        return false;
    }
    append(&next->params, params);
    if (next->params.is_short) {
        free_response(next);
        return false;
    }
    queue_response(of, next, to, type, false);
    return true;
}

/* The end of a request. */
static void queue_end(context *of, request *ended) {
    queue_response(of, ended->kept[1], &ended->to, tc_response_nop, true);
    ended->kept[1] = NULL;
}

/* Fills in the answer; false if it is an error, such as the one that there is no memory for the result. */
static bool fill_answer(text *answer, const request *answered, slice value, bool has_result) {
    append(answer, value);
    if (!answer->is_short) {
        return has_result;
    }
    become(answer, has_result ? memory_error(INTERNAL_ERROR, answered->messages.use, false) : memory_error_like(value));
    return false;
}

void answer_request(context *of, request *answered, slice value, bool has_result) {
    waiter *waiting = answered->waiting;
    of->unanswered--;
    if (waiting != NULL) {
        waiting->has_result = fill_answer(waiting->answer, answered, value, has_result);
        waiting->is_done = true;
        wake_one(&waiting->answered);
        forget_request(of, answered);
        return;
    }
    has_result = fill_answer(&answered->kept[0]->params, answered, value, has_result);
    bool is_plain = answered->kind == registers_nothing || !has_result;
    queue_response(of, answered->kept[0], &answered->to, has_result ? tc_response_success : tc_response_error, is_plain);
    answered->kept[0] = NULL;
    answered->is_answered = true;
    if (!is_plain && (answered->kind == registers_callback_of_call || answered->is_closed)) {
        queue_end(of, answered);
        is_plain = true;
    }
    if (is_plain) {
        forget_request(of, answered);
    }
}

void close_request(context *of, request *closed) {
    closed->is_closed = true;
    if (closed->is_answered && closed->waiting == NULL) {
        queue_end(of, closed);
        forget_request(of, closed);
    }
}

void fail_requests(context *of, slice error) {
    for (size_t index = 0; index < BUCKETS; index++) {
        for (request *each = of->requests[index], *next; each != NULL; each = next) {
            next = each->next;
            if (each->is_answered) {
                close_request(of, each);
            } else {
                text told = {0};
                append_lost_error(&told, error, &each->messages);
                answer_request(of, each, piece_of(&told), false);
                free_text(&told);
            }
        }
    }
}

request *addressee(context *of, slice params, const char *field) {
    unsigned long long id;
    slice name = json_field(params, field);
    if (name.length < 4 || !json_number((slice){name.start + 2, name.length - 3}, &id)) {
        return NULL;
    }
    return find_request(of, id);
}

void note_loss(context *of, int code, const char *reason) {
    if (of->lost.length == 0) {
        write_error(&of->lost, code, reason);
    }
    if (of->lost.is_short) {
        become(&of->lost, memory_error(CONNECTION_LOST, has_no_message, false));
    }
}

void give_up(context *of, const char *reason) {
    lock_mutex(&of->lock);
    note_loss(of, CONNECTION_LOST, reason);
    of->is_over = true;
    fail_requests(of, piece_of(&of->lost));
    wake_all(&of->changed);
    unlock_mutex(&of->lock);
}
