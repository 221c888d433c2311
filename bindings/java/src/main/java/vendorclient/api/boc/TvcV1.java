// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Content of a contract image with a tag.
 *
 * @param code Contract code. {@code null} when absent.
 * @param description Free text about the contract. {@code null} when absent.
 */
public record TvcV1(@Nullable String code, @Nullable String description) implements JsonValue {
    /** Without any field. */
    public TvcV1() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TvcV1 fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TvcV1(fields.optional("code", Decoders::string), fields.optional("description", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("code", code).optional("description", description).toMap();
    }

    /**
     * The same with another {@code code}.
     *
     * @param code Contract code. {@code null} when absent.
     * @return the changed copy
     */
    public TvcV1 withCode(@Nullable String code) {
        return new TvcV1(code, description);
    }

    /**
     * The same with another {@code description}.
     *
     * @param description Free text about the contract. {@code null} when absent.
     * @return the changed copy
     */
    public TvcV1 withDescription(@Nullable String description) {
        return new TvcV1(code, description);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TvcV1}. */
    public static final class Builder {
        private @Nullable String code;
        private @Nullable String description;

        private Builder() {}

        /**
         * Sets {@code code}.
         *
         * @param code Contract code. {@code null} when absent.
         * @return this
         */
        public Builder code(@Nullable String code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code description}.
         *
         * @param description Free text about the contract. {@code null} when absent.
         * @return this
         */
        public Builder description(@Nullable String description) {
            this.description = description;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public TvcV1 build() {
            return new TvcV1(code, description);
        }
    }
}
