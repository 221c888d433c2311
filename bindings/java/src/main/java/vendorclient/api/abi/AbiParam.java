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
 * A named value of an ABI.
 *
 * @param name Name of the value.
 * @param type Type, for example {@code uint256}, {@code map(address,tuple)} or {@code optional(cell)}.
 * @param components Members of the tuple, if {@code type} is or contains a tuple. {@code null} when absent.
 * @param init For storage fields of ABI 2.4: the value must be set before deployment. {@code null} when absent.
 */
public record AbiParam(
        String name, String type, @Nullable List<AbiParam> components, @Nullable Boolean init) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param name Name of the value.
     * @param type Type, for example {@code uint256}, {@code map(address,tuple)} or {@code optional(cell)}.
     */
    public AbiParam(String name, String type) {
        this(name, type, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AbiParam fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiParam(
                fields.required("name", Decoders::string),
                fields.required("type", Decoders::string),
                fields.optional("components", Decoders.list(AbiParam::fromJson)),
                fields.optional("init", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("name", name)
                .required("type", type)
                .optional("components", components)
                .optional("init", init)
                .toMap();
    }

    /**
     * The same with another {@code components}.
     *
     * @param components Members of the tuple, if {@code type} is or contains a tuple. {@code null} when absent.
     * @return the changed copy
     */
    public AbiParam withComponents(@Nullable List<AbiParam> components) {
        return new AbiParam(name, type, components, init);
    }

    /**
     * The same with another {@code init}.
     *
     * @param init For storage fields of ABI 2.4: the value must be set before deployment. {@code null} when absent.
     * @return the changed copy
     */
    public AbiParam withInit(@Nullable Boolean init) {
        return new AbiParam(name, type, components, init);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AbiParam}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable String type;
        private @Nullable List<AbiParam> components;
        private @Nullable Boolean init;

        private Builder() {}

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
         * @param type Type, for example {@code uint256}, {@code map(address,tuple)} or {@code optional(cell)}.
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
         * Sets {@code init}.
         *
         * @param init For storage fields of ABI 2.4: the value must be set before deployment. {@code null} when absent.
         * @return this
         */
        public Builder init(@Nullable Boolean init) {
            this.init = init;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public AbiParam build() {
            return new AbiParam(
                    Objects.requireNonNull(name, "name"), Objects.requireNonNull(type, "type"), components, init);
        }
    }
}
