// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Who signs the message of an entry.
 *
 * <p>One of the records in it.
 */
public sealed interface OutboxSigner extends JsonValue {
    /**
     * A signing box that the application registers under this name with {@code outbox.register_signer} each time it
     * connects. Until then, the entry waits.
     *
     * @param name Name, 1 to 64 characters.
     * @param publicKey Public key of the signer. Default: that of the box registered now, otherwise of the first box
     *     that signs. {@code null} when absent.
     */
    record Named(String name, @Nullable String publicKey) implements OutboxSigner {
        /**
         * With the fields that must be there.
         *
         * @param name Name, 1 to 64 characters.
         */
        public Named(String name) {
            this(name, null);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Named").required("name", name).optional("public_key", publicKey).toMap();
        }

        /**
         * The same with another {@code public_key}.
         *
         * @param publicKey Public key of the signer. Default: that of the box registered now, otherwise of the first
         *     box that signs. {@code null} when absent.
         * @return the changed copy
         */
        public Named withPublicKey(@Nullable String publicKey) {
            return new Named(name, publicKey);
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements OutboxSigner {
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
    static OutboxSigner fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Named" -> new Named(
                    fields.required("name", Decoders::string), fields.optional("public_key", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
