// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Contract code.
 *
 * @param code The code.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfGetCodeSalt(String code, @Nullable BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param code The code.
     */
    public ParamsOfGetCodeSalt(String code) {
        this(code, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfGetCodeSalt fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetCodeSalt(
                fields.required("code", Decoders::string), fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("code", code).optional("boc_cache", bocCache).toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfGetCodeSalt withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfGetCodeSalt(code, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfGetCodeSalt}. */
    public static final class Builder {
        private @Nullable String code;
        private @Nullable BocCacheType bocCache;

        private Builder() {}

        /**
         * Sets {@code code}.
         *
         * @param code The code.
         * @return this
         */
        public Builder code(String code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code boc_cache}.
         *
         * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null}
         *     when absent.
         * @return this
         */
        public Builder bocCache(@Nullable BocCacheType bocCache) {
            this.bocCache = bocCache;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfGetCodeSalt build() {
            return new ParamsOfGetCodeSalt(Objects.requireNonNull(code, "code"), bocCache);
        }
    }
}
