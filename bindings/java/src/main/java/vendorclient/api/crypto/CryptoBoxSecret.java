// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Secret of a new crypto box.
 *
 * <p>One of the records in it.
 */
public sealed interface CryptoBoxSecret extends JsonValue {
    /**
     * A new seed phrase.
     *
     * @param dictionary Dictionary of the phrase.
     * @param wordcount Number of words of the phrase.
     */
    record RandomSeedPhrase(MnemonicDictionary dictionary, int wordcount) implements CryptoBoxSecret {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("RandomSeedPhrase")
                    .required("dictionary", dictionary)
                    .required("wordcount", wordcount)
                    .toMap();
        }
    }

    /**
     * A given phrase; it is checked when keys are derived from it.
     *
     * @param phrase Seed phrase. Secret: left out of the text of this value.
     * @param dictionary Dictionary of the phrase.
     * @param wordcount Number of words of the phrase.
     */
    record PredefinedSeedPhrase(
            String phrase, MnemonicDictionary dictionary, int wordcount) implements CryptoBoxSecret {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("PredefinedSeedPhrase")
                    .required("phrase", phrase)
                    .required("dictionary", dictionary)
                    .required("wordcount", wordcount)
                    .toMap();
        }

        @Override
        public String toString() {
            return "PredefinedSeedPhrase[phrase=<secret>"
                    + ", dictionary="
                    + dictionary
                    + ", wordcount="
                    + wordcount
                    + "]";
        }
    }

    /**
     * A secret returned by another crypto box.
     *
     * @param encryptedSecret Encrypted secret as returned by {@code get_crypto_box_info}: a 12-byte nonce followed by
     *     the secret encrypted with ChaCha20.
     */
    record EncryptedSecret(String encryptedSecret) implements CryptoBoxSecret {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("EncryptedSecret").required("encrypted_secret", encryptedSecret).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements CryptoBoxSecret {
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
    static CryptoBoxSecret fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "RandomSeedPhrase" -> new RandomSeedPhrase(
                    fields.required("dictionary", MnemonicDictionary::fromJson),
                    fields.required("wordcount", Decoders::int32));
            case "PredefinedSeedPhrase" -> new PredefinedSeedPhrase(
                    fields.required("phrase", Decoders::string),
                    fields.required("dictionary", MnemonicDictionary::fromJson),
                    fields.required("wordcount", Decoders::int32));
            case "EncryptedSecret" -> new EncryptedSecret(fields.required("encrypted_secret", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
