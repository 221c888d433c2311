#include "json.h"
#include "state.h"

#include <stdio.h>
#include <stdlib.h>

#define ACKNOWLEDGED_SENDING "acknowledged_sending"
#define INVALID_CONTEXT 17

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

bool start_thread(context *of, thread_function run, void *argument) {
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

void leave_thread(context *of) {
    lock_mutex(&of->lock);
    of->threads--;
    wake_all(&of->changed);
    unlock_mutex(&of->lock);
    release_context(of);
}

void begin_handling(context *of) {
    handling = of;
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
