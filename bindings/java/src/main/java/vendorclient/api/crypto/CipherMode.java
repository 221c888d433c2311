// Generated from the definitions of the API.
package vendorclient.api.crypto;

import vendorclient.json.Constants;
import vendorclient.json.StringConstant;

/** How a block cipher treats a sequence of blocks. */
public enum CipherMode implements StringConstant {
    /** Cipher block chaining, the only supported mode. */
    CBC("CBC"),

    /** Not supported (125). */
    CFB("CFB"),

    /** Not supported (125). */
    CTR("CTR"),

    /** Not supported (125). */
    ECB("ECB"),

    /** Not supported (125). */
    OFB("OFB");

    private final String wire;

    CipherMode(String wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static CipherMode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public String wire() {
        return wire;
    }
}
