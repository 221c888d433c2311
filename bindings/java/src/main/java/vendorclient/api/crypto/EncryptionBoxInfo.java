// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Description of an encryption box.
 *
 * @param hdpath Derivation path of the key, if one was given. {@code null} when absent.
 * @param algorithm Name of the cipher. {@code null} when absent.
 * @param options Parameters of the cipher that are not secret. {@code null} when absent.
 * @param public_ Own public key, if the cipher has one. {@code null} when absent.
 */
public record EncryptionBoxInfo(String hdpath, String algorithm, Object options, Object public_) implements JsonValue {
    /** Without any field. */
    public EncryptionBoxInfo() {
        this(null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static EncryptionBoxInfo fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new EncryptionBoxInfo(
                fields.optional("hdpath", Decoders::string),
                fields.optional("algorithm", Decoders::string),
                fields.optional("options", Decoders::any),
                fields.optional("public", Decoders::any));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("hdpath", hdpath)
                .optional("algorithm", algorithm)
                .optional("options", options)
                .optional("public", public_)
                .toMap();
    }

    /**
     * The same with another {@code hdpath}.
     *
     * @param hdpath Derivation path of the key, if one was given. {@code null} when absent.
     * @return the changed copy
     */
    public EncryptionBoxInfo withHdpath(String hdpath) {
        return new EncryptionBoxInfo(hdpath, algorithm, options, public_);
    }

    /**
     * The same with another {@code algorithm}.
     *
     * @param algorithm Name of the cipher. {@code null} when absent.
     * @return the changed copy
     */
    public EncryptionBoxInfo withAlgorithm(String algorithm) {
        return new EncryptionBoxInfo(hdpath, algorithm, options, public_);
    }

    /**
     * The same with another {@code options}.
     *
     * @param options Parameters of the cipher that are not secret. {@code null} when absent.
     * @return the changed copy
     */
    public EncryptionBoxInfo withOptions(Object options) {
        return new EncryptionBoxInfo(hdpath, algorithm, options, public_);
    }

    /**
     * The same with another {@code public}.
     *
     * @param public_ Own public key, if the cipher has one. {@code null} when absent.
     * @return the changed copy
     */
    public EncryptionBoxInfo withPublic(Object public_) {
        return new EncryptionBoxInfo(hdpath, algorithm, options, public_);
    }
}
