// Generated from the definitions of the API.
package vendorclient.api.abi;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** What a body holds. */
public enum MessageBodyType implements StringConstant {
    /** Arguments of a function. */
    INPUT("Input"),

    /** Results of a function. */
    OUTPUT("Output"),

    /** Never given. */
    INTERNAL_OUTPUT("InternalOutput"),

    /** An event. */
    EVENT("Event");

    private final String wire;

    MessageBodyType(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MessageBodyType fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
