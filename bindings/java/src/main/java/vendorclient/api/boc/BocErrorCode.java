// Generated from the definitions of the API.
package vendorclient.api.boc;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module boc. */
public enum BocErrorCode implements NumberConstant {
    /** A BOC cannot be decoded, is of another type or lacks a required part, or a text with {@code *} holds no hash. */
    INVALID_BOC(201),

    /** An object cannot be written or converted. */
    SERIALIZATION_ERROR(202),

    /** A block or state holds no blockchain configuration. */
    INAPPROPRIATE_BLOCK(203),

    /** Cannot occur: no function takes a parsed object, so none can lack its field {@code boc}. */
    MISSING_SOURCE_BOC(204),

    /**
     * A BOC to be kept unpinned is larger than the cache; {@code data} has {@code max_cache_size} and {@code boc_size}
     * in bytes.
     */
    INSUFFICIENT_CACHE_SIZE(205),

    /** A reference is not in the cache; {@code data} has {@code boc_ref}. */
    BOC_REF_NOT_FOUND(206),

    /** A text is no reference to a cached BOC; {@code data} has {@code boc_ref}. */
    INVALID_BOC_REF(207);

    private final int wire;

    BocErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static BocErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
