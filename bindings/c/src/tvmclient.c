#include "context.h"
#include "messages.h"
#include "public.h"

#include <pthread.h>
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

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static entry *table;
static uint32_t last_number;

static void lock_table(void) {
    pthread_mutex_lock(&table_lock);
}

static void unlock_table(void) {
    pthread_mutex_unlock(&table_lock);
}

/* The child has neither the threads of its parent's contexts nor their daemons. */
static void forget_contexts(void) {
    pthread_mutex_init(&table_lock, NULL);
    for (entry *each = table; each != NULL; each = each->next) {
        abandon_context(each->open);
    }
    table = NULL;
}

static void follow_forks(void) {
    pthread_atfork(lock_table, unlock_table, forget_contexts);
}

static uint32_t add_context(context *opened) {
    entry *added = must_allocate(sizeof *added);
    pthread_mutex_lock(&table_lock);
    *added = (entry){table, ++last_number, opened};
    table = added;
    pthread_mutex_unlock(&table_lock);
    return added->number;
}

/*
 * The context, kept for the caller; null if it does not exist. `remove` takes it out of the table, which lets go of it.
 */
static context *take_context(uint32_t number, bool remove) {
    context *found = NULL;
    pthread_mutex_lock(&table_lock);
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
    pthread_mutex_unlock(&table_lock);
    return found;
}

static slice slice_from(tc_string_data_t given) {
    return given.content == NULL ? (slice){"", 0} : (slice){given.content, given.len};
}

/* For a call of a function, which is never made. */
static void write_invalid_context(text *to, tc_string_data_t name) {
    text error = {NULL, 0, 0};
    write_error(&error, 17, "Invalid context handle");
    append_unsent_error(to, piece_of(&error), message_use_of(slice_from(name)));
    free_text(&error);
}

/* {"result": …} or {"error": …}. */
static tc_string_handle_t *answer_of(bool has_result, slice value) {
    tc_string_handle_t *answer = must_allocate(sizeof *answer);
    append_string(&answer->content, has_result ? "{\"result\":" : "{\"error\":");
    append(&answer->content, value);
    append_string(&answer->content, "}");
    return answer;
}

static tc_string_handle_t *create_context(tc_string_data_t config, bool reads_project) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, follow_forks);
    text value = {NULL, 0, 0};
    context *opened = open_context(slice_from(config), reads_project, &value);
    if (opened != NULL) {
        append_number(&value, add_context(opened));
    }
    tc_string_handle_t *answer = answer_of(opened != NULL, piece_of(&value));
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
    text error = {NULL, 0, 0};
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
    text value = {NULL, 0, 0};
    bool has_result = false;
    context *found = take_context(number, false);
    if (found != NULL) {
        has_result = request_and_wait(found, slice_from(function_name), slice_from(function_params_json), &value);
        release_context(found);
    } else {
        write_invalid_context(&value, function_name);
    }
    tc_string_handle_t *answer = answer_of(has_result, piece_of(&value));
    free_text(&value);
    return answer;
}

PUBLIC tc_string_data_t tc_read_string(const tc_string_handle_t *handle) {
    if (handle == NULL) {
        return (tc_string_data_t){NULL, 0};
    }
    return (tc_string_data_t){handle->content.start, (uint32_t)handle->content.length};
}

PUBLIC void tc_destroy_string(const tc_string_handle_t *handle) {
    if (handle != NULL) {
        free(handle->content.start);
        free((void *)handle);
    }
}
