// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A checksum.
 *
 * @param crc The checksum, a number of 16 bits.
 */
public record ResultOfTonCrc16(int crc) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfTonCrc16 fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfTonCrc16(fields.required("crc", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("crc", crc).toMap();
    }
}
