// Generated from the definitions of the API.
package vendorclient.api.net;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module net. */
public enum NetErrorCode implements NumberConstant {
    /**
     * A query failed permanently; {@code data} holds the data of the cause, and its code in {@code data.cause_code}.
     */
    QUERY_FAILED(601),

    /** A subscription cannot be started; {@code data.cause_code} is the code of the cause. */
    SUBSCRIBE_FAILED(602),

    /** Waiting for an object fails; {@code data} has {@code filter}, {@code timestamp} and {@code cause_code}. */
    WAIT_FOR_FAILED(603),

    /** An answer to a collection subscription lacks the collection. */
    GET_SUBSCRIPTION_RESULT_FAILED(604),

    /** An answer lacks expected data, or the version of the node cannot be read. */
    INVALID_SERVER_RESPONSE(605),

    /** Cannot occur: the clock of the node is compared, not refused; use max_latency for nodes that lag. */
    CLOCK_OUT_OF_SYNC(606),

    /** No object, or no answer, came in time. */
    WAIT_FOR_TIMEOUT(607),

    /**
     * The GraphQL server answered with errors; {@code data} has {@code server_code} and {@code node_error} where the
     * server sent them.
     */
    GRAPHQL_ERROR(608),

    /** Sent to a subscription: the network of its context is suspended. */
    NETWORK_MODULE_SUSPENDED(609),

    /** The WebSocket connection was lost or its keep-alive stopped. */
    WEBSOCKET_DISCONNECTED(610),

    /**
     * The network does not offer a deprecated interface, and what is asked of it cannot be answered in another way;
     * {@code data.deprecated_interface} names it, {@code data.reason} says what would work.
     */
    NOT_SUPPORTED(611),

    /** An empty list of endpoints is set. */
    NO_ENDPOINTS_PROVIDED(612),

    /** A GraphQL connection over WebSocket cannot be opened. */
    GRAPHQL_WEBSOCKET_INIT_ERROR(613),

    /**
     * Sent to a subscription: it runs again; {@code data.gap} has {@code from} and {@code to} (unix time in ms), events
     * between them may be missing. Without {@code gap} none are.
     */
    NETWORK_MODULE_RESUMED(614),

    /** The server answered 401. */
    UNAUTHORIZED(615),

    /** Messages of a transaction tree did not appear in time; {@code data} has {@code timeout} in ms. */
    QUERY_TRANSACTION_TREE_TIMEOUT(616),

    /** The server refused the GraphQL connection over WebSocket. */
    GRAPHQL_CONNECTION_ERROR(617),

    /** A server sent data or an end for an operation before it acknowledged the connection. */
    WRONG_WEBSCOKET_PROTOCOL_SEQUENCE(618),

    /** An endpoint or the address of a node is not a URL. */
    PARSE_URL_FAILED(619),

    /** Cannot occur: URLs are built from parsed ones; a text that is no URL is 619. */
    MODIFY_URL_FAILED(620),

    /** The node refused a message. */
    SEND_MESSAGE_FAILED(621),

    /** The server answered 404. */
    NOT_FOUND(622),

    /** Every endpoint that a message was sent to failed; {@code data.attempts} lists why. */
    ALL_ATTEMPTS_FAILED(623),

    /**
     * Extension. A development node was reset, reverted or loaded from a file while a subscription or an iterator
     * followed its chain: they end, so that two histories are not mixed. {@code data} has {@code epoch} and {@code
     * previous_epoch}.
     */
    CHAIN_REPLACED(624);

    private final int wire;

    NetErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static NetErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
