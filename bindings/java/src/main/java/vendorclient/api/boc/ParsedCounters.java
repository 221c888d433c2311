// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A block counter with its averages.
 *
 * @param valid Whether the counter is consistent.
 * @param lastUpdated Time of the last change, Unix time in s.
 * @param total Number of blocks, {@code 0x…}.
 * @param cnt2048 Number of blocks, decaying over 2048 s, multiplied by 2^32.
 * @param cnt65536 Number of blocks, decaying over 65536 s, multiplied by 2^32.
 */
public record ParsedCounters(
        boolean valid, long lastUpdated, String total, BigInteger cnt2048, BigInteger cnt65536) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedCounters fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedCounters(
                fields.required("valid", Decoders::bool),
                fields.required("last_updated", Decoders::int64),
                fields.required("total", Decoders::string),
                fields.required("cnt2048", Decoders::bigInteger),
                fields.required("cnt65536", Decoders::bigInteger));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("valid", valid)
                .required("last_updated", lastUpdated)
                .required("total", total)
                .required("cnt2048", cnt2048)
                .required("cnt65536", cnt65536)
                .toMap();
    }
}
