#include "context.h"
#include "messages.h"
#include "public.h"
#include "threads.h"

#include <stdlib.h>
#include <string.h>

struct tc_string_handle_t {
    text content;
};

typedef struct entry {
    struct entry *next;
    uint32_t number;
    context *open;
} entry;

static mutex table_lock = MUTEX_INITIALIZER;
static entry *table;
static uint32_t last_number;

#ifdef _WIN32
/* No process is copied there. */
static void follow_forks(void) {}
#else
static void lock_table(void) {
    lock_mutex(&table_lock);
}

static void unlock_table(void) {
    unlock_mutex(&table_lock);
}

/* The child has neither the threads of its parent's contexts nor their daemons. */
static void forget_contexts(void) {
    init_mutex(&table_lock);
    for (entry *each = table; each != NULL; each = each->next) {
        abandon_context(each->open);
    }
    table = NULL;
}

static void begin_to_follow(void) {
    pthread_atfork(lock_table, unlock_table, forget_contexts);
}

static void follow_forks(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, begin_to_follow);
}
#endif

/* 0 if there is no memory for it. */
static uint32_t add_context(context *opened) {
    entry *added = allocate(sizeof *added);
    if (added == NULL) {
        return 0;
    }
    lock_mutex(&table_lock);
    *added = (entry){table, ++last_number, opened};
    table = added;
    unlock_mutex(&table_lock);
    return added->number;
}

/*
 * The context, kept for the caller; null if it does not exist. `remove` takes it out of the table, which lets go of it.
 */
static context *take_context(uint32_t number, bool remove) {
    context *found = NULL;
    lock_mutex(&table_lock);
    entry **place = &table;
    while (*place != NULL && (*place)->number != number) {
        place = &(*place)->next;
    }
    entry *at = *place;
    if (at != NULL) {
        found = at->open;
        if (remove) {
            *place = at->next;
            free(at);
        } else {
            keep_context(found);
        }
    }
    unlock_mutex(&table_lock);
    return found;
}

static slice slice_from(tc_string_data_t given) {
    return given.content == NULL ? (slice){"", 0} : (slice){given.content, given.len};
}

/* For a call of a function, which is never made. */
static void write_invalid_context(text *to, tc_string_data_t name) {
    text error = {0};
    write_error(&error, 17, "Invalid context handle");
    if (error.is_short) {
        become(&error, memory_error(INTERNAL_ERROR, has_no_message, true));
    }
    append_unsent_error(to, piece_of(&error), message_use_of(slice_from(name)));
    free_text(&error);
}

/* Answers that lie in the program, for when there is no memory for another: for calls without messages, unsent ones, and unknown ends. */
#define LAST_ANSWER(facts) \
    {{(char *)"{\"error\":{\"code\":-32603,\"message\":\"Out of memory\",\"data\":{" facts "}}}", 0, 0, false}}
static tc_string_handle_t last_answers[] = {
    LAST_ANSWER(""),
    LAST_ANSWER("\"sent\":false,\"outcome\":\"not_executed\""),
    LAST_ANSWER("\"sent\":true,\"outcome\":\"unknown\""),
};

static bool is_last_answer(const tc_string_handle_t *answer) {
    for (size_t index = 0; index < sizeof last_answers / sizeof *last_answers; index++) {
        if (answer == &last_answers[index]) {
            return true;
        }
    }
    return false;
}

static tc_string_handle_t *last_answer(bool has_result, slice value, message_use use) {
    tc_outcome_t outcome = has_result ? tc_outcome_none : tc_error_outcome((tc_string_data_t){value.start, (uint32_t)value.length});
    if (has_result ? use == has_no_message : outcome == tc_outcome_none) {
        return &last_answers[0];
    }
    return &last_answers[outcome == tc_outcome_not_executed ? 1 : 2];
}

/* {"result": ...} or {"error": ...}. */
static tc_string_handle_t *answer_of(bool has_result, slice value, message_use use) {
    tc_string_handle_t *answer = allocate(sizeof *answer);
    if (answer == NULL) {
        return last_answer(has_result, value, use);
    }
    append_string(&answer->content, has_result ? "{\"result\":" : "{\"error\":");
    append(&answer->content, value);
    append_string(&answer->content, "}");
    if (answer->content.is_short) {
        tc_destroy_string(answer);
        return last_answer(has_result, value, use);
    }
    return answer;
}

static tc_string_handle_t *create_context(tc_string_data_t config, bool reads_project) {
    follow_forks();
    text value = {0};
    context *opened = open_context(slice_from(config), reads_project, &value);
    uint32_t number = opened == NULL ? 0 : add_context(opened);
    if (number != 0) {
        append_number(&value, number);
    } else if (opened != NULL) {
        close_context(opened);
        release_context(opened);
        value.is_short = true;
    }
    if (value.is_short) {
        become(&value, memory_error(INTERNAL_ERROR, has_no_message, true));
        tc_destroy_context(number);
        number = 0;
    }
    tc_string_handle_t *answer = answer_of(number != 0, piece_of(&value), has_no_message);
    if (number != 0 && is_last_answer(answer)) {
        tc_destroy_context(number);
    }
    free_text(&value);
    return answer;
}

PUBLIC tc_string_handle_t *tc_create_context(tc_string_data_t config) {
    return create_context(config, false);
}

PUBLIC tc_string_handle_t *tc_create_context_in_project(tc_string_data_t config) {
    return create_context(config, true);
}

PUBLIC void tc_destroy_context(uint32_t number) {
    context *found = take_context(number, true);
    if (found != NULL) {
        close_context(found);
        release_context(found);
    }
}

PUBLIC void tc_destroy_context_within(uint32_t number, uint32_t grace_ms) {
    context *found = take_context(number, false);
    if (found != NULL) {
        wait_for_answers(found, grace_ms);
        release_context(found);
    }
    tc_destroy_context(number);
}

static void start_request(uint32_t number, tc_string_data_t name, tc_string_data_t params, receiver to) {
    context *found = take_context(number, false);
    if (found != NULL) {
        begin_request(found, slice_from(name), slice_from(params), to);
        release_context(found);
        return;
    }
    text error = {0};
    write_invalid_context(&error, name);
    respond(&to, piece_of(&error), tc_response_error, true);
    free_text(&error);
}

PUBLIC void tc_request(uint32_t number, tc_string_data_t function_name, tc_string_data_t function_params_json,
    uint32_t request_id, tc_response_handler_t response_handler) {
    start_request(number, function_name, function_params_json,
        (receiver){.handler = response_handler, .number = request_id});
}

PUBLIC void tc_request_ptr(uint32_t number, tc_string_data_t function_name, tc_string_data_t function_params_json,
    void *request_ptr, tc_response_handler_ptr_t response_handler) {
    start_request(number, function_name, function_params_json,
        (receiver){.pointer_handler = response_handler, .pointer = request_ptr});
}

PUBLIC tc_string_handle_t *tc_request_sync(
    uint32_t number, tc_string_data_t function_name, tc_string_data_t function_params_json) {
    text value = {0};
    bool has_result = false;
    context *found = take_context(number, false);
    if (found != NULL) {
        has_result = request_and_wait(found, slice_from(function_name), slice_from(function_params_json), &value);
        release_context(found);
    } else {
        write_invalid_context(&value, function_name);
    }
    tc_string_handle_t *answer = answer_of(has_result, piece_of(&value), message_use_of(slice_from(function_name)));
    free_text(&value);
    return answer;
}

PUBLIC tc_string_data_t tc_read_string(const tc_string_handle_t *handle) {
    if (handle == NULL) {
        return (tc_string_data_t){NULL, 0};
    }
    const text *content = &handle->content;
    size_t length = content->room == 0 ? strlen(content->start) : content->length;
    return (tc_string_data_t){content->start, (uint32_t)length};
}

PUBLIC void tc_destroy_string(const tc_string_handle_t *handle) {
    if (handle != NULL && !is_last_answer(handle)) {
        free_text(&((tc_string_handle_t *)handle)->content);
        free((void *)handle);
    }
}
