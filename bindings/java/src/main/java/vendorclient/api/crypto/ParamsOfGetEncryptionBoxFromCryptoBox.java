// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A crypto box, a cipher and the key to use.
 *
 * @param handle The crypto box.
 * @param hdpath Derivation path of the key. Default: {@code crypto.hdkey_derivation_path} of the configuration. {@code
 *     null} when absent.
 * @param algorithm The cipher; its key is the derived secret.
 * @param secretLifetime How long the derived secret is kept, in ms from its derivation. Absent or 0: every operation
 *     asks for the password. {@code null} when absent.
 */
public record ParamsOfGetEncryptionBoxFromCryptoBox(
        long handle, String hdpath, BoxEncryptionAlgorithm algorithm, Long secretLifetime) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param handle The crypto box.
     * @param algorithm The cipher; its key is the derived secret.
     */
    public ParamsOfGetEncryptionBoxFromCryptoBox(long handle, BoxEncryptionAlgorithm algorithm) {
        this(handle, null, algorithm, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfGetEncryptionBoxFromCryptoBox fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetEncryptionBoxFromCryptoBox(
                fields.required("handle", Decoders::int64),
                fields.optional("hdpath", Decoders::string),
                fields.required("algorithm", BoxEncryptionAlgorithm::fromJson),
                fields.optional("secret_lifetime", Decoders::int64));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("handle", handle)
                .optional("hdpath", hdpath)
                .required("algorithm", algorithm)
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
    public ParamsOfGetEncryptionBoxFromCryptoBox withHdpath(String hdpath) {
        return new ParamsOfGetEncryptionBoxFromCryptoBox(handle, hdpath, algorithm, secretLifetime);
    }

    /**
     * The same with another {@code secret_lifetime}.
     *
     * @param secretLifetime How long the derived secret is kept, in ms from its derivation. Absent or 0: every
     *     operation asks for the password. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetEncryptionBoxFromCryptoBox withSecretLifetime(Long secretLifetime) {
        return new ParamsOfGetEncryptionBoxFromCryptoBox(handle, hdpath, algorithm, secretLifetime);
    }
}
