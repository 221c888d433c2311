// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.crypto.KeyPair;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Who signs a message.
 *
 * <p>One of the records in it.
 */
public sealed interface Signer extends JsonValue {
    /** No signature. */
    record None() implements Signer {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("None").toMap();
        }
    }

    /**
     * The caller signs later: the result has {@code data_to_sign}.
     *
     * @param publicKey Public key, 64 hex characters.
     */
    record External(String publicKey) implements Signer {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("External").required("public_key", publicKey).toMap();
        }
    }

    /**
     * Signs with these keys.
     *
     * @param keys Key pair.
     */
    record Keys(KeyPair keys) implements Signer {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Keys").required("keys", keys).toMap();
        }
    }

    /**
     * Signs with a signing box, of the library or of the application.
     *
     * @param handle Handle of the box.
     */
    record SigningBox(long handle) implements Signer {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("SigningBox").required("handle", handle).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements Signer {
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
    static Signer fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "None" -> new None();
            case "External" -> new External(fields.required("public_key", Decoders::string));
            case "Keys" -> new Keys(fields.required("keys", KeyPair::fromJson));
            case "SigningBox" -> new SigningBox(fields.required("handle", Decoders::int64));
            default -> new Unknown(fields.toMap());
        };
    }
}
