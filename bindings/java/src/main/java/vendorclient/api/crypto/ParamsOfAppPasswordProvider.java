// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Request to the password provider of the application.
 *
 * <p>One of the records in it.
 */
public sealed interface ParamsOfAppPasswordProvider extends JsonValue {
    /**
     * Requests the password.
     *
     * @param encryptionPublicKey X25519 public key generated for this request, 64 hex characters.
     */
    record GetPassword(String encryptionPublicKey) implements ParamsOfAppPasswordProvider {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("GetPassword").required("encryption_public_key", encryptionPublicKey).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ParamsOfAppPasswordProvider {
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
    static ParamsOfAppPasswordProvider fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "GetPassword" -> new GetPassword(fields.required("encryption_public_key", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
