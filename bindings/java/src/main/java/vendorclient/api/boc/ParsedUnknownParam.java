// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A configuration parameter with an unknown layout.
 *
 * @param number Number of the parameter.
 * @param boc Content of the parameter as base64 BOC.
 */
public record ParsedUnknownParam(long number, String boc) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedUnknownParam fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedUnknownParam(
                fields.required("number", Decoders::int64), fields.required("boc", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("number", number).required("boc", boc).toMap();
    }
}
