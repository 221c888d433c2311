// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A reward for the author of code.
 *
 * @param account Account id of the author.
 * @param reward Reward in nano units, {@code 0x…}.
 */
public record ParsedCopyleftReward(String account, String reward) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedCopyleftReward fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedCopyleftReward(
                fields.required("account", Decoders::string), fields.required("reward", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("account", account).required("reward", reward).toMap();
    }
}
