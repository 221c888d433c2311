// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A crypto box and the key to sign with.
 *
 * @param handle The crypto box.
 * @param hdpath Derivation path of the key. Default: {@code crypto.hdkey_derivation_path} of the configuration. {@code
 *     null} when absent.
 * @param secretLifetime How long the derived secret is kept, in ms from its derivation. Absent or 0: every operation
 *     asks for the password. {@code null} when absent.
 */
public record ParamsOfGetSigningBoxFromCryptoBox(long handle, String hdpath, Long secretLifetime) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param handle The crypto box.
     */
    public ParamsOfGetSigningBoxFromCryptoBox(long handle) {
        this(handle, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfGetSigningBoxFromCryptoBox fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetSigningBoxFromCryptoBox(
                fields.required("handle", Decoders::int64),
                fields.optional("hdpath", Decoders::string),
                fields.optional("secret_lifetime", Decoders::int64));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("handle", handle)
                .optional("hdpath", hdpath)
                .optional("secret_lifetime", secretLifetime)
                .toMap();
    }

    /**
     * The same with another {@code hdpath}.
     *
     * @param hdpath Derivation path of the key. Default: {@code crypto.hdkey_derivation_path} of the configuration.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetSigningBoxFromCryptoBox withHdpath(String hdpath) {
        return new ParamsOfGetSigningBoxFromCryptoBox(handle, hdpath, secretLifetime);
    }

    /**
     * The same with another {@code secret_lifetime}.
     *
     * @param secretLifetime How long the derived secret is kept, in ms from its derivation. Absent or 0: every
     *     operation asks for the password. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetSigningBoxFromCryptoBox withSecretLifetime(Long secretLifetime) {
        return new ParamsOfGetSigningBoxFromCryptoBox(handle, hdpath, secretLifetime);
    }
}
