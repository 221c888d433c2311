// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.DecodedMessageBody;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Decoded outbound messages of a transaction.
 *
 * @param outMessages Decoded bodies, in the order of {@code out_messages}; null if the ABI does not describe the body.
 * @param output Value of the last body that contains function results. {@code null} when absent.
 */
public record DecodedOutput(
        List<@Nullable DecodedMessageBody> outMessages, @Nullable Object output) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param outMessages Decoded bodies, in the order of {@code out_messages}; null if the ABI does not describe the
     *     body.
     */
    public DecodedOutput(List<@Nullable DecodedMessageBody> outMessages) {
        this(outMessages, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static DecodedOutput fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new DecodedOutput(
                fields.required("out_messages", Decoders.nullableList(DecodedMessageBody::fromJson)),
                fields.optional("output", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("out_messages", outMessages).optional("output", output).toMap();
    }

    /**
     * The same with another {@code output}.
     *
     * @param output Value of the last body that contains function results. {@code null} when absent.
     * @return the changed copy
     */
    public DecodedOutput withOutput(@Nullable Object output) {
        return new DecodedOutput(outMessages, output);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link DecodedOutput}. */
    public static final class Builder {
        private @Nullable List<@Nullable DecodedMessageBody> outMessages;
        private @Nullable Object output;

        private Builder() {}

        /**
         * Sets {@code out_messages}.
         *
         * @param outMessages Decoded bodies, in the order of {@code out_messages}; null if the ABI does not describe
         *     the body.
         * @return this
         */
        public Builder outMessages(List<@Nullable DecodedMessageBody> outMessages) {
            this.outMessages = outMessages;
            return this;
        }

        /**
         * Sets {@code output}.
         *
         * @param output Value of the last body that contains function results. {@code null} when absent.
         * @return this
         */
        public Builder output(@Nullable Object output) {
            this.output = output;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public DecodedOutput build() {
            return new DecodedOutput(Objects.requireNonNull(outMessages, "outMessages"), output);
        }
    }
}
