// Generated from the definitions of the API.
package vendorclient.api.client;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** How GraphQL queries travel. */
public enum NetworkQueriesProtocol implements StringConstant {
    /** Each GraphQL query uses a separate HTTP request. */
    HTTP("HTTP"),

    /** All GraphQL queries use one WebSocket connection. */
    WS("WS");

    private final String wire;

    NetworkQueriesProtocol(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static NetworkQueriesProtocol fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
