// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module net. */
public final class NetErrorCode extends NumberConstant {
    /**
     * A query failed permanently; {@code data} contains the data of the cause, with its code in {@code
     * data.cause_code}.
     */
    public static final NetErrorCode QUERY_FAILED = new NetErrorCode(601, "QUERY_FAILED");

    /** A subscription cannot be started; {@code data.cause_code} is the code of the cause. */
    public static final NetErrorCode SUBSCRIBE_FAILED = new NetErrorCode(602, "SUBSCRIBE_FAILED");

    /** Waiting for an object failed; {@code data} has {@code filter}, {@code timestamp} and {@code cause_code}. */
    public static final NetErrorCode WAIT_FOR_FAILED = new NetErrorCode(603, "WAIT_FOR_FAILED");

    /** An answer to a collection subscription lacks the collection. */
    public static final NetErrorCode GET_SUBSCRIPTION_RESULT_FAILED = new NetErrorCode(
            604, "GET_SUBSCRIPTION_RESULT_FAILED");

    /** An answer lacks expected data, or the version of the node is invalid. */
    public static final NetErrorCode INVALID_SERVER_RESPONSE = new NetErrorCode(605, "INVALID_SERVER_RESPONSE");

    /**
     * The clock of the network differs from that of this machine by more than 10 minutes, and the chain is not that of
     * a development node. Nothing was signed. {@code data} has {@code clock_difference_ms} (network minus machine),
     * {@code local_time} and {@code network_time} (Unix time in ms).
     */
    public static final NetErrorCode CLOCK_OUT_OF_SYNC = new NetErrorCode(606, "CLOCK_OUT_OF_SYNC");

    /** No object, or no answer, arrived in time. */
    public static final NetErrorCode WAIT_FOR_TIMEOUT = new NetErrorCode(607, "WAIT_FOR_TIMEOUT");

    /**
     * The GraphQL server returned errors; {@code data} has {@code server_code} and {@code node_error} if the server
     * sent them.
     */
    public static final NetErrorCode GRAPHQL_ERROR = new NetErrorCode(608, "GRAPHQL_ERROR");

    /** Sent to a subscription: network activity of its context is suspended. */
    public static final NetErrorCode NETWORK_MODULE_SUSPENDED = new NetErrorCode(609, "NETWORK_MODULE_SUSPENDED");

    /** The WebSocket connection was lost or its keep-alive messages stopped. */
    public static final NetErrorCode WEBSOCKET_DISCONNECTED = new NetErrorCode(610, "WEBSOCKET_DISCONNECTED");

    /**
     * The network does not offer a deprecated interface, and the request cannot be answered another way; {@code
     * data.deprecated_interface} names it, {@code data.reason} says what would work.
     */
    public static final NetErrorCode NOT_SUPPORTED = new NetErrorCode(611, "NOT_SUPPORTED");

    /** The list of endpoints is empty. */
    public static final NetErrorCode NO_ENDPOINTS_PROVIDED = new NetErrorCode(612, "NO_ENDPOINTS_PROVIDED");

    /** A WebSocket connection for GraphQL cannot be opened. */
    public static final NetErrorCode GRAPHQL_WEBSOCKET_INIT_ERROR = new NetErrorCode(
            613, "GRAPHQL_WEBSOCKET_INIT_ERROR");

    /**
     * Sent to a subscription: it is running again; events between {@code from} and {@code to} in {@code data.gap} (Unix
     * time in ms) may be missing. Without {@code gap}, none are.
     */
    public static final NetErrorCode NETWORK_MODULE_RESUMED = new NetErrorCode(614, "NETWORK_MODULE_RESUMED");

    /** The server answered 401. */
    public static final NetErrorCode UNAUTHORIZED = new NetErrorCode(615, "UNAUTHORIZED");

    /** Messages of a transaction tree did not appear in time; {@code data} has {@code timeout} in ms. */
    public static final NetErrorCode QUERY_TRANSACTION_TREE_TIMEOUT = new NetErrorCode(
            616, "QUERY_TRANSACTION_TREE_TIMEOUT");

    /** The server refused the GraphQL connection over WebSocket. */
    public static final NetErrorCode GRAPHQL_CONNECTION_ERROR = new NetErrorCode(617, "GRAPHQL_CONNECTION_ERROR");

    /** A server sent data for an operation, or completed it, before it acknowledged the connection. */
    public static final NetErrorCode WRONG_WEBSCOKET_PROTOCOL_SEQUENCE = new NetErrorCode(
            618, "WRONG_WEBSCOKET_PROTOCOL_SEQUENCE");

    /** An endpoint or the address of a node is not a URL. */
    public static final NetErrorCode PARSE_URL_FAILED = new NetErrorCode(619, "PARSE_URL_FAILED");

    /** Cannot occur: URLs are built from parsed ones; text that is not a URL is 619. */
    public static final NetErrorCode MODIFY_URL_FAILED = new NetErrorCode(620, "MODIFY_URL_FAILED");

    /** The node refused a message. */
    public static final NetErrorCode SEND_MESSAGE_FAILED = new NetErrorCode(621, "SEND_MESSAGE_FAILED");

    /** The server answered 404. */
    public static final NetErrorCode NOT_FOUND = new NetErrorCode(622, "NOT_FOUND");

    /** All endpoints that a message was sent to failed; {@code data.attempts} lists the reasons. */
    public static final NetErrorCode ALL_ATTEMPTS_FAILED = new NetErrorCode(623, "ALL_ATTEMPTS_FAILED");

    /**
     * Extension. A development node was reset, reverted or loaded from a file while a subscription or an iterator
     * followed its chain. Both end, so that two histories are never mixed. {@code data} has {@code epoch} and {@code
     * previous_epoch}.
     */
    public static final NetErrorCode CHAIN_REPLACED = new NetErrorCode(624, "CHAIN_REPLACED");

    private NetErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static NetErrorCode of(int wire) {
        return switch (wire) {
            case 601 -> QUERY_FAILED;
            case 602 -> SUBSCRIBE_FAILED;
            case 603 -> WAIT_FOR_FAILED;
            case 604 -> GET_SUBSCRIPTION_RESULT_FAILED;
            case 605 -> INVALID_SERVER_RESPONSE;
            case 606 -> CLOCK_OUT_OF_SYNC;
            case 607 -> WAIT_FOR_TIMEOUT;
            case 608 -> GRAPHQL_ERROR;
            case 609 -> NETWORK_MODULE_SUSPENDED;
            case 610 -> WEBSOCKET_DISCONNECTED;
            case 611 -> NOT_SUPPORTED;
            case 612 -> NO_ENDPOINTS_PROVIDED;
            case 613 -> GRAPHQL_WEBSOCKET_INIT_ERROR;
            case 614 -> NETWORK_MODULE_RESUMED;
            case 615 -> UNAUTHORIZED;
            case 616 -> QUERY_TRANSACTION_TREE_TIMEOUT;
            case 617 -> GRAPHQL_CONNECTION_ERROR;
            case 618 -> WRONG_WEBSCOKET_PROTOCOL_SEQUENCE;
            case 619 -> PARSE_URL_FAILED;
            case 620 -> MODIFY_URL_FAILED;
            case 621 -> SEND_MESSAGE_FAILED;
            case 622 -> NOT_FOUND;
            case 623 -> ALL_ATTEMPTS_FAILED;
            case 624 -> CHAIN_REPLACED;
            default -> new NetErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<NetErrorCode> known() {
        return List.of(
                QUERY_FAILED,
                SUBSCRIBE_FAILED,
                WAIT_FOR_FAILED,
                GET_SUBSCRIPTION_RESULT_FAILED,
                INVALID_SERVER_RESPONSE,
                CLOCK_OUT_OF_SYNC,
                WAIT_FOR_TIMEOUT,
                GRAPHQL_ERROR,
                NETWORK_MODULE_SUSPENDED,
                WEBSOCKET_DISCONNECTED,
                NOT_SUPPORTED,
                NO_ENDPOINTS_PROVIDED,
                GRAPHQL_WEBSOCKET_INIT_ERROR,
                NETWORK_MODULE_RESUMED,
                UNAUTHORIZED,
                QUERY_TRANSACTION_TREE_TIMEOUT,
                GRAPHQL_CONNECTION_ERROR,
                WRONG_WEBSCOKET_PROTOCOL_SEQUENCE,
                PARSE_URL_FAILED,
                MODIFY_URL_FAILED,
                SEND_MESSAGE_FAILED,
                NOT_FOUND,
                ALL_ATTEMPTS_FAILED,
                CHAIN_REPLACED);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static NetErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
