// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Kind of a response, for interfaces with one response handler. */
public final class ResponseType extends NumberConstant {
    /** The result. */
    public static final ResponseType SUCCESS = new ResponseType(0, "SUCCESS");

    /** A ClientError. */
    public static final ResponseType ERROR = new ResponseType(1, "ERROR");

    /** No payload; only signals that the request is finished. */
    public static final ResponseType NOP = new ResponseType(2, "NOP");

    /** A request to the application. */
    public static final ResponseType APP_REQUEST = new ResponseType(3, "APP_REQUEST");

    /** A notification to the application. */
    public static final ResponseType APP_NOTIFY = new ResponseType(4, "APP_NOTIFY");

    /** First number available for function-specific responses. */
    public static final ResponseType CUSTOM = new ResponseType(100, "CUSTOM");

    private ResponseType(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static ResponseType of(int wire) {
        return switch (wire) {
            case 0 -> SUCCESS;
            case 1 -> ERROR;
            case 2 -> NOP;
            case 3 -> APP_REQUEST;
            case 4 -> APP_NOTIFY;
            case 100 -> CUSTOM;
            default -> new ResponseType(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<ResponseType> known() {
        return List.of(SUCCESS, ERROR, NOP, APP_REQUEST, APP_NOTIFY, CUSTOM);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResponseType fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
