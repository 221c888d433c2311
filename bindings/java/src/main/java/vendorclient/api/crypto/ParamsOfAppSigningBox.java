// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Request to a signing box of the application.
 *
 * <p>One of the records in it.
 */
public sealed interface ParamsOfAppSigningBox extends JsonValue {
    /** Requests its public key. */
    record GetPublicKey() implements ParamsOfAppSigningBox {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("GetPublicKey").toMap();
        }
    }

    /**
     * Requests a signature.
     *
     * @param unsigned Data to sign.
     * @param content The message that is signed. Absent if the data does not belong to a message, as in {@code
     *     crypto.signing_box_sign}. Extension of the published interface. {@code null} when absent.
     */
    record Sign(String unsigned, @Nullable SigningContent content) implements ParamsOfAppSigningBox {
        /**
         * With the fields that must be there.
         *
         * @param unsigned Data to sign.
         */
        public Sign(String unsigned) {
            this(unsigned, null);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Sign").required("unsigned", unsigned).optional("content", content).toMap();
        }

        /**
         * The same with another {@code content}.
         *
         * @param content The message that is signed. Absent if the data does not belong to a message, as in {@code
         *     crypto.signing_box_sign}. Extension of the published interface. {@code null} when absent.
         * @return the changed copy
         */
        public Sign withContent(@Nullable SigningContent content) {
            return new Sign(unsigned, content);
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ParamsOfAppSigningBox {
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
    static ParamsOfAppSigningBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "GetPublicKey" -> new GetPublicKey();
            case "Sign" -> new Sign(
                    fields.required("unsigned", Decoders::string),
                    fields.optional("content", SigningContent::fromJson));
            default -> new Unknown(fields.toMap());
        };
    }
}
