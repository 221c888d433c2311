// Generated from the definitions of the API.
package vendorclient.api.abi;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** How a body is read. */
public enum DataLayout implements StringConstant {
    /** As arguments of a function. */
    INPUT("Input"),

    /** As results of a function. */
    OUTPUT("Output");

    private final String wire;

    DataLayout(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static DataLayout fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
