// Generated from the definitions of the API.
package vendorclient.api.client;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Kind of a response in interfaces with one response handler. */
public enum ResponseType implements NumberConstant {
    /** The result. */
    SUCCESS(0),

    /** A ClientError. */
    ERROR(1),

    /** Nothing; only carries that the request is finished. */
    NOP(2),

    /** A request to the application. */
    APP_REQUEST(3),

    /** A notification to the application. */
    APP_NOTIFY(4),

    /** First number that functions define themselves. */
    CUSTOM(100);

    private final int wire;

    ResponseType(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResponseType fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
