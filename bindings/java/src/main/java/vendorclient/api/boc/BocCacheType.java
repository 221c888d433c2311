// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * How to keep a BOC in the cache.
 *
 * <p>One of the records in it.
 */
public sealed interface BocCacheType extends JsonValue {
    /**
     * Kept until its last pin is removed, whatever its size.
     *
     * @param pin Name of the pin. Setting the same pin again counts.
     */
    record Pinned(String pin) implements BocCacheType {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Pinned").required("pin", pin).toMap();
        }
    }

    /** Kept while there is room; the least recently used is dropped first. */
    record Unpinned() implements BocCacheType {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Unpinned").toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements BocCacheType {
        @Override
        public String toString() {
            return "Unknown[type=" + toJson.get("type") + "]";
        }
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    static BocCacheType fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Pinned" -> new Pinned(fields.required("pin", Decoders::string));
            case "Unpinned" -> new Unpinned();
            default -> new Unknown(fields.toMap());
        };
    }
}
