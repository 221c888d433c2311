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
 * An initial value of a contract below ABI 2.4.
 *
 * @param key Index of the variable: its key in the dictionary of initial data.
 * @param name Name of the value.
 * @param type Type of the value.
 * @param components Members of the tuple, if {@code type} is or contains a tuple. {@code null} when absent.
 */
public record AbiData(long key, String name, String type, @Nullable List<AbiParam> components) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param key Index of the variable: its key in the dictionary of initial data.
     * @param name Name of the value.
     * @param type Type of the value.
     */
    public AbiData(long key, String name, String type) {
        this(key, name, type, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AbiData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiData(
                fields.required("key", Decoders::int64),
                fields.required("name", Decoders::string),
                fields.required("type", Decoders::string),
                fields.optional("components", Decoders.list(AbiParam::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("key", key)
                .required("name", name)
                .required("type", type)
                .optional("components", components)
                .toMap();
    }

    /**
     * The same with another {@code components}.
     *
     * @param components Members of the tuple, if {@code type} is or contains a tuple. {@code null} when absent.
     * @return the changed copy
     */
    public AbiData withComponents(@Nullable List<AbiParam> components) {
        return new AbiData(key, name, type, components);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AbiData}. */
    public static final class Builder {
        private @Nullable Long key;
        private @Nullable String name;
        private @Nullable String type;
        private @Nullable List<AbiParam> components;

        private Builder() {}

        /**
         * Sets {@code key}.
         *
         * @param key Index of the variable: its key in the dictionary of initial data.
         * @return this
         */
        public Builder key(long key) {
            this.key = key;
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param name Name of the value.
         * @return this
         */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code type}.
         *
         * @param type Type of the value.
         * @return this
         */
        public Builder type(String type) {
            this.type = type;
            return this;
        }

        /**
         * Sets {@code components}.
         *
         * @param components Members of the tuple, if {@code type} is or contains a tuple. {@code null} when absent.
         * @return this
         */
        public Builder components(@Nullable List<AbiParam> components) {
            this.components = components;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public AbiData build() {
            return new AbiData(
                    Objects.requireNonNull(key, "key"),
                    Objects.requireNonNull(name, "name"),
                    Objects.requireNonNull(type, "type"),
                    components);
        }
    }
}
