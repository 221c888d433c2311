// Generated from the definitions of the API.
package vendorclient.api.net;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Kind of a message of a subscription. */
public enum SubscriptionResponseType implements NumberConstant {
    /** Data, ResultOfSubscription. */
    OK(100),

    /** A ClientError. The subscription continues, unless its callback is closed next. */
    ERROR(101);

    private final int wire;

    SubscriptionResponseType(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static SubscriptionResponseType fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
