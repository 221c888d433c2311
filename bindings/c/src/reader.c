#include "json.h"
#include "state.h"

#include <stdlib.h>

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

static THREAD run_app_request(void *argument) {
    response *each = argument;
    context *of = each->of;
    begin_handling(of);
    respond(&each->to, piece_of(&each->params), each->type, false);
    free_response(each);
    leave_thread(of);
    return 0;
}

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

THREAD run_reader(void *argument) {
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
