// Generated from the definitions of the API.
package vendorclient.api.processing;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Messages of a processing function. */
public enum ProcessingResponseType implements NumberConstant {
    /** A ProcessingEvent. */
    PROCESSING_EVENT(100);

    private final int wire;

    ProcessingResponseType(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ProcessingResponseType fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
