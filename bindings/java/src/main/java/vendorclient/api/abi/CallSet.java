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
 * A function call.
 *
 * @param functionName Name of the function, or its id as decimal or {@code 0x} text.
 * @param header Header fields; omitted fields take their defaults. {@code null} when absent.
 * @param input Arguments by name. Default: none. {@code null} when absent.
 */
public record CallSet(
        String functionName, @Nullable FunctionHeader header, @Nullable Object input) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param functionName Name of the function, or its id as decimal or {@code 0x} text.
     */
    public CallSet(String functionName) {
        this(functionName, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static CallSet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new CallSet(
                fields.required("function_name", Decoders::string),
                fields.optional("header", FunctionHeader::fromJson),
                fields.optional("input", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("function_name", functionName)
                .optional("header", header)
                .optional("input", input)
                .toMap();
    }

    /**
     * The same with another {@code header}.
     *
     * @param header Header fields; omitted fields take their defaults. {@code null} when absent.
     * @return the changed copy
     */
    public CallSet withHeader(@Nullable FunctionHeader header) {
        return new CallSet(functionName, header, input);
    }

    /**
     * The same with another {@code input}.
     *
     * @param input Arguments by name. Default: none. {@code null} when absent.
     * @return the changed copy
     */
    public CallSet withInput(@Nullable Object input) {
        return new CallSet(functionName, header, input);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link CallSet}. */
    public static final class Builder {
        private @Nullable String functionName;
        private @Nullable FunctionHeader header;
        private @Nullable Object input;

        private Builder() {}

        /**
         * Sets {@code function_name}.
         *
         * @param functionName Name of the function, or its id as decimal or {@code 0x} text.
         * @return this
         */
        public Builder functionName(String functionName) {
            this.functionName = functionName;
            return this;
        }

        /**
         * Sets {@code header}.
         *
         * @param header Header fields; omitted fields take their defaults. {@code null} when absent.
         * @return this
         */
        public Builder header(@Nullable FunctionHeader header) {
            this.header = header;
            return this;
        }

        /**
         * Sets {@code input}.
         *
         * @param input Arguments by name. Default: none. {@code null} when absent.
         * @return this
         */
        public Builder input(@Nullable Object input) {
            this.input = input;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public CallSet build() {
            return new CallSet(Objects.requireNonNull(functionName, "functionName"), header, input);
        }
    }
}
