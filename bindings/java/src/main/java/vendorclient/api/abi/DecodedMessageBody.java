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
 * A decoded body.
 *
 * @param bodyType What it contains.
 * @param name Name of the function or event; the {@code function_name} of the request, if given.
 * @param value Values by name. {@code null} when absent.
 * @param header Header of an external input; null if the contract has none. {@code null} when absent.
 */
public record DecodedMessageBody(
        MessageBodyType bodyType,
        String name,
        @Nullable Object value,
        @Nullable FunctionHeader header) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param bodyType What it contains.
     * @param name Name of the function or event; the {@code function_name} of the request, if given.
     */
    public DecodedMessageBody(MessageBodyType bodyType, String name) {
        this(bodyType, name, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static DecodedMessageBody fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new DecodedMessageBody(
                fields.required("body_type", MessageBodyType::fromJson),
                fields.required("name", Decoders::string),
                fields.optional("value", Decoders::any),
                fields.optional("header", FunctionHeader::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("body_type", bodyType)
                .required("name", name)
                .optional("value", value)
                .optional("header", header)
                .toMap();
    }

    /**
     * The same with another {@code value}.
     *
     * @param value Values by name. {@code null} when absent.
     * @return the changed copy
     */
    public DecodedMessageBody withValue(@Nullable Object value) {
        return new DecodedMessageBody(bodyType, name, value, header);
    }

    /**
     * The same with another {@code header}.
     *
     * @param header Header of an external input; null if the contract has none. {@code null} when absent.
     * @return the changed copy
     */
    public DecodedMessageBody withHeader(@Nullable FunctionHeader header) {
        return new DecodedMessageBody(bodyType, name, value, header);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link DecodedMessageBody}. */
    public static final class Builder {
        private @Nullable MessageBodyType bodyType;
        private @Nullable String name;
        private @Nullable Object value;
        private @Nullable FunctionHeader header;

        private Builder() {}

        /**
         * Sets {@code body_type}.
         *
         * @param bodyType What it contains.
         * @return this
         */
        public Builder bodyType(MessageBodyType bodyType) {
            this.bodyType = bodyType;
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param name Name of the function or event; the {@code function_name} of the request, if given.
         * @return this
         */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value Values by name. {@code null} when absent.
         * @return this
         */
        public Builder value(@Nullable Object value) {
            this.value = value;
            return this;
        }

        /**
         * Sets {@code header}.
         *
         * @param header Header of an external input; null if the contract has none. {@code null} when absent.
         * @return this
         */
        public Builder header(@Nullable FunctionHeader header) {
            this.header = header;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public DecodedMessageBody build() {
            return new DecodedMessageBody(
                    Objects.requireNonNull(bodyType, "bodyType"), Objects.requireNonNull(name, "name"), value, header);
        }
    }
}
