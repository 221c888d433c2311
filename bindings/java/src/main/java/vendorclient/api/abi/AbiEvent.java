// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An event of a contract.
 *
 * @param name Name of the event.
 * @param inputs Values the event carries.
 * @param id Id, hex with {@code 0x}. Default: calculated. {@code null} when absent.
 */
public record AbiEvent(String name, List<AbiParam> inputs, @Nullable String id) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param name Name of the event.
     * @param inputs Values the event carries.
     */
    public AbiEvent(String name, List<AbiParam> inputs) {
        this(name, inputs, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AbiEvent fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiEvent(
                fields.required("name", Decoders::string),
                fields.required("inputs", Decoders.list(AbiParam::fromJson)),
                fields.optional("id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("name", name).required("inputs", inputs).optional("id", id).toMap();
    }

    /**
     * The same with another {@code id}.
     *
     * @param id Id, hex with {@code 0x}. Default: calculated. {@code null} when absent.
     * @return the changed copy
     */
    public AbiEvent withId(@Nullable String id) {
        return new AbiEvent(name, inputs, id);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AbiEvent}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable List<AbiParam> inputs;
        private @Nullable String id;

        private Builder() {}

        /**
         * Sets {@code name}.
         *
         * @param name Name of the event.
         * @return this
         */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code inputs}.
         *
         * @param inputs Values the event carries.
         * @return this
         */
        public Builder inputs(List<AbiParam> inputs) {
            this.inputs = inputs;
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param id Id, hex with {@code 0x}. Default: calculated. {@code null} when absent.
         * @return this
         */
        public Builder id(@Nullable String id) {
            this.id = id;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public AbiEvent build() {
            return new AbiEvent(Objects.requireNonNull(name, "name"), Objects.requireNonNull(inputs, "inputs"), id);
        }
    }
}
