// Generated from the definitions of the API.
package vendorclient.api.processing;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** What to wait for. */
public enum MonitorFetchWaitMode implements StringConstant {
    /** At least one result. */
    AT_LEAST_ONE("AtLeastOne"),

    /** At least one result, and no message of the queue without one. */
    ALL("All"),

    /** Nothing: the results that are there. */
    NO_WAIT("NoWait");

    private final String wire;

    MonitorFetchWaitMode(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MonitorFetchWaitMode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
