// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Cipher and keys of an encryption box.
 *
 * <p>One of the records in it.
 */
public sealed interface EncryptionAlgorithm extends JsonValue {
    /**
     * AES. Data is padded with zero bytes; its size is not stored.
     *
     * @param value Key.
     */
    record AES(AesParamsEB value) implements EncryptionAlgorithm {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("AES").required("value", value).toMap();
        }
    }

    /**
     * ChaCha20, without authentication.
     *
     * @param value Key.
     */
    record ChaCha20(ChaCha20ParamsEB value) implements EncryptionAlgorithm {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("ChaCha20").required("value", value).toMap();
        }
    }

    /**
     * X25519, XSalsa20 and Poly1305.
     *
     * @param value Keys.
     */
    record NaclBox(NaclBoxParamsEB value) implements EncryptionAlgorithm {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("NaclBox").required("value", value).toMap();
        }
    }

    /**
     * XSalsa20 and Poly1305.
     *
     * @param value Key.
     */
    record NaclSecretBox(NaclSecretBoxParamsEB value) implements EncryptionAlgorithm {
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
    record Unknown(Map<String, @Nullable Object> toJson) implements EncryptionAlgorithm {
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
    static EncryptionAlgorithm fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "AES" -> new AES(fields.required("value", AesParamsEB::fromJson));
            case "ChaCha20" -> new ChaCha20(fields.required("value", ChaCha20ParamsEB::fromJson));
            case "NaclBox" -> new NaclBox(fields.required("value", NaclBoxParamsEB::fromJson));
            case "NaclSecretBox" -> new NaclSecretBox(fields.required("value", NaclSecretBoxParamsEB::fromJson));
            default -> new Unknown(fields.toMap());
        };
    }
}
