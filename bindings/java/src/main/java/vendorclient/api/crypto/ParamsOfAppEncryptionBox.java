// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Request to an encryption box of the application.
 *
 * <p>One of the records in it.
 */
public sealed interface ParamsOfAppEncryptionBox extends JsonValue {
    /** Requests information about the box. */
    record GetInfo() implements ParamsOfAppEncryptionBox {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("GetInfo").toMap();
        }
    }

    /**
     * Requests encryption of data.
     *
     * @param data The data.
     */
    record Encrypt(String data) implements ParamsOfAppEncryptionBox {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Encrypt").required("data", data).toMap();
        }
    }

    /**
     * Requests decryption of data.
     *
     * @param data The data.
     */
    record Decrypt(String data) implements ParamsOfAppEncryptionBox {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Decrypt").required("data", data).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ParamsOfAppEncryptionBox {
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
    static ParamsOfAppEncryptionBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "GetInfo" -> new GetInfo();
            case "Encrypt" -> new Encrypt(fields.required("data", Decoders::string));
            case "Decrypt" -> new Decrypt(fields.required("data", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
