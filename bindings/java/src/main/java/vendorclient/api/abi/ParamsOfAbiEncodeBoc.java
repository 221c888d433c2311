// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Values to encode into a cell tree.
 *
 * @param params Names and types of the values, in order. Follows the rules of ABI 2.4.
 * @param data Values by name.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfAbiEncodeBoc(
        List<AbiParam> params, @Nullable Object data, @Nullable BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param params Names and types of the values, in order. Follows the rules of ABI 2.4.
     * @param data Values by name.
     */
    public ParamsOfAbiEncodeBoc(List<AbiParam> params, @Nullable Object data) {
        this(params, data, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfAbiEncodeBoc fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAbiEncodeBoc(
                fields.required("params", Decoders.list(AbiParam::fromJson)),
                fields.required("data", Decoders::any),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("params", params)
                .required("data", data)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfAbiEncodeBoc withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfAbiEncodeBoc(params, data, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfAbiEncodeBoc}. */
    public static final class Builder {
        private @Nullable List<AbiParam> params;
        private @Nullable Object data;
        private @Nullable BocCacheType bocCache;

        private Builder() {}

        /**
         * Sets {@code params}.
         *
         * @param params Names and types of the values, in order. Follows the rules of ABI 2.4.
         * @return this
         */
        public Builder params(List<AbiParam> params) {
            this.params = params;
            return this;
        }

        /**
         * Sets {@code data}.
         *
         * @param data Values by name.
         * @return this
         */
        public Builder data(@Nullable Object data) {
            this.data = data;
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
        public ParamsOfAbiEncodeBoc build() {
            return new ParamsOfAbiEncodeBoc(Objects.requireNonNull(params, "params"), data, bocCache);
        }
    }
}
