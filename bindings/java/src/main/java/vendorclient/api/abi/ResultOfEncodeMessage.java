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
 * An encoded message.
 *
 * @param message The message.
 * @param dataToSign The data to sign; with {@code Signer.External} only. {@code null} when absent.
 * @param address Destination, {@code <workchain>:<hex>}.
 * @param messageId Hash of the message.
 */
public record ResultOfEncodeMessage(
        String message, @Nullable String dataToSign, String address, String messageId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message.
     * @param address Destination, {@code <workchain>:<hex>}.
     * @param messageId Hash of the message.
     */
    public ResultOfEncodeMessage(String message, String address, String messageId) {
        this(message, null, address, messageId);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfEncodeMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncodeMessage(
                fields.required("message", Decoders::string),
                fields.optional("data_to_sign", Decoders::string),
                fields.required("address", Decoders::string),
                fields.required("message_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .optional("data_to_sign", dataToSign)
                .required("address", address)
                .required("message_id", messageId)
                .toMap();
    }

    /**
     * The same with another {@code data_to_sign}.
     *
     * @param dataToSign The data to sign; with {@code Signer.External} only. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfEncodeMessage withDataToSign(@Nullable String dataToSign) {
        return new ResultOfEncodeMessage(message, dataToSign, address, messageId);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfEncodeMessage}. */
    public static final class Builder {
        private @Nullable String message;
        private @Nullable String dataToSign;
        private @Nullable String address;
        private @Nullable String messageId;

        private Builder() {}

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
         * Sets {@code data_to_sign}.
         *
         * @param dataToSign The data to sign; with {@code Signer.External} only. {@code null} when absent.
         * @return this
         */
        public Builder dataToSign(@Nullable String dataToSign) {
            this.dataToSign = dataToSign;
            return this;
        }

        /**
         * Sets {@code address}.
         *
         * @param address Destination, {@code <workchain>:<hex>}.
         * @return this
         */
        public Builder address(String address) {
            this.address = address;
            return this;
        }

        /**
         * Sets {@code message_id}.
         *
         * @param messageId Hash of the message.
         * @return this
         */
        public Builder messageId(String messageId) {
            this.messageId = messageId;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfEncodeMessage build() {
            return new ResultOfEncodeMessage(
                    Objects.requireNonNull(message, "message"),
                    dataToSign,
                    Objects.requireNonNull(address, "address"),
                    Objects.requireNonNull(messageId, "messageId"));
        }
    }
}
