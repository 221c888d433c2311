// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message to monitor.
 *
 * <p>One of the records in it.
 */
public sealed interface MonitoredMessage extends JsonValue {
    /**
     * The message itself.
     *
     * @param boc The message.
     */
    record Boc(String boc) implements MonitoredMessage {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Boc").required("boc", boc).toMap();
        }
    }

    /**
     * A message known by its hash.
     *
     * @param hash Hash of the message, 64 hex characters.
     * @param address Destination of the message.
     */
    record HashAddress(String hash, String address) implements MonitoredMessage {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("HashAddress").required("hash", hash).required("address", address).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements MonitoredMessage {
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
    static MonitoredMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Boc" -> new Boc(fields.required("boc", Decoders::string));
            case "HashAddress" -> new HashAddress(
                    fields.required("hash", Decoders::string), fields.required("address", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
