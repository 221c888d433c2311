// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data and the box to sign it with.
 *
 * @param signingBox The box.
 * @param unsigned Data to sign.
 */
public record ParamsOfSigningBoxSign(long signingBox, String unsigned) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSigningBoxSign fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSigningBoxSign(
                fields.required("signing_box", Decoders::int64), fields.required("unsigned", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("signing_box", signingBox).required("unsigned", unsigned).toMap();
    }
}
