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
 * A state init.
 *
 * @param stateInit The state init.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfDecodeStateInit(String stateInit, @Nullable BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param stateInit The state init.
     */
    public ParamsOfDecodeStateInit(String stateInit) {
        this(stateInit, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfDecodeStateInit fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDecodeStateInit(
                fields.required("state_init", Decoders::string), fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("state_init", stateInit).optional("boc_cache", bocCache).toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfDecodeStateInit withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfDecodeStateInit(stateInit, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfDecodeStateInit}. */
    public static final class Builder {
        private @Nullable String stateInit;
        private @Nullable BocCacheType bocCache;

        private Builder() {}

        /**
         * Sets {@code state_init}.
         *
         * @param stateInit The state init.
         * @return this
         */
        public Builder stateInit(String stateInit) {
            this.stateInit = stateInit;
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
        public ParamsOfDecodeStateInit build() {
            return new ParamsOfDecodeStateInit(Objects.requireNonNull(stateInit, "stateInit"), bocCache);
        }
    }
}
