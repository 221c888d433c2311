// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The seed phrase of the entropy.
 *
 * @param phrase Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to form
 *     NFC, which keyboards produce, before showing it to people. Secret: left out of the text of this value.
 */
public record ResultOfMnemonicFromEntropy(String phrase) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfMnemonicFromEntropy fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfMnemonicFromEntropy(fields.required("phrase", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("phrase", phrase).toMap();
    }

    @Override
    public String toString() {
        return "ResultOfMnemonicFromEntropy[phrase=<secret>]";
    }
}
