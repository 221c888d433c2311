// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The words of a dictionary.
 *
 * @param words 2048 words separated by single spaces.
 */
public record ResultOfMnemonicWords(String words) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfMnemonicWords fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfMnemonicWords(fields.required("words", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("words", words).toMap();
    }
}
