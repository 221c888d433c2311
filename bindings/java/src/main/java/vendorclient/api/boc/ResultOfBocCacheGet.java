// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A cached BOC.
 *
 * @param boc The BOC in base64; null if it is not in the cache. {@code null} when absent.
 */
public record ResultOfBocCacheGet(@Nullable String boc) implements JsonValue {
    /** Without any field. */
    public ResultOfBocCacheGet() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfBocCacheGet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfBocCacheGet(fields.optional("boc", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("boc", boc).toMap();
    }

    /**
     * The same with another {@code boc}.
     *
     * @param boc The BOC in base64; null if it is not in the cache. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfBocCacheGet withBoc(@Nullable String boc) {
        return new ResultOfBocCacheGet(boc);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfBocCacheGet}. */
    public static final class Builder {
        private @Nullable String boc;

        private Builder() {}

        /**
         * Sets {@code boc}.
         *
         * @param boc The BOC in base64; null if it is not in the cache. {@code null} when absent.
         * @return this
         */
        public Builder boc(@Nullable String boc) {
            this.boc = boc;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ResultOfBocCacheGet build() {
            return new ResultOfBocCacheGet(boc);
        }
    }
}
