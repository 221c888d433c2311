// Generated from the definitions of the API.
package vendorclient.api.account;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module account. */
public enum AccountErrorCode implements NumberConstant {
    /** An ABI of type Handle is used. */
    NOT_IMPLEMENTED(1),

    /** A hex text cannot be decoded, after removing an optional prefix. */
    INVALID_HEX(2),

    /** A base64 text cannot be decoded. */
    INVALID_BASE64(3),

    /** An address cannot be parsed, or cannot be expressed in the form asked for. */
    INVALID_ADDRESS(4),

    /** A message for a callback has no JSON form or exceeds the limit of outgoing messages. */
    CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON(5),

    /** Cannot occur: a WebSocket connection that cannot be opened is GraphqlWebsocketInitError (613) of module net. */
    WEBSOCKET_CONNECT_ERROR(6),

    /** Cannot occur: a WebSocket connection that breaks is WebsocketDisconnected (610) of module net. */
    WEBSOCKET_RECEIVE_ERROR(7),

    /**
     * Cannot occur: a WebSocket connection that breaks while it is written to is WebsocketDisconnected (610) of module
     * net.
     */
    WEBSOCKET_SEND_ERROR(8),

    /** The HTTP client of a context cannot be created. */
    HTTP_CLIENT_CREATE_ERROR(9),

    /** An HTTP method or header is invalid. */
    HTTP_REQUEST_CREATE_ERROR(10),

    /** An HTTP exchange fails, or GraphQL answers outside 200 to 299 without a GraphQL error body. */
    HTTP_REQUEST_SEND_ERROR(11),

    /** The body of an HTTP answer cannot be read or is not JSON. */
    HTTP_REQUEST_PARSE_ERROR(12),

    /** A function that needs an application object, or is asked to send events, was called without the id of one. */
    CALLBACK_NOT_REGISTERED(13),

    /** A network function is called in a context without endpoints, or the list of endpoints is empty. */
    NET_MODULE_NOT_INIT(14),

    /** A field of the client configuration is not acceptable. */
    INVALID_CONFIG(15),

    /** A worker thread for heavy functions cannot be started. */
    CANNOT_CREATE_RUNTIME(16),

    /**
     * A context handle is unknown or its context was closed. A connection of the daemon is one context, so this comes
     * only from bindings that hold contexts by number and from a context used after it was closed.
     */
    INVALID_CONTEXT_HANDLE(17),

    /** A result or a request toward the application has no JSON form. */
    CANNOT_SERIALIZE_RESULT(18),

    /** The data of an error has no JSON form. */
    CANNOT_SERIALIZE_ERROR(19),

    /** A JavaScript value given to the TypeScript binding has no JSON form. */
    CANNOT_CONVERT_JS_VALUE_TO_JSON(20),

    /** A worker thread ended without giving the result of its function. */
    CANNOT_RECEIVE_SPAWNED_RESULT(21),

    /** Cannot occur: a timer is started with a checked duration, and one that is too long for the platform is split. */
    SET_TIMER_ERROR(22),

    /** The parameters of a function do not fit their type. */
    INVALID_PARAMS(23),

    /**
     * Cannot occur: it guards the base64 form of an address against missing flags, which validation of the parameters
     * refuses before (23).
     */
    CONTRACTS_ADDRESS_CONVERSION_FAILED(24),

    /**
     * A function named by a program is unknown, or has no synchronous form. Over JSON-RPC an unknown method is -32601
     * with data.client_code 25.
     */
    UNKNOWN_FUNCTION(25),

    /** The application answered a request with Error, or did not answer in time (data.reason app_request_timeout). */
    APP_REQUEST_ERROR(26),

    /** An answer names a request that is unknown, was answered before, timed out, or belongs to another connection. */
    NO_SUCH_REQUEST(27),

    /** An answer crossed the withdrawal of its request: the waiting call was cancelled just before. */
    CAN_NOT_SEND_REQUEST_RESULT(28),

    /**
     * A pending request was dropped without an answer: its object was removed, the daemon stops or the host is gone.
     */
    CAN_NOT_RECEIVE_REQUEST_RESULT(29),

    /** The answer of the application does not fit the response type. */
    CAN_NOT_PARSE_REQUEST_RESULT(30),

    /** The answer of the application is of another variant than the request. */
    UNEXPECTED_CALLBACK_RESPONSE(31),

    /** A number given as text cannot be parsed or is out of range. */
    CAN_NOT_PARSE_NUMBER(32),

    /** The library met a state that it does not expect. */
    INTERNAL_ERROR(33),

    /** An iterator handle is unknown. */
    INVALID_HANDLE(34),

    /** Local storage fails, or a storage key has other characters than letters, digits, {@code _} and {@code .}. */
    LOCAL_STORAGE_ERROR(35),

    /** A cell cannot be read as plain data, for instance a pruned one. */
    INVALID_DATA(36);

    private final int wire;

    AccountErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AccountErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
