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
 * Contract code and its new salt.
 *
 * @param code The code.
 * @param salt The salt.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfSetCodeSalt(String code, String salt, @Nullable BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param code The code.
     * @param salt The salt.
     */
    public ParamsOfSetCodeSalt(String code, String salt) {
        this(code, salt, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSetCodeSalt fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSetCodeSalt(
                fields.required("code", Decoders::string),
                fields.required("salt", Decoders::string),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("code", code).required("salt", salt).optional("boc_cache", bocCache).toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfSetCodeSalt withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfSetCodeSalt(code, salt, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSetCodeSalt}. */
    public static final class Builder {
        private @Nullable String code;
        private @Nullable String salt;
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
         * Sets {@code salt}.
         *
         * @param salt The salt.
         * @return this
         */
        public Builder salt(String salt) {
            this.salt = salt;
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
        public ParamsOfSetCodeSalt build() {
            return new ParamsOfSetCodeSalt(
                    Objects.requireNonNull(code, "code"), Objects.requireNonNull(salt, "salt"), bocCache);
        }
    }
}
