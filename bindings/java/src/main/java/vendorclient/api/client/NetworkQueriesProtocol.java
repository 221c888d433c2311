// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.StringConstant;

/** Protocol of GraphQL queries. */
public final class NetworkQueriesProtocol extends StringConstant {
    /** Each GraphQL query uses a separate HTTP request. */
    public static final NetworkQueriesProtocol HTTP = new NetworkQueriesProtocol("HTTP", "HTTP");

    /** All GraphQL queries use one WebSocket connection. */
    public static final NetworkQueriesProtocol WS = new NetworkQueriesProtocol("WS", "WS");

    private NetworkQueriesProtocol(String wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static NetworkQueriesProtocol of(String wire) {
        return switch (wire) {
            case "HTTP" -> HTTP;
            case "WS" -> WS;
            default -> new NetworkQueriesProtocol(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<NetworkQueriesProtocol> known() {
        return List.of(HTTP, WS);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static NetworkQueriesProtocol fromJson(@Nullable Object json) {
        return of(Decoders.string(json));
    }
}
