#include "context.h"

#include "daemon.h"
#include "json.h"
#include "messages.h"
#include "threads.h"
#include "generated/registrations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 1024
#define ACKNOWLEDGED_SENDING "acknowledged_sending"
#define INVALID_CONTEXT 17
#define INVALID_PARAMS 23
#define UNKNOWN_FUNCTION 25
#define INVALID_REQUEST (-32600)
#define REQUEST_TOO_LARGE (-32004)

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

/* The context whose handler runs on this thread. */
static _Thread_local context *handling;

void write_error(text *to, int code, const char *message) {
    char number[16];
    snprintf(number, sizeof number, "%d", code);
    append_string(to, "{\"code\":");
    append_string(to, number);
    append_string(to, ",\"message\":");
    append_quoted(to, slice_of(message));
    append_string(to, ",\"data\":{}}");
}

void respond(const receiver *to, slice params, uint32_t type, bool finished) {
    tc_string_data_t given = {params.length == 0 ? "" : params.start, (uint32_t)params.length};
    if (to->pointer_handler != NULL) {
        to->pointer_handler(to->pointer, given, type, finished);
    } else if (to->handler != NULL) {
        to->handler(to->number, given, type, finished);
    }
}

void keep_context(context *of) {
    lock_mutex(&of->lock);
    of->references++;
    unlock_mutex(&of->lock);
}

void release_context(context *of) {
    lock_mutex(&of->lock);
    bool is_last = --of->references == 0;
    unlock_mutex(&of->lock);
    if (!is_last) {
        return;
    }
    free_link(&of->link);
    free_text(&of->lost);
    free_text(&of->fatal);
    free_condition(&of->changed);
    free_mutex(&of->lock);
    free(of);
}

/* A thread of the context. It must end with leave_thread. */
static bool start_thread(context *of, thread_function run, void *argument) {
    lock_mutex(&of->lock);
    of->references++;
    of->threads++;
    unlock_mutex(&of->lock);
    bool started = run_detached(run, argument);
    if (!started) {
        lock_mutex(&of->lock);
        of->references--;
        of->threads--;
        unlock_mutex(&of->lock);
    }
    return started;
}

static void leave_thread(context *of) {
    lock_mutex(&of->lock);
    of->threads--;
    wake_all(&of->changed);
    unlock_mutex(&of->lock);
    release_context(of);
}

static void free_response(response *gone) {
    if (gone != NULL) {
        free_text(&gone->params);
        free(gone);
    }
}

static void free_request(request *gone) {
    free_response(gone->kept[0]);
    free_response(gone->kept[1]);
    free(gone);
}

/* Everything from here to the threads needs the lock. */

static request *find_request(context *of, unsigned long long id) {
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

/* A message of an object or a callback. False if there is no memory for it. */
static bool enqueue(context *of, const receiver *to, slice params, uint32_t type) {
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

/* Hands the answer of a call on. A request with an object or a callback stays open after a result. */
static void answer_request(context *of, request *answered, slice value, bool has_result) {
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

/* Nothing more comes for an object or a callback. */
static void close_request(context *of, request *closed) {
    closed->is_closed = true;
    if (closed->is_answered && closed->waiting == NULL) {
        queue_end(of, closed);
        forget_request(of, closed);
    }
}

static void fail_requests(context *of, slice error) {
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

/* The request that a message of an object or callback is for: its ids are prefixed by a letter. */
static request *addressee(context *of, slice params, const char *field) {
    unsigned long long id;
    slice name = json_field(params, field);
    if (name.length < 4 || !json_number((slice){name.start + 2, name.length - 3}, &id)) {
        return NULL;
    }
    return find_request(of, id);
}

static THREAD run_app_request(void *argument) {
    response *each = argument;
    context *of = each->of;
    handling = of;
    respond(&each->to, piece_of(&each->params), each->type, false);
    free_response(each);
    leave_thread(of);
    return 0;
}

/* Needs no lock. */
static void refuse_app_request(context *of, slice id, const char *reason);

static void take_app_request(context *of, slice params) {
    slice id = json_field(params, "app_request_id"), data = json_field(params, "request_data");
    response *asked = allocate(sizeof *asked);
    if (asked == NULL) {
        refuse_app_request(of, id, "Out of memory");
        return;
    }
    const char *problem = NULL;
    lock_mutex(&of->lock);
    request *object = addressee(of, params, "app_object");
    if (object != NULL && object->waiting == NULL) {
        asked->to = object->to;
        asked->type = tc_response_app_request;
        asked->of = of;
        append_string(&asked->params, "{\"app_request_id\":");
        append(&asked->params, id);
        append_string(&asked->params, ",\"request_data\":");
        append(&asked->params, data);
        append_string(&asked->params, "}");
        problem = asked->params.is_short ? "Out of memory" : NULL;
    } else {
        problem = "There is no such app object";
    }
    unlock_mutex(&of->lock);
    if (problem == NULL && !start_thread(of, run_app_request, asked)) {
        problem = "No thread can be started for the app object";
    }
    if (problem != NULL) {
        refuse_app_request(of, id, problem);
        free_response(asked);
    }
}

/* False if there is no memory for the message. */
static bool take_callback(context *of, slice params) {
    unsigned long long type;
    request *subscribed = addressee(of, params, "callback");
    if (subscribed == NULL || subscribed->waiting != NULL || !json_number(json_field(params, "response_type"), &type)) {
        return true;
    }
    return enqueue(of, &subscribed->to, json_field(params, "data"), (uint32_t)type);
}

/* A line on its way to the daemon. */
typedef struct {
    text line;
    context *of;
} sending;

static void free_sending(sending *gone) {
    free_text(&gone->line);
    free(gone);
}

static THREAD run_sending(void *argument) {
    sending *each = argument;
    context *of = each->of;
    send_line(&of->link, piece_of(&each->line));
    free_sending(each);
    leave_thread(of);
    return 0;
}

/*
 * Lets a message leave. It is noted first: from then on it may be executed. One of a call that has ended is never sent, nor one that cannot be
 * noted.
 */
static void take_will_send(context *of, slice params) {
    unsigned long long id;
    slice hash = json_field(params, "message_hash");
    lock_mutex(&of->lock);
    request *waiting = json_number(json_field(params, "id"), &id) ? find_request(of, id) : NULL;
    bool is_waited_for = waiting != NULL && !waiting->is_answered && hash.start != NULL;
    bool is_noted = is_waited_for && add_message(&waiting->messages, params);
    unlock_mutex(&of->lock);
    sending *made = is_noted ? allocate(sizeof *made) : NULL;
    if (made == NULL) {
        return;
    }
    made->of = of;
    append_string(&made->line, "{\"jsonrpc\":\"2.0\",\"method\":\"daemon.acknowledge_send\",\"params\":{\"id\":");
    append_number(&made->line, id);
    append_string(&made->line, ",\"message_hash\":");
    append(&made->line, hash);
    append_string(&made->line, "}}\n");
    /* Not on this thread: the reader must not wait for a writer. Without another, the message is never sent. */
    if (made->line.is_short || !start_thread(of, run_sending, made)) {
        free_sending(made);
    }
}

/* Calls fail from here on: an answer that cannot be read or kept may belong to any of them, and none must wait forever. */
static void give_up(context *of, const char *reason);

static void take_notification(context *of, slice method, slice params) {
    if (slice_equals(method, "\"client.app_request\"")) {
        take_app_request(of, params);
        return;
    }
    if (slice_equals(method, "\"daemon.will_send\"")) {
        take_will_send(of, params);
        return;
    }
    bool is_kept = true;
    lock_mutex(&of->lock);
    if (slice_equals(method, "\"client.callback\"")) {
        is_kept = take_callback(of, params);
    } else if (slice_equals(method, "\"client.app_notify\"")) {
        request *object = addressee(of, params, "app_object");
        if (object != NULL && object->waiting == NULL) {
            is_kept = enqueue(of, &object->to, json_field(params, "notify_data"), tc_response_app_notify);
        }
    } else if (slice_equals(method, "\"client.closed\"")) {
        request *closed = addressee(of, params, "app_object");
        closed = closed == NULL ? addressee(of, params, "callback") : closed;
        if (closed != NULL) {
            close_request(of, closed);
        }
    } else if (slice_equals(method, "\"daemon.fatal\"")) {
        of->fatal.length = 0;
        json_string(json_field(params, "message"), &of->fatal);
    }
    unlock_mutex(&of->lock);
    if (!is_kept) {
        give_up(of, "Out of memory");
    }
}

/* The protocol has its own number for an unknown function; programs know that of the library. */
static void translate_error(slice error, text *to) {
    slice library_code = json_field(json_field(error, "data"), "client_code");
    if (library_code.start == NULL) {
        append(to, error);
        return;
    }
    append_string(to, "{\"code\":");
    append(to, library_code);
    append_string(to, ",\"message\":");
    append(to, json_field(error, "message"));
    append_string(to, ",\"data\":");
    append(to, json_field(error, "data"));
    append_string(to, "}");
}

/* Why calls fail from now on, unless it is known already. */
static void note_loss(context *of, int code, const char *reason) {
    if (of->lost.length == 0) {
        write_error(&of->lost, code, reason);
    }
    if (of->lost.is_short) {
        become(&of->lost, memory_error(CONNECTION_LOST, has_no_message, false));
    }
}

static void give_up(context *of, const char *reason) {
    lock_mutex(&of->lock);
    note_loss(of, CONNECTION_LOST, reason);
    of->is_over = true;
    fail_requests(of, piece_of(&of->lost));
    wake_all(&of->changed);
    unlock_mutex(&of->lock);
}

/* Runs in the thread that reads. */
static void take_line(void *owner, slice line) {
    context *of = owner;
    unsigned long long id;
    slice message = json_value(line, NULL);
    if (message.start == NULL) {
        give_up(of, "The daemon sent a text that cannot be read");
        return;
    }
    slice method = json_field(message, "method");
    if (method.start != NULL) {
        take_notification(of, method, json_field(message, "params"));
        return;
    }
    if (!json_number(json_field(message, "id"), &id)) {
        return;
    }
    slice error = json_field(message, "error"), result = json_field(message, "result");
    text translated = {0};
    if (error.start != NULL) {
        translate_error(error, &translated);
        if (translated.is_short) {
            become(&translated, memory_error_like(error));
        }
    }
    lock_mutex(&of->lock);
    request *answered = find_request(of, id);
    if (answered != NULL && !answered->is_answered) {
        text told = {0};
        if (error.start != NULL) {
            append_answered_error(&told, piece_of(&translated), &answered->messages);
        }
        answer_request(of, answered, error.start == NULL ? result : piece_of(&told), error.start == NULL);
        free_text(&told);
    }
    unlock_mutex(&of->lock);
    free_text(&translated);
}

static void describe_end(context *of, text *message) {
    const daemon_link *link = &of->link;
    if (link->is_out_of_memory) {
        append_string(message, "Out of memory");
    } else if (of->fatal.length > 0) {
        append(message, piece_of(&of->fatal));
    } else {
        append_string(message, is_process(link) ? "The daemon has ended" : "The connection has ended");
    }
    append_status(link, message);
    if (!link->is_out_of_memory && of->fatal.length == 0 && link->tail.length > 0) {
        append_string(message, ": ");
        append(message, piece_of(&link->tail));
    }
    append(message, (slice){"", 1});
}

static THREAD run_reader(void *argument) {
    context *of = argument;
    text message = {0};
    read_lines(&of->link, take_line, of);
    lock_mutex(&of->lock);
    describe_end(of, &message);
    note_loss(of, CONNECTION_LOST, message.is_short ? "Out of memory" : message.start);
    of->is_over = true;
    fail_requests(of, piece_of(&of->lost));
    wake_all(&of->changed);
    unlock_mutex(&of->lock);
    free_text(&message);
    leave_thread(of);
    return 0;
}

/* Calls handlers, one after the other, on a thread other than the reader's. */
static THREAD run_dispatcher(void *argument) {
    context *of = argument;
    handling = of;
    lock_mutex(&of->lock);
    for (;;) {
        response *next = of->first;
        if (next == NULL && of->is_over) {
            break;
        }
        if (next == NULL) {
            wait_for(&of->changed, &of->lock);
            continue;
        }
        of->first = next->next;
        of->last = of->first == NULL ? NULL : of->last;
        unlock_mutex(&of->lock);
        respond(&next->to, piece_of(&next->params), next->type, next->is_finished);
        free_response(next);
        lock_mutex(&of->lock);
    }
    unlock_mutex(&of->lock);
    leave_thread(of);
    return 0;
}

/* The parameters as one line, with what the request registers. False with an error if they are not a JSON object. */
static bool write_params(context *of, slice params, const request *made, text *line, text *error) {
    unsigned depth = 1;
    slice object = params.length == 0 ? slice_of("{}") : json_value(params, &depth);
    object = slice_equals(object, "null") ? slice_of("{}") : object;
    if (object.start == NULL || object.start[0] != '{') {
        write_error(error, INVALID_PARAMS, "Invalid parameters: the text is not a JSON object");
        return false;
    }
    if (depth + 1 > of->depth_limit) {
        write_error(error, INVALID_REQUEST, "The parameters are nested too deep");
        return false;
    }
    size_t start = line->length;
    append(line, (slice){object.start, object.length - 1});
    /* Only space between values can hold line ends, and a line end would end the message. */
    for (size_t index = start; index < line->length; index++) {
        if (line->start[index] == '\n' || line->start[index] == '\r') {
            line->start[index] = ' ';
        }
    }
    if (made->kind != registers_nothing && !(made->kind == registers_object && made->waiting != NULL)) {
        bool is_empty = json_is_empty(object);
        append_string(line, is_empty ? "" : ",");
        append_string(line, made->kind == registers_object ? "\"_call\":{\"app_object\":\"r" : "\"_call\":{\"callback\":\"r");
        append_number(line, made->id);
        append_string(line, "\"}");
    }
    append_string(line, "}");
    return true;
}

/* Makes the message and puts the request into the table. False with an error when it cannot be sent. */
static bool make_request(context *of, slice name, slice params, request *made, text *line, text *error) {
    made->kind = registration_of(name);
    if (made->kind == registers_object && made->waiting != NULL) {
        write_error(error, UNKNOWN_FUNCTION, "The function has no synchronous form: it takes an app object");
        return false;
    }
    /* The daemon could not read the message, so the call would never be answered. */
    if (!is_utf8(name)) {
        write_error(error, UNKNOWN_FUNCTION, "The name of the function is not UTF-8");
        return false;
    }
    lock_mutex(&of->lock);
    made->id = ++of->last_id;
    unlock_mutex(&of->lock);
    append_string(line, "{\"jsonrpc\":\"2.0\",\"id\":");
    append_number(line, made->id);
    append_string(line, ",\"method\":");
    append_quoted(line, name);
    append_string(line, ",\"params\":");
    if (!write_params(of, params, made, line, error)) {
        return false;
    }
    append_string(line, "}\n");
    if (line->is_short) {
        become(error, memory_error(INTERNAL_ERROR, has_no_message, true));
        return false;
    }
    if (line->length - 1 > of->message_limit) {
        write_error(error, REQUEST_TOO_LARGE, "The message is larger than the daemon takes");
        return false;
    }
    lock_mutex(&of->lock);
    bool is_open = !of->is_closing && !of->is_over;
    if (is_open) {
        made->messages.is_acknowledged = of->acknowledges;
        made->next = of->requests[made->id % BUCKETS];
        of->requests[made->id % BUCKETS] = made;
        of->unanswered++;
    } else {
        append(error, piece_of(&of->lost));
    }
    unlock_mutex(&of->lock);
    return is_open;
}

/* The same, with what became of the messages of the call. */
static bool prepare(context *of, slice name, slice params, request *made, text *line, text *error) {
    text refused = {0};
    made->messages.use = message_use_of(name);
    bool is_made = make_request(of, name, params, made, line, &refused);
    if (!is_made && refused.is_short) {
        become(&refused, memory_error(INTERNAL_ERROR, has_no_message, true));
    }
    if (!is_made) {
        append_unsent_error(error, piece_of(&refused), made->messages.use);
    }
    free_text(&refused);
    return is_made;
}

/* Null if there is no memory for it and its answer. */
static request *new_request(receiver to) {
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

void begin_request(context *of, slice name, slice params, receiver to) {
    text line = {0}, error = {0};
    request *made = new_request(to);
    if (made == NULL) {
        respond(&to, memory_error(INTERNAL_ERROR, message_use_of(name), true), tc_response_error, true);
        return;
    }
    if (prepare(of, name, params, made, &line, &error)) {
        send_line(&of->link, piece_of(&line));
    } else {
        free_request(made);
        respond(&to, piece_of(&error), tc_response_error, true);
    }
    free_text(&line);
    free_text(&error);
}

bool request_and_wait(context *of, slice name, slice params, text *answer) {
    text line = {0};
    waiter waiting = {.answer = answer};
    request made = {.waiting = &waiting};
    init_condition(&waiting.answered);
    if (prepare(of, name, params, &made, &line, answer)) {
        send_line(&of->link, piece_of(&line));
        lock_mutex(&of->lock);
        while (!waiting.is_done) {
            wait_for(&waiting.answered, &of->lock);
        }
        unlock_mutex(&of->lock);
    }
    free_condition(&waiting.answered);
    free_text(&line);
    return waiting.has_result;
}

static void ignore(uint32_t number, tc_string_data_t params, uint32_t type, bool finished) {
    (void)number, (void)params, (void)type, (void)finished;
}

static void refuse_app_request(context *of, slice id, const char *reason) {
    text params = {0};
    append_string(&params, "{\"app_request_id\":");
    append(&params, id);
    append_string(&params, ",\"result\":{\"type\":\"Error\",\"text\":");
    append_quoted(&params, slice_of(reason));
    append_string(&params, "}}");
    begin_request(of, slice_of("client.resolve_app_request"), piece_of(&params), (receiver){.handler = ignore});
    free_text(&params);
}

static unsigned long long limit_of(slice answer, const char *name, unsigned long long otherwise) {
    unsigned long long limit;
    return json_number(json_field(json_field(answer, "limits"), name), &limit) ? limit : otherwise;
}

/* Warnings of the daemon about unknown and deprecated configuration fields. The C library has no other logging. */
static void tell_warnings(slice answer) {
    const char *at = NULL;
    slice warning;
    while (json_item(json_field(answer, "warnings"), &at, &warning)) {
        text line = {0};
        append_string(&line, "vendorclient: configuration, ");
        json_string(json_field(warning, "path"), &line);
        append_string(&line, ": ");
        json_string(json_field(warning, "message"), &line);
        append_string(&line, "\n");
        /* At once, so that lines of several threads stay apart. */
        if (line.length > 0) {
            fwrite(line.start, 1, line.length, stderr);
        }
        free_text(&line);
    }
}

static void note_capabilities(context *of, slice answer) {
    const char *at = NULL;
    slice capability;
    while (json_item(json_field(answer, "capabilities"), &at, &capability)) {
        if (slice_equals(capability, "\"" ACKNOWLEDGED_SENDING "\"")) {
            lock_mutex(&of->lock);
            of->acknowledges = true;
            unlock_mutex(&of->lock);
        }
    }
}

static bool initialize(context *of, slice config, text *error) {
    text params = {0}, answer = {0};
    append_string(&params, "{\"protocol\":{\"min\":1,\"max\":1},\"required\":[\"app_objects\",\"callbacks\",\"cancel\"],");
    append_string(&params, "\"optional\":[\"" ACKNOWLEDGED_SENDING "\"],");
    append_string(&params, "\"binding\":{\"library\":\"vendorclient-c\",\"version\":\"" TVMCLIENT_VERSION "\"}");
    if (is_process(&of->link)) {
        append_string(&params, ",\"host_pid\":");
        append_number(&params, own_process_id());
    }
    if (config.length > 0) {
        append_string(&params, ",\"config\":");
        append(&params, config);
    }
    append_string(&params, "}");
    if (params.is_short) {
        become(error, memory_error(INTERNAL_ERROR, has_no_message, true));
        free_text(&params);
        return false;
    }
    bool is_ready = request_and_wait(of, slice_of("daemon.initialize"), piece_of(&params), &answer);
    if (is_ready) {
        of->message_limit = limit_of(piece_of(&answer), "message_in_bytes", of->message_limit);
        of->depth_limit = limit_of(piece_of(&answer), "nesting", of->depth_limit);
        note_capabilities(of, piece_of(&answer));
        tell_warnings(piece_of(&answer));
    } else {
        append(error, piece_of(&answer));
    }
    free_text(&params);
    free_text(&answer);
    return is_ready;
}

context *open_context(slice config, bool reads_project, text *error) {
    text problem = {0};
    slice object = config.length == 0 ? config : json_value(config, NULL);
    if (config.length > 0 && (object.start == NULL || object.start[0] != '{')) {
        write_error(error, INVALID_PARAMS, "Invalid configuration: the text is not a JSON object");
        return NULL;
    }
    context *opened = allocate(sizeof *opened);
    if (opened == NULL) {
        become(error, memory_error(INTERNAL_ERROR, has_no_message, true));
        return NULL;
    }
    if (!open_link(&opened->link, reads_project, &problem)) {
        append(&problem, (slice){"", 1});
        write_error(error, CONNECTION_LOST, problem.is_short ? "Out of memory" : problem.start);
        free_text(&problem);
        free(opened);
        return NULL;
    }
    free_text(&problem);
    opened->references = 1;
    opened->message_limit = 16777216;
    opened->depth_limit = 128;
    init_mutex(&opened->lock);
    init_condition(&opened->changed);
    if (!start_thread(opened, run_reader, opened)) {
        write_error(error, CONNECTION_LOST, "No thread can be started");
        end_link(&opened->link);
    } else if (!start_thread(opened, run_dispatcher, opened)) {
        write_error(error, CONNECTION_LOST, "No thread can be started");
        close_context(opened);
    } else if (initialize(opened, object, error)) {
        return opened;
    } else {
        close_context(opened);
    }
    release_context(opened);
    return NULL;
}

void wait_for_answers(context *of, uint32_t limit_ms) {
    for (unsigned long long limit = monotonic_ms() + limit_ms;;) {
        lock_mutex(&of->lock);
        bool is_idle = of->unanswered == 0;
        unlock_mutex(&of->lock);
        if (is_idle || monotonic_ms() >= limit) {
            return;
        }
        pause_briefly();
    }
}

void close_context(context *of) {
    text cancellations = {0};
    lock_mutex(&of->lock);
    of->is_closing = true;
    note_loss(of, INVALID_CONTEXT, "The context was destroyed");
    for (size_t index = 0; index < BUCKETS; index++) {
        for (request *each = of->requests[index]; each != NULL; each = each->next) {
            if (!each->is_answered) {
                append_string(&cancellations, "{\"jsonrpc\":\"2.0\",\"method\":\"daemon.cancel\",\"params\":{\"id\":");
                append_number(&cancellations, each->id);
                append_string(&cancellations, "}}\n");
            }
        }
    }
    fail_requests(of, piece_of(&of->lost));
    unlock_mutex(&of->lock);
    if (!cancellations.is_short) {
        send_last_lines(&of->link, piece_of(&cancellations));
    }
    free_text(&cancellations);
    end_link(&of->link);
    lock_mutex(&of->lock);
    /* A handler cannot wait for its own end. */
    while (handling != of && of->threads > 0) {
        wait_for(&of->changed, &of->lock);
    }
    unlock_mutex(&of->lock);
}

void abandon_context(context *of) {
    close_descriptors(&of->link);
}
