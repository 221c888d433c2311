// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of the protocol; those of the library are positive. */
public final class ProtocolErrorCode extends NumberConstant {
    /** The message is not JSON or not UTF-8. */
    public static final ProtocolErrorCode PARSE_ERROR = new ProtocolErrorCode(-32700, "PARSE_ERROR");

    /** The message is JSON but not a valid request object, or is nested too deep. */
    public static final ProtocolErrorCode INVALID_REQUEST = new ProtocolErrorCode(-32600, "INVALID_REQUEST");

    /** The method is unknown; data.client_code is 25. */
    public static final ProtocolErrorCode METHOD_NOT_FOUND = new ProtocolErrorCode(-32601, "METHOD_NOT_FOUND");

    /** {@code params} is not an object, or a parameter of {@code _call} or of a {@code daemon.*} method is invalid. */
    public static final ProtocolErrorCode INVALID_PARAMS = new ProtocolErrorCode(-32602, "INVALID_PARAMS");

    /** A bug of the daemon; data.incident names the log line. */
    public static final ProtocolErrorCode INTERNAL_ERROR = new ProtocolErrorCode(-32603, "INTERNAL_ERROR");

    /** The daemon is stopping and accepts no new calls. */
    public static final ProtocolErrorCode SHUTTING_DOWN = new ProtocolErrorCode(-32000, "SHUTTING_DOWN");

    /** The connection is not in the state that the call requires, or the token is wrong. */
    public static final ProtocolErrorCode INVALID_STATE = new ProtocolErrorCode(-32001, "INVALID_STATE");

    /** No common protocol version, or a required capability is missing. */
    public static final ProtocolErrorCode PROTOCOL_MISMATCH = new ProtocolErrorCode(-32002, "PROTOCOL_MISMATCH");

    /** A limit on calls is reached. */
    public static final ProtocolErrorCode BUSY = new ProtocolErrorCode(-32003, "BUSY");

    /** The message exceeds the limit of incoming messages. */
    public static final ProtocolErrorCode REQUEST_TOO_LARGE = new ProtocolErrorCode(-32004, "REQUEST_TOO_LARGE");

    /** The answer exceeds the limit of outgoing messages. */
    public static final ProtocolErrorCode RESPONSE_TOO_LARGE = new ProtocolErrorCode(-32005, "RESPONSE_TOO_LARGE");

    /** The batch has too many entries. */
    public static final ProtocolErrorCode BATCH_TOO_LARGE = new ProtocolErrorCode(-32006, "BATCH_TOO_LARGE");

    /** Too many app objects, callbacks or open app requests. */
    public static final ProtocolErrorCode TOO_MANY_OBJECTS = new ProtocolErrorCode(-32007, "TOO_MANY_OBJECTS");

    /** The call exceeded its own time limit, or the general one; then data.limit is call_timeout_ms. */
    public static final ProtocolErrorCode DEADLINE_EXCEEDED = new ProtocolErrorCode(-32008, "DEADLINE_EXCEEDED");

    /** Never sent: bindings use it for calls whose daemon ended or whose connection broke. */
    public static final ProtocolErrorCode CONNECTION_LOST = new ProtocolErrorCode(-32099, "CONNECTION_LOST");

    /** The call was cancelled. */
    public static final ProtocolErrorCode REQUEST_CANCELLED = new ProtocolErrorCode(-32800, "REQUEST_CANCELLED");

    private ProtocolErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static ProtocolErrorCode of(int wire) {
        return switch (wire) {
            case -32700 -> PARSE_ERROR;
            case -32600 -> INVALID_REQUEST;
            case -32601 -> METHOD_NOT_FOUND;
            case -32602 -> INVALID_PARAMS;
            case -32603 -> INTERNAL_ERROR;
            case -32000 -> SHUTTING_DOWN;
            case -32001 -> INVALID_STATE;
            case -32002 -> PROTOCOL_MISMATCH;
            case -32003 -> BUSY;
            case -32004 -> REQUEST_TOO_LARGE;
            case -32005 -> RESPONSE_TOO_LARGE;
            case -32006 -> BATCH_TOO_LARGE;
            case -32007 -> TOO_MANY_OBJECTS;
            case -32008 -> DEADLINE_EXCEEDED;
            case -32099 -> CONNECTION_LOST;
            case -32800 -> REQUEST_CANCELLED;
            default -> new ProtocolErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<ProtocolErrorCode> known() {
        return List.of(
                PARSE_ERROR,
                INVALID_REQUEST,
                METHOD_NOT_FOUND,
                INVALID_PARAMS,
                INTERNAL_ERROR,
                SHUTTING_DOWN,
                INVALID_STATE,
                PROTOCOL_MISMATCH,
                BUSY,
                REQUEST_TOO_LARGE,
                RESPONSE_TOO_LARGE,
                BATCH_TOO_LARGE,
                TOO_MANY_OBJECTS,
                DEADLINE_EXCEEDED,
                CONNECTION_LOST,
                REQUEST_CANCELLED);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ProtocolErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
