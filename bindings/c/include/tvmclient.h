/*
 * C interface of a core blockchain client library for TVM networks with Dapp IDs.
 *
 * The library itself runs in a daemon, which tc_create_context starts or connects to. All functions may be called from any
 * thread. Texts are UTF-8 with a length, without a zero at the end; functions and types are those of the reference.
 *
 * Contexts belong to the process that created them: after fork, the child has no contexts and creates its own.
 */
#ifndef TVMCLIENT_H
#define TVMCLIENT_H

#include <stdbool.h>
#include <stdint.h>

#include "tvmclient_flags.h"
#include "tvmclient_version.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A text that the caller does not own. An empty one may have a NULL content. */
typedef struct tc_string_data_t {
    const char *content;
    uint32_t len;
} tc_string_data_t;

/* A text that the library made; tc_destroy_string frees it. Functions never return NULL, not even when memory runs out. */
typedef struct tc_string_handle_t tc_string_handle_t;

/* Kinds of responses. */
typedef enum tc_response_types {
    tc_response_success = 0,     /* the result */
    tc_response_error = 1,       /* ClientError: {"code": ..., "message": ..., "data": ...} */
    tc_response_nop = 2,         /* nothing but the end of the request; the text is empty */
    tc_response_app_request = 3, /* ParamsOfAppRequest, answered by client.resolve_app_request */
    tc_response_app_notify = 4,  /* a notification to the app object */
    tc_response_custom = 100     /* and above: messages of the function */
} tc_response_types_t;

/*
 * Takes the responses of a request. The text lives during the call. Nothing follows a response that is finished.
 *
 * Responses of a context come one after the other on a thread of the context, perhaps before tc_request has returned. There
 * are two exceptions, and either may come at the same time as other responses:
 * - Each app request comes on a thread of its own.
 * - The error of a request that cannot be sent comes on the calling thread, before tc_request returns: the context does not
 *   exist, is being destroyed or has lost its daemon (17, -32099), the parameters are not a JSON object, are nested too deep
 *   or too large (23, -32600, -32004), the name of the function is not UTF-8 (25), or memory has run out (-32603). So hold no
 *   lock during tc_request that the handler takes.
 *
 * A handler may call this library, including tc_request_sync and tc_destroy_context. With NULL as the handler, responses are
 * dropped, and app requests stay unanswered.
 */
typedef void (*tc_response_handler_t)(
    uint32_t request_id, tc_string_data_t params_json, uint32_t response_type, bool finished);
typedef void (*tc_response_handler_ptr_t)(
    void *request_ptr, tc_string_data_t params_json, uint32_t response_type, bool finished);

/*
 * Creates a context. The configuration is a ClientConfig as JSON; empty for defaults. The answer is {"result": <context>} or
 * {"error": <ClientError>}.
 */
tc_string_handle_t *tc_create_context(tc_string_data_t config);

/*
 * The same, and the daemon that is started also reads vendorclient.json of the working folder: endpoints with their own
 * credentials and ABIs, nothing that spends or leads to secrets. An extension: the published library has no such function.
 */
tc_string_handle_t *tc_create_context_in_project(tc_string_data_t config);

/*
 * Ends a context and its daemon: calls that wait are cancelled and end with error 17, which says what became of their
 * messages. Waits until no handler runs on a thread of the context, unless a handler calls it. An unknown context is ignored.
 */
void tc_destroy_context(uint32_t context);

/*
 * The same, but first lets waiting calls continue for grace_ms milliseconds; it ends as soon as no call waits.
 * Meanwhile the context takes calls, so that handlers can answer app requests. An extension: the published library has
 * no such function.
 */
void tc_destroy_context_within(uint32_t context, uint32_t grace_ms);

/* Calls a function and answers through the handler: later, or before it returns if the request cannot be sent. */
void tc_request(uint32_t context, tc_string_data_t function_name, tc_string_data_t function_params_json,
    uint32_t request_id, tc_response_handler_t response_handler);

/* The same with a pointer of the caller in place of a number. */
void tc_request_ptr(uint32_t context, tc_string_data_t function_name, tc_string_data_t function_params_json,
    void *request_ptr, tc_response_handler_ptr_t response_handler);

/*
 * Calls a function and waits. The answer is {"result": ...} or {"error": <ClientError>}. Functions that take an app object
 * have no such form (25); messages of others are dropped.
 */
tc_string_handle_t *tc_request_sync(
    uint32_t context, tc_string_data_t function_name, tc_string_data_t function_params_json);

/*
 * Outcome of the message of a call that ended with any error: `data.outcome`. Extension of the
 * published interface, like the functions below.
 */
typedef enum tc_outcomes {
    tc_outcome_none = 0,         /* the call has nothing to do with messages */
    tc_outcome_not_executed = 1, /* proven, or nothing was sent: the call may be repeated */
    tc_outcome_refused = 2,      /* refused: not executed, and cannot be from tc_error_settles_at on; if that is 0: unknown */
    tc_outcome_failed = 3,       /* executed, and its transaction was aborted */
    tc_outcome_executed = 4,     /* executed */
    tc_outcome_unknown = 5       /* may have been executed, or may be later: look for tc_error_message_hash, never repeat it */
} tc_outcome_t;

/*
 * These read an error: the ClientError that a handler gets, or the answer {"error": <ClientError>}. Texts are pieces of
 * the error and live as long as it; they are empty if the error lacks the field.
 */
tc_outcome_t tc_error_outcome(tc_string_data_t error);

/* Hash of the message that was sent or may have been. */
tc_string_data_t tc_error_message_hash(tc_string_data_t error);

/* Hash of the transaction, with the outcomes failed and executed. */
tc_string_data_t tc_error_transaction_id(tc_string_data_t error);

/*
 * With the outcome refused: when the message can no longer be executed, Unix time in s. 0 if the message has no expiration
 * or the error no such field: then treat the outcome as unknown. Check for 0 before you compare it with the clock.
 */
uint32_t tc_error_settles_at(tc_string_data_t error);

/*
 * The text of a handle; it lives as long as the handle. It has no zero at its end: copy it before you pass it to functions
 * such as sscanf. The text of NULL is empty.
 */
tc_string_data_t tc_read_string(const tc_string_handle_t *handle);

/* Frees a text; NULL is ignored. */
void tc_destroy_string(const tc_string_handle_t *handle);

#ifdef __cplusplus
}
#endif

#endif
