// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Salt of contract code.
 *
 * @param salt The salt as BOC or reference; null if the code has none. {@code null} when absent.
 */
public record ResultOfGetCodeSalt(@Nullable String salt) implements JsonValue {
    /** Without any field. */
    public ResultOfGetCodeSalt() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetCodeSalt fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetCodeSalt(fields.optional("salt", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("salt", salt).toMap();
    }

    /**
     * The same with another {@code salt}.
     *
     * @param salt The salt as BOC or reference; null if the code has none. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfGetCodeSalt withSalt(@Nullable String salt) {
        return new ResultOfGetCodeSalt(salt);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfGetCodeSalt}. */
    public static final class Builder {
        private @Nullable String salt;

        private Builder() {}

        /**
         * Sets {@code salt}.
         *
         * @param salt The salt as BOC or reference; null if the code has none. {@code null} when absent.
         * @return this
         */
        public Builder salt(@Nullable String salt) {
            this.salt = salt;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ResultOfGetCodeSalt build() {
            return new ResultOfGetCodeSalt(salt);
        }
    }
}
