// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Compiler of contract code.
 *
 * @param version Compiler version such as {@code sol 0.76.1}; null if the code has none. {@code null} when absent.
 */
public record ResultOfGetCompilerVersion(@Nullable String version) implements JsonValue {
    /** Without any field. */
    public ResultOfGetCompilerVersion() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetCompilerVersion fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetCompilerVersion(fields.optional("version", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("version", version).toMap();
    }

    /**
     * The same with another {@code version}.
     *
     * @param version Compiler version such as {@code sol 0.76.1}; null if the code has none. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfGetCompilerVersion withVersion(@Nullable String version) {
        return new ResultOfGetCompilerVersion(version);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfGetCompilerVersion}. */
    public static final class Builder {
        private @Nullable String version;

        private Builder() {}

        /**
         * Sets {@code version}.
         *
         * @param version Compiler version such as {@code sol 0.76.1}; null if the code has none. {@code null} when
         *     absent.
         * @return this
         */
        public Builder version(@Nullable String version) {
            this.version = version;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ResultOfGetCompilerVersion build() {
            return new ResultOfGetCompilerVersion(version);
        }
    }
}
