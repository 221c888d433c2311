// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.boc.BocCacheType;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data of a contract below ABI 2.4 that is not yet deployed, and the changes to make.
 *
 * @param abi ABI of the contract.
 * @param data The data.
 * @param initialData Values of all {@code data} items by name. Default: unchanged. {@code null} when absent.
 * @param initialPubkey Public key of the owner. Default: unchanged. {@code null} when absent.
 * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
 *     absent.
 */
public record ParamsOfUpdateInitialData(
        Abi abi,
        String data,
        @Nullable Object initialData,
        @Nullable String initialPubkey,
        @Nullable BocCacheType bocCache) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param data The data.
     */
    public ParamsOfUpdateInitialData(Abi abi, String data) {
        this(abi, data, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfUpdateInitialData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfUpdateInitialData(
                fields.required("abi", Abi::fromJson),
                fields.required("data", Decoders::string),
                fields.optional("initial_data", Decoders::any),
                fields.optional("initial_pubkey", Decoders::string),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("data", data)
                .optional("initial_data", initialData)
                .optional("initial_pubkey", initialPubkey)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code initial_data}.
     *
     * @param initialData Values of all {@code data} items by name. Default: unchanged. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfUpdateInitialData withInitialData(@Nullable Object initialData) {
        return new ParamsOfUpdateInitialData(abi, data, initialData, initialPubkey, bocCache);
    }

    /**
     * The same with another {@code initial_pubkey}.
     *
     * @param initialPubkey Public key of the owner. Default: unchanged. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfUpdateInitialData withInitialPubkey(@Nullable String initialPubkey) {
        return new ParamsOfUpdateInitialData(abi, data, initialData, initialPubkey, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfUpdateInitialData withBocCache(@Nullable BocCacheType bocCache) {
        return new ParamsOfUpdateInitialData(abi, data, initialData, initialPubkey, bocCache);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfUpdateInitialData}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String data;
        private @Nullable Object initialData;
        private @Nullable String initialPubkey;
        private @Nullable BocCacheType bocCache;

        private Builder() {}

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the contract.
         * @return this
         */
        public Builder abi(Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code data}.
         *
         * @param data The data.
         * @return this
         */
        public Builder data(String data) {
            this.data = data;
            return this;
        }

        /**
         * Sets {@code initial_data}.
         *
         * @param initialData Values of all {@code data} items by name. Default: unchanged. {@code null} when absent.
         * @return this
         */
        public Builder initialData(@Nullable Object initialData) {
            this.initialData = initialData;
            return this;
        }

        /**
         * Sets {@code initial_pubkey}.
         *
         * @param initialPubkey Public key of the owner. Default: unchanged. {@code null} when absent.
         * @return this
         */
        public Builder initialPubkey(@Nullable String initialPubkey) {
            this.initialPubkey = initialPubkey;
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
        public ParamsOfUpdateInitialData build() {
            return new ParamsOfUpdateInitialData(
                    Objects.requireNonNull(abi, "abi"),
                    Objects.requireNonNull(data, "data"),
                    initialData,
                    initialPubkey,
                    bocCache);
        }
    }
}
