// Generated from the definitions of the API.
package vendorclient.api.daemon;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of the protocol; those of the library are positive. */
public enum ProtocolErrorCode implements NumberConstant {
    /** The message is not JSON or not UTF-8. */
    PARSE_ERROR(-32700),

    /** The message is JSON but not a valid request object, or is nested too deep. */
    INVALID_REQUEST(-32600),

    /** The method is unknown; data.client_code is 25. */
    METHOD_NOT_FOUND(-32601),

    /** Params is not an object, or a parameter of {@code _call} or of a {@code daemon.*} method is wrong. */
    INVALID_PARAMS(-32602),

    /** A bug of the daemon; data.incident names the log line. */
    INTERNAL_ERROR(-32603),

    /** The daemon stops and takes no new calls. */
    SHUTTING_DOWN(-32000),

    /** The connection is not in the state that the call needs, or the token is wrong. */
    INVALID_STATE(-32001),

    /** No common protocol version, or a required capability is missing. */
    PROTOCOL_MISMATCH(-32002),

    /** A limit of calls is reached. */
    BUSY(-32003),

    /** The message exceeds the limit of incoming messages. */
    REQUEST_TOO_LARGE(-32004),

    /** The answer exceeds the limit of outgoing messages. */
    RESPONSE_TOO_LARGE(-32005),

    /** The batch has too many entries. */
    BATCH_TOO_LARGE(-32006),

    /** Too many app objects, callbacks or open app requests. */
    TOO_MANY_OBJECTS(-32007),

    /** The call passed its own time limit, or the one of all calls; then data.limit is call_timeout_ms. */
    DEADLINE_EXCEEDED(-32008),

    /** The call was cancelled. */
    REQUEST_CANCELLED(-32800);

    private final int wire;

    ProtocolErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ProtocolErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
