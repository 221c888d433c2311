// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module client. */
public final class ClientErrorCode extends NumberConstant {
    /** An ABI of type Handle is used. */
    public static final ClientErrorCode NOT_IMPLEMENTED = new ClientErrorCode(1, "NOT_IMPLEMENTED");

    /** Hex text cannot be decoded, after removing an optional prefix. */
    public static final ClientErrorCode INVALID_HEX = new ClientErrorCode(2, "INVALID_HEX");

    /** Base64 text cannot be decoded. */
    public static final ClientErrorCode INVALID_BASE64 = new ClientErrorCode(3, "INVALID_BASE64");

    /** An address cannot be parsed, or cannot be expressed in the requested form. */
    public static final ClientErrorCode INVALID_ADDRESS = new ClientErrorCode(4, "INVALID_ADDRESS");

    /** A callback message cannot be serialized to JSON or exceeds the size limit of outgoing messages. */
    public static final ClientErrorCode CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON = new ClientErrorCode(
            5, "CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON");

    /**
     * Cannot occur: if a WebSocket connection cannot be opened, the error is GraphqlWebsocketInitError (613) of module
     * net.
     */
    public static final ClientErrorCode WEBSOCKET_CONNECT_ERROR = new ClientErrorCode(6, "WEBSOCKET_CONNECT_ERROR");

    /** Cannot occur: if a WebSocket connection breaks, the error is WebsocketDisconnected (610) of module net. */
    public static final ClientErrorCode WEBSOCKET_RECEIVE_ERROR = new ClientErrorCode(7, "WEBSOCKET_RECEIVE_ERROR");

    /**
     * Cannot occur: if a WebSocket connection breaks during a write, the error is WebsocketDisconnected (610) of module
     * net.
     */
    public static final ClientErrorCode WEBSOCKET_SEND_ERROR = new ClientErrorCode(8, "WEBSOCKET_SEND_ERROR");

    /** The HTTP client of a context cannot be created. */
    public static final ClientErrorCode HTTP_CLIENT_CREATE_ERROR = new ClientErrorCode(9, "HTTP_CLIENT_CREATE_ERROR");

    /** An HTTP method or header is invalid. */
    public static final ClientErrorCode HTTP_REQUEST_CREATE_ERROR = new ClientErrorCode(
            10, "HTTP_REQUEST_CREATE_ERROR");

    /** An HTTP request fails, or GraphQL answers with a status outside 200 to 299 and no GraphQL error body. */
    public static final ClientErrorCode HTTP_REQUEST_SEND_ERROR = new ClientErrorCode(11, "HTTP_REQUEST_SEND_ERROR");

    /** The body of an HTTP answer cannot be read or is not JSON. */
    public static final ClientErrorCode HTTP_REQUEST_PARSE_ERROR = new ClientErrorCode(12, "HTTP_REQUEST_PARSE_ERROR");

    /** A function that needs an application object, or was asked to send events, was called without its id. */
    public static final ClientErrorCode CALLBACK_NOT_REGISTERED = new ClientErrorCode(13, "CALLBACK_NOT_REGISTERED");

    /** A network function is called in a context without endpoints, or the list of endpoints is empty. */
    public static final ClientErrorCode NET_MODULE_NOT_INIT = new ClientErrorCode(14, "NET_MODULE_NOT_INIT");

    /** A field of the client configuration is invalid. */
    public static final ClientErrorCode INVALID_CONFIG = new ClientErrorCode(15, "INVALID_CONFIG");

    /** A worker thread cannot be started. */
    public static final ClientErrorCode CANNOT_CREATE_RUNTIME = new ClientErrorCode(16, "CANNOT_CREATE_RUNTIME");

    /**
     * A context handle is unknown or its context was closed. Each connection of the daemon is one context, so this
     * occurs only in bindings that hold contexts by handle, and when a context is used after it was closed.
     */
    public static final ClientErrorCode INVALID_CONTEXT_HANDLE = new ClientErrorCode(17, "INVALID_CONTEXT_HANDLE");

    /** A result or a request to the application cannot be serialized to JSON. */
    public static final ClientErrorCode CANNOT_SERIALIZE_RESULT = new ClientErrorCode(18, "CANNOT_SERIALIZE_RESULT");

    /** The data of an error cannot be serialized to JSON. */
    public static final ClientErrorCode CANNOT_SERIALIZE_ERROR = new ClientErrorCode(19, "CANNOT_SERIALIZE_ERROR");

    /** A JavaScript value given to the TypeScript binding cannot be serialized to JSON. */
    public static final ClientErrorCode CANNOT_CONVERT_JS_VALUE_TO_JSON = new ClientErrorCode(
            20, "CANNOT_CONVERT_JS_VALUE_TO_JSON");

    /** A worker thread ended without returning a result. */
    public static final ClientErrorCode CANNOT_RECEIVE_SPAWNED_RESULT = new ClientErrorCode(
            21, "CANNOT_RECEIVE_SPAWNED_RESULT");

    /** Cannot occur: timers are started with a checked duration, and durations too long for the platform are split. */
    public static final ClientErrorCode SET_TIMER_ERROR = new ClientErrorCode(22, "SET_TIMER_ERROR");

    /** The parameters of a function do not match their type. */
    public static final ClientErrorCode INVALID_PARAMS = new ClientErrorCode(23, "INVALID_PARAMS");

    /**
     * Cannot occur: it covers missing flags of the base64 address form, which parameter validation refuses first (23).
     */
    public static final ClientErrorCode CONTRACTS_ADDRESS_CONVERSION_FAILED = new ClientErrorCode(
            24, "CONTRACTS_ADDRESS_CONVERSION_FAILED");

    /**
     * A function called by name is unknown, or has no synchronous form. Over JSON-RPC, an unknown method is -32601 with
     * data.client_code 25.
     */
    public static final ClientErrorCode UNKNOWN_FUNCTION = new ClientErrorCode(25, "UNKNOWN_FUNCTION");

    /**
     * The application answered a request with an error, or did not answer in time (data.reason app_request_timeout).
     */
    public static final ClientErrorCode APP_REQUEST_ERROR = new ClientErrorCode(26, "APP_REQUEST_ERROR");

    /**
     * An answer refers to a request that is unknown, was already answered, timed out, or belongs to another connection.
     */
    public static final ClientErrorCode NO_SUCH_REQUEST = new ClientErrorCode(27, "NO_SUCH_REQUEST");

    /** An answer arrived after its request was withdrawn: the waiting call had just been cancelled. */
    public static final ClientErrorCode CAN_NOT_SEND_REQUEST_RESULT = new ClientErrorCode(
            28, "CAN_NOT_SEND_REQUEST_RESULT");

    /**
     * A pending request was dropped without an answer: its object was removed, the daemon is stopping or the host is
     * gone.
     */
    public static final ClientErrorCode CAN_NOT_RECEIVE_REQUEST_RESULT = new ClientErrorCode(
            29, "CAN_NOT_RECEIVE_REQUEST_RESULT");

    /** The answer of the application does not match the response type. */
    public static final ClientErrorCode CAN_NOT_PARSE_REQUEST_RESULT = new ClientErrorCode(
            30, "CAN_NOT_PARSE_REQUEST_RESULT");

    /** The answer of the application is a different variant than the request. */
    public static final ClientErrorCode UNEXPECTED_CALLBACK_RESPONSE = new ClientErrorCode(
            31, "UNEXPECTED_CALLBACK_RESPONSE");

    /** A number given as text cannot be parsed or is out of range. */
    public static final ClientErrorCode CAN_NOT_PARSE_NUMBER = new ClientErrorCode(32, "CAN_NOT_PARSE_NUMBER");

    /** The library reached an unexpected state. */
    public static final ClientErrorCode INTERNAL_ERROR = new ClientErrorCode(33, "INTERNAL_ERROR");

    /** An iterator handle is unknown. */
    public static final ClientErrorCode INVALID_HANDLE = new ClientErrorCode(34, "INVALID_HANDLE");

    /**
     * Local storage fails, or a storage key contains characters other than letters, digits, {@code _} and {@code .}.
     */
    public static final ClientErrorCode LOCAL_STORAGE_ERROR = new ClientErrorCode(35, "LOCAL_STORAGE_ERROR");

    /** A cell is not plain data; for example, it is a pruned cell. */
    public static final ClientErrorCode INVALID_DATA = new ClientErrorCode(36, "INVALID_DATA");

    /**
     * Extension. The file of the running program was replaced, so a part that was not yet loaded is no longer
     * available; {@code data.version} is the running version, {@code data.found} the version in the file.
     */
    public static final ClientErrorCode PROGRAM_REPLACED = new ClientErrorCode(37, "PROGRAM_REPLACED");

    /**
     * Extension. The page does not allow WebAssembly, and the call needs it: {@code utils.compress_zstd}, or a contract
     * that runs ZIP, an instruction that compresses patches, or RUNWASM.
     */
    public static final ClientErrorCode WEB_ASSEMBLY_NEEDED = new ClientErrorCode(38, "WEB_ASSEMBLY_NEEDED");

    private ClientErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static ClientErrorCode of(int wire) {
        return switch (wire) {
            case 1 -> NOT_IMPLEMENTED;
            case 2 -> INVALID_HEX;
            case 3 -> INVALID_BASE64;
            case 4 -> INVALID_ADDRESS;
            case 5 -> CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON;
            case 6 -> WEBSOCKET_CONNECT_ERROR;
            case 7 -> WEBSOCKET_RECEIVE_ERROR;
            case 8 -> WEBSOCKET_SEND_ERROR;
            case 9 -> HTTP_CLIENT_CREATE_ERROR;
            case 10 -> HTTP_REQUEST_CREATE_ERROR;
            case 11 -> HTTP_REQUEST_SEND_ERROR;
            case 12 -> HTTP_REQUEST_PARSE_ERROR;
            case 13 -> CALLBACK_NOT_REGISTERED;
            case 14 -> NET_MODULE_NOT_INIT;
            case 15 -> INVALID_CONFIG;
            case 16 -> CANNOT_CREATE_RUNTIME;
            case 17 -> INVALID_CONTEXT_HANDLE;
            case 18 -> CANNOT_SERIALIZE_RESULT;
            case 19 -> CANNOT_SERIALIZE_ERROR;
            case 20 -> CANNOT_CONVERT_JS_VALUE_TO_JSON;
            case 21 -> CANNOT_RECEIVE_SPAWNED_RESULT;
            case 22 -> SET_TIMER_ERROR;
            case 23 -> INVALID_PARAMS;
            case 24 -> CONTRACTS_ADDRESS_CONVERSION_FAILED;
            case 25 -> UNKNOWN_FUNCTION;
            case 26 -> APP_REQUEST_ERROR;
            case 27 -> NO_SUCH_REQUEST;
            case 28 -> CAN_NOT_SEND_REQUEST_RESULT;
            case 29 -> CAN_NOT_RECEIVE_REQUEST_RESULT;
            case 30 -> CAN_NOT_PARSE_REQUEST_RESULT;
            case 31 -> UNEXPECTED_CALLBACK_RESPONSE;
            case 32 -> CAN_NOT_PARSE_NUMBER;
            case 33 -> INTERNAL_ERROR;
            case 34 -> INVALID_HANDLE;
            case 35 -> LOCAL_STORAGE_ERROR;
            case 36 -> INVALID_DATA;
            case 37 -> PROGRAM_REPLACED;
            case 38 -> WEB_ASSEMBLY_NEEDED;
            default -> new ClientErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<ClientErrorCode> known() {
        return List.of(
                NOT_IMPLEMENTED,
                INVALID_HEX,
                INVALID_BASE64,
                INVALID_ADDRESS,
                CALLBACK_PARAMS_CANT_BE_CONVERTED_TO_JSON,
                WEBSOCKET_CONNECT_ERROR,
                WEBSOCKET_RECEIVE_ERROR,
                WEBSOCKET_SEND_ERROR,
                HTTP_CLIENT_CREATE_ERROR,
                HTTP_REQUEST_CREATE_ERROR,
                HTTP_REQUEST_SEND_ERROR,
                HTTP_REQUEST_PARSE_ERROR,
                CALLBACK_NOT_REGISTERED,
                NET_MODULE_NOT_INIT,
                INVALID_CONFIG,
                CANNOT_CREATE_RUNTIME,
                INVALID_CONTEXT_HANDLE,
                CANNOT_SERIALIZE_RESULT,
                CANNOT_SERIALIZE_ERROR,
                CANNOT_CONVERT_JS_VALUE_TO_JSON,
                CANNOT_RECEIVE_SPAWNED_RESULT,
                SET_TIMER_ERROR,
                INVALID_PARAMS,
                CONTRACTS_ADDRESS_CONVERSION_FAILED,
                UNKNOWN_FUNCTION,
                APP_REQUEST_ERROR,
                NO_SUCH_REQUEST,
                CAN_NOT_SEND_REQUEST_RESULT,
                CAN_NOT_RECEIVE_REQUEST_RESULT,
                CAN_NOT_PARSE_REQUEST_RESULT,
                UNEXPECTED_CALLBACK_RESPONSE,
                CAN_NOT_PARSE_NUMBER,
                INTERNAL_ERROR,
                INVALID_HANDLE,
                LOCAL_STORAGE_ERROR,
                INVALID_DATA,
                PROGRAM_REPLACED,
                WEB_ASSEMBLY_NEEDED);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ClientErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
