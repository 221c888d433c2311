// Generated from the definitions of the API.
package vendorclient.api.processing;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** What became of a watched message. */
public enum MessageMonitoringStatus implements StringConstant {
    /** Its transaction is final. */
    FINALIZED("Finalized"),

    /** No transaction was found until {@code wait_until}. That does not prove that the message was not executed. */
    TIMEOUT("Timeout"),

    /** Never given. */
    RESERVED("Reserved");

    private final String wire;

    MessageMonitoringStatus(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MessageMonitoringStatus fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
