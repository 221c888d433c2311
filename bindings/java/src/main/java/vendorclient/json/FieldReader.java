package vendorclient.json;

import java.util.Map;

/** Reads the fields of a struct or of a variant. Unread fields are ignored. */
public final class FieldReader {
    private final Map<String, Object> fields;

    private FieldReader(Map<String, Object> fields) {
        this.fields = fields;
    }

    /**
     * Opens an object.
     *
     * @param json the JSON form
     * @return its fields
     * @throws JsonException when it is not an object
     */
    public static FieldReader of(Object json) {
        return new FieldReader(Decoders.object(json));
    }

    /**
     * The field that names the variant of a union.
     *
     * @return the name of the variant
     */
    public String type() {
        return required("type", Decoders::string);
    }

    /**
     * Reads a field that must be there.
     *
     * @param <T> type of the field
     * @param name name on the wire
     * @param decoder reads the value
     * @return the value
     * @throws JsonException when it is absent or does not fit
     */
    public <T> T required(String name, Decoder<T> decoder) {
        if (!fields.containsKey(name)) {
            throw new JsonException("expected a value, got nothing").inside(name);
        }
        try {
            return decoder.decode(fields.get(name));
        } catch (JsonException error) {
            throw error.inside(name);
        }
    }

    /**
     * Reads a field that may be absent.
     *
     * @param <T> type of the field
     * @param name name on the wire
     * @param decoder reads the value
     * @return the value, {@code null} when it is absent or {@code null}
     * @throws JsonException when it does not fit
     */
    public <T> T optional(String name, Decoder<T> decoder) {
        return fields.get(name) == null ? null : required(name, decoder);
    }

    /**
     * Everything as it came, for a variant that this version does not know.
     *
     * @return all fields
     */
    public Map<String, Object> toMap() {
        return fields;
    }
}
