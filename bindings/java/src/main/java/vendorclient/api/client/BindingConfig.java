// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The language binding in use; appears in error data and HTTP headers.
 *
 * @param library Name of the binding. Default: {@code ""}. {@code null} when absent.
 * @param version Version of the binding. Default: {@code ""}. {@code null} when absent.
 */
public record BindingConfig(String library, String version) implements JsonValue {
    /** Without any field. */
    public BindingConfig() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static BindingConfig fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BindingConfig(
                fields.optional("library", Decoders::string), fields.optional("version", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("library", library).optional("version", version).toMap();
    }

    /**
     * The same with another {@code library}.
     *
     * @param library Name of the binding. Default: {@code ""}. {@code null} when absent.
     * @return the changed copy
     */
    public BindingConfig withLibrary(String library) {
        return new BindingConfig(library, version);
    }

    /**
     * The same with another {@code version}.
     *
     * @param version Version of the binding. Default: {@code ""}. {@code null} when absent.
     * @return the changed copy
     */
    public BindingConfig withVersion(String version) {
        return new BindingConfig(library, version);
    }
}
