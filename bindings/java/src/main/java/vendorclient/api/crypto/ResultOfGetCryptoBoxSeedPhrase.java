// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Secret of a crypto box.
 *
 * @param phrase Seed phrase. Secret: left out of the text of this value.
 * @param dictionary Dictionary of the phrase.
 * @param wordcount Number of words of the phrase.
 */
public record ResultOfGetCryptoBoxSeedPhrase(
        String phrase, MnemonicDictionary dictionary, int wordcount) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetCryptoBoxSeedPhrase fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetCryptoBoxSeedPhrase(
                fields.required("phrase", Decoders::string),
                fields.required("dictionary", MnemonicDictionary::fromJson),
                fields.required("wordcount", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("phrase", phrase)
                .required("dictionary", dictionary)
                .required("wordcount", wordcount)
                .toMap();
    }

    @Override
    public String toString() {
        return "ResultOfGetCryptoBoxSeedPhrase[phrase=<secret>"
                + ", dictionary="
                + dictionary
                + ", wordcount="
                + wordcount
                + "]";
    }
}
