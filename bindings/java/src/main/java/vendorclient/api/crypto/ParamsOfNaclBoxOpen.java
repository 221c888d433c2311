// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Encrypted data and the keys of both parties.
 *
 * @param encrypted Authentication tag (16 bytes) followed by the encrypted data.
 * @param nonce Nonce, 48 hex characters. Never reuse a nonce with the same keys.
 * @param theirPublic Public key of the other party, 64 hex characters.
 * @param secret Own secret key, 64 hex characters. Secret: left out of the text of this value.
 */
public record ParamsOfNaclBoxOpen(
        String encrypted, String nonce, String theirPublic, String secret) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfNaclBoxOpen fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfNaclBoxOpen(
                fields.required("encrypted", Decoders::string),
                fields.required("nonce", Decoders::string),
                fields.required("their_public", Decoders::string),
                fields.required("secret", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("encrypted", encrypted)
                .required("nonce", nonce)
                .required("their_public", theirPublic)
                .required("secret", secret)
                .toMap();
    }

    @Override
    public String toString() {
        return "ParamsOfNaclBoxOpen[encrypted="
                + encrypted
                + ", nonce="
                + nonce
                + ", theirPublic="
                + theirPublic
                + ", secret=<secret>]";
    }
}
