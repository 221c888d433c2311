// Generated from the definitions of the API.
package vendorclient.api.abi;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** Which chain formats and execution rules apply. */
public enum ChainRules implements StringConstant {
    /** Networks with Dapp IDs. A constructor has the function number 1. */
    CURRENT("current"),

    /**
     * The public TVM formats: message headers end without Dapp ID fields, the number of a constructor is calculated as
     * that of any function.
     */
    CLASSIC("classic");

    private final String wire;

    ChainRules(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ChainRules fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
