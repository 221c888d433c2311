package vendorclient.json;

import java.util.LinkedHashMap;
import java.util.Map;

/** Makes the JSON form of a struct or of a variant. */
public final class FieldWriter {
    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** Begins a struct. */
    public FieldWriter() {}

    /**
     * Begins a variant of a union.
     *
     * @param type name of the variant
     */
    public FieldWriter(String type) {
        fields.put("type", type);
    }

    /**
     * Adds a field.
     *
     * @param name name on the wire
     * @param value its value, {@code null} included
     * @return this
     */
    public FieldWriter required(String name, Object value) {
        fields.put(name, value);
        return this;
    }

    /**
     * Adds a field unless its value is {@code null}.
     *
     * @param name name on the wire
     * @param value its value
     * @return this
     */
    public FieldWriter optional(String name, Object value) {
        if (value != null) {
            fields.put(name, value);
        }
        return this;
    }

    /**
     * Ends the object.
     *
     * @return the JSON form
     */
    public Map<String, Object> toMap() {
        return fields;
    }
}
