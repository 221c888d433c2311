// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * How a BOC is kept in the cache.
 *
 * <p>One of the records in it.
 */
public sealed interface BocCacheType extends JsonValue {
    /**
     * Kept until its last pin is taken back, whatever its size.
     *
     * @param pin Name of the pin. Setting the same one again counts.
     */
    record Pinned(String pin) implements BocCacheType {
        @Override
        public Map<String, Object> toJson() {
            return new FieldWriter("Pinned").required("pin", pin).toMap();
        }
    }

    /** Kept while there is room; the least recently used is dropped first. */
    record Unpinned() implements BocCacheType {
        @Override
        public Map<String, Object> toJson() {
            return new FieldWriter("Unpinned").toMap();
        }
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    static BocCacheType fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Pinned" -> new Pinned(fields.required("pin", Decoders::string));
            case "Unpinned" -> new Unpinned();
            default -> throw fields.unknownType("BocCacheType");
        };
    }
}
