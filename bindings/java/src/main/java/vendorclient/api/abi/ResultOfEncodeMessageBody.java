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
 * An encoded body.
 *
 * @param body The body. With {@code Signer.External} it has no signature and is not valid until one is attached.
 * @param dataToSign The data to sign; with {@code Signer.External} only. {@code null} when absent.
 */
public record ResultOfEncodeMessageBody(String body, @Nullable String dataToSign) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param body The body. With {@code Signer.External} it has no signature and is not valid until one is attached.
     */
    public ResultOfEncodeMessageBody(String body) {
        this(body, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfEncodeMessageBody fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncodeMessageBody(
                fields.required("body", Decoders::string), fields.optional("data_to_sign", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("body", body).optional("data_to_sign", dataToSign).toMap();
    }

    /**
     * The same with another {@code data_to_sign}.
     *
     * @param dataToSign The data to sign; with {@code Signer.External} only. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfEncodeMessageBody withDataToSign(@Nullable String dataToSign) {
        return new ResultOfEncodeMessageBody(body, dataToSign);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfEncodeMessageBody}. */
    public static final class Builder {
        private @Nullable String body;
        private @Nullable String dataToSign;

        private Builder() {}

        /**
         * Sets {@code body}.
         *
         * @param body The body. With {@code Signer.External} it has no signature and is not valid until one is
         *     attached.
         * @return this
         */
        public Builder body(String body) {
            this.body = body;
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
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfEncodeMessageBody build() {
            return new ResultOfEncodeMessageBody(Objects.requireNonNull(body, "body"), dataToSign);
        }
    }
}
