// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Response of the password provider of the application.
 *
 * <p>One of the records in it.
 */
public sealed interface ResultOfAppPasswordProvider extends JsonValue {
    /**
     * The password.
     *
     * @param encryptedPassword Password bytes in a {@code nacl_box} for {@code encryption_public_key}; the nonce is the
     *     first 24 bytes of that key.
     * @param appEncryptionPubkey X25519 public key of the application for this answer, 64 hex characters.
     */
    record GetPassword(
            String encryptedPassword, String appEncryptionPubkey) implements ResultOfAppPasswordProvider {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("GetPassword")
                    .required("encrypted_password", encryptedPassword)
                    .required("app_encryption_pubkey", appEncryptionPubkey)
                    .toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ResultOfAppPasswordProvider {
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
    static ResultOfAppPasswordProvider fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "GetPassword" -> new GetPassword(
                    fields.required("encrypted_password", Decoders::string),
                    fields.required("app_encryption_pubkey", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
