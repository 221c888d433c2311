// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The language binding in use; reported in error data and HTTP headers.
 *
 * @param library Name of the binding. Default: {@code ""}. {@code null} when absent.
 * @param version Version of the binding. Default: {@code ""}. {@code null} when absent.
 */
public record BindingConfig(@Nullable String library, @Nullable String version) implements JsonValue {
    /** Without any field. */
    public BindingConfig() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BindingConfig fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BindingConfig(
                fields.optional("library", Decoders::string), fields.optional("version", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("library", library).optional("version", version).toMap();
    }

    /**
     * The same with another {@code library}.
     *
     * @param library Name of the binding. Default: {@code ""}. {@code null} when absent.
     * @return the changed copy
     */
    public BindingConfig withLibrary(@Nullable String library) {
        return new BindingConfig(library, version);
    }

    /**
     * The same with another {@code version}.
     *
     * @param version Version of the binding. Default: {@code ""}. {@code null} when absent.
     * @return the changed copy
     */
    public BindingConfig withVersion(@Nullable String version) {
        return new BindingConfig(library, version);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link BindingConfig}. */
    public static final class Builder {
        private @Nullable String library;
        private @Nullable String version;

        private Builder() {}

        /**
         * Sets {@code library}.
         *
         * @param library Name of the binding. Default: {@code ""}. {@code null} when absent.
         * @return this
         */
        public Builder library(@Nullable String library) {
            this.library = library;
            return this;
        }

        /**
         * Sets {@code version}.
         *
         * @param version Version of the binding. Default: {@code ""}. {@code null} when absent.
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
        public BindingConfig build() {
            return new BindingConfig(library, version);
        }
    }
}
