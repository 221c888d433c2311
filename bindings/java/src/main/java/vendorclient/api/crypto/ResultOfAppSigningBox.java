// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Response of a signing box of the application.
 *
 * <p>One of the records in it.
 */
public sealed interface ResultOfAppSigningBox extends JsonValue {
    /**
     * The public key.
     *
     * @param publicKey Public key, 64 hex characters.
     */
    record GetPublicKey(String publicKey) implements ResultOfAppSigningBox {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("GetPublicKey").required("public_key", publicKey).toMap();
        }
    }

    /**
     * The signature.
     *
     * @param signature Signature, 128 hex characters.
     */
    record Sign(String signature) implements ResultOfAppSigningBox {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Sign").required("signature", signature).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ResultOfAppSigningBox {
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
    static ResultOfAppSigningBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "GetPublicKey" -> new GetPublicKey(fields.required("public_key", Decoders::string));
            case "Sign" -> new Sign(fields.required("signature", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
