// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Two factors of a number.
 *
 * @param factors The smallest prime factor and the cofactor, upper-case hex without padding.
 */
public record ResultOfFactorize(List<String> factors) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfFactorize fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfFactorize(fields.required("factors", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("factors", factors).toMap();
    }
}
