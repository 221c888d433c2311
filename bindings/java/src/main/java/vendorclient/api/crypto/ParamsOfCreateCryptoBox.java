// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The crypto box to create.
 *
 * @param secretEncryptionSalt Encryption salt; opening the encrypted secret again requires the same text.
 * @param secret The secret.
 */
public record ParamsOfCreateCryptoBox(String secretEncryptionSalt, CryptoBoxSecret secret) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfCreateCryptoBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCreateCryptoBox(
                fields.required("secret_encryption_salt", Decoders::string),
                fields.required("secret", CryptoBoxSecret::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("secret_encryption_salt", secretEncryptionSalt)
                .required("secret", secret)
                .toMap();
    }
}
