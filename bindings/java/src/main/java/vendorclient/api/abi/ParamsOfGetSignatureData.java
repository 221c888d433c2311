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
 * A signed message.
 *
 * @param abi ABI of the contract.
 * @param message The message.
 * @param signatureId Signature id of the network. Default: {@code network.signature_id} of the configuration, otherwise
 *     what the network requires. {@code null} when absent.
 */
public record ParamsOfGetSignatureData(Abi abi, String message, @Nullable Integer signatureId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param message The message.
     */
    public ParamsOfGetSignatureData(Abi abi, String message) {
        this(abi, message, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfGetSignatureData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetSignatureData(
                fields.required("abi", Abi::fromJson),
                fields.required("message", Decoders::string),
                fields.optional("signature_id", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("message", message)
                .optional("signature_id", signatureId)
                .toMap();
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id of the network. Default: {@code network.signature_id} of the configuration,
     *     otherwise what the network requires. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetSignatureData withSignatureId(@Nullable Integer signatureId) {
        return new ParamsOfGetSignatureData(abi, message, signatureId);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfGetSignatureData}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String message;
        private @Nullable Integer signatureId;

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
         * Sets {@code message}.
         *
         * @param message The message.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code signature_id}.
         *
         * @param signatureId Signature id of the network. Default: {@code network.signature_id} of the configuration,
         *     otherwise what the network requires. {@code null} when absent.
         * @return this
         */
        public Builder signatureId(@Nullable Integer signatureId) {
            this.signatureId = signatureId;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfGetSignatureData build() {
            return new ParamsOfGetSignatureData(
                    Objects.requireNonNull(abi, "abi"), Objects.requireNonNull(message, "message"), signatureId);
        }
    }
}
