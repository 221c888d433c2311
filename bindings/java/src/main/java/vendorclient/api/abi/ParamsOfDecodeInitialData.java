// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data of a contract below ABI 2.4 that is not yet deployed.
 *
 * @param abi ABI of the contract.
 * @param data The data.
 * @param allowPartial Ignore data after the last value. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfDecodeInitialData(Abi abi, String data, @Nullable Boolean allowPartial) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param data The data.
     */
    public ParamsOfDecodeInitialData(Abi abi, String data) {
        this(abi, data, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfDecodeInitialData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDecodeInitialData(
                fields.required("abi", Abi::fromJson),
                fields.required("data", Decoders::string),
                fields.optional("allow_partial", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("data", data)
                .optional("allow_partial", allowPartial)
                .toMap();
    }

    /**
     * The same with another {@code allow_partial}.
     *
     * @param allowPartial Ignore data after the last value. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeInitialData withAllowPartial(@Nullable Boolean allowPartial) {
        return new ParamsOfDecodeInitialData(abi, data, allowPartial);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfDecodeInitialData}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String data;
        private @Nullable Boolean allowPartial;

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
         * Sets {@code allow_partial}.
         *
         * @param allowPartial Ignore data after the last value. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder allowPartial(@Nullable Boolean allowPartial) {
            this.allowPartial = allowPartial;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfDecodeInitialData build() {
            return new ParamsOfDecodeInitialData(
                    Objects.requireNonNull(abi, "abi"), Objects.requireNonNull(data, "data"), allowPartial);
        }
    }
}
