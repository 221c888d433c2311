// Generated from the definitions of the API.
package vendorclient.api.net;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** Direction of sorting. */
public enum SortDirection implements StringConstant {
    /** Smallest first. */
    ASC("ASC"),

    /** Largest first. */
    DESC("DESC");

    private final String wire;

    SortDirection(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static SortDirection fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
