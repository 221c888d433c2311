// Generated from the definitions of the API.
package vendorclient.api.net;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** What is computed over a field. */
public enum AggregationFn implements StringConstant {
    /** Number of objects. */
    COUNT("COUNT"),

    /** Smallest value. */
    MIN("MIN"),

    /** Largest value. */
    MAX("MAX"),

    /** Sum of the values. */
    SUM("SUM"),

    /** Mean of the values. */
    AVERAGE("AVERAGE");

    private final String wire;

    AggregationFn(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AggregationFn fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
