// Generated from the definitions of the API.
package vendorclient.api.utils;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module utils. */
public enum UtilsErrorCode implements NumberConstant {
    /** Compression or decompression fails, or the level is out of range. */
    COMPRESSION_ERROR(701);

    private final int wire;

    UtilsErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static UtilsErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
