// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Kind of a subscription message. */
public final class SubscriptionResponseType extends NumberConstant {
    /** Data, ResultOfSubscription. */
    public static final SubscriptionResponseType OK = new SubscriptionResponseType(100, "OK");

    /** A ClientError. The subscription continues, unless its callback is then closed. */
    public static final SubscriptionResponseType ERROR = new SubscriptionResponseType(101, "ERROR");

    private SubscriptionResponseType(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static SubscriptionResponseType of(int wire) {
        return switch (wire) {
            case 100 -> OK;
            case 101 -> ERROR;
            default -> new SubscriptionResponseType(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<SubscriptionResponseType> known() {
        return List.of(OK, ERROR);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SubscriptionResponseType fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
