// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Cipher of an encryption box whose key is derived from a crypto box.
 *
 * <p>One of the records in it.
 */
public sealed interface BoxEncryptionAlgorithm extends JsonValue {
    /**
     * ChaCha20, without authentication.
     *
     * @param value Public parameters.
     */
    record ChaCha20(ChaCha20ParamsCB value) implements BoxEncryptionAlgorithm {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("ChaCha20").required("value", value).toMap();
        }
    }

    /**
     * X25519, XSalsa20 and Poly1305.
     *
     * @param value Public parameters.
     */
    record NaclBox(NaclBoxParamsCB value) implements BoxEncryptionAlgorithm {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("NaclBox").required("value", value).toMap();
        }
    }

    /**
     * XSalsa20 and Poly1305.
     *
     * @param value Public parameters.
     */
    record NaclSecretBox(NaclSecretBoxParamsCB value) implements BoxEncryptionAlgorithm {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("NaclSecretBox").required("value", value).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements BoxEncryptionAlgorithm {
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
    static BoxEncryptionAlgorithm fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "ChaCha20" -> new ChaCha20(fields.required("value", ChaCha20ParamsCB::fromJson));
            case "NaclBox" -> new NaclBox(fields.required("value", NaclBoxParamsCB::fromJson));
            case "NaclSecretBox" -> new NaclSecretBox(fields.required("value", NaclSecretBoxParamsCB::fromJson));
            default -> new Unknown(fields.toMap());
        };
    }
}
