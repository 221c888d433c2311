// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Description of an encryption box.
 *
 * @param hdpath Derivation path of the key, if given. {@code null} when absent.
 * @param algorithm Name of the cipher. {@code null} when absent.
 * @param options Public parameters of the cipher. {@code null} when absent.
 * @param publicKey Own public key, if the cipher has one. {@code null} when absent.
 */
public record EncryptionBoxInfo(
        @Nullable String hdpath,
        @Nullable String algorithm,
        @Nullable Object options,
        @Nullable Object publicKey) implements JsonValue {
    /** Without any field. */
    public EncryptionBoxInfo() {
        this(null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static EncryptionBoxInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new EncryptionBoxInfo(
                fields.optional("hdpath", Decoders::string),
                fields.optional("algorithm", Decoders::string),
                fields.optional("options", Decoders::any),
                fields.optional("public", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("hdpath", hdpath)
                .optional("algorithm", algorithm)
                .optional("options", options)
                .optional("public", publicKey)
                .toMap();
    }

    /**
     * The same with another {@code hdpath}.
     *
     * @param hdpath Derivation path of the key, if given. {@code null} when absent.
     * @return the changed copy
     */
    public EncryptionBoxInfo withHdpath(@Nullable String hdpath) {
        return new EncryptionBoxInfo(hdpath, algorithm, options, publicKey);
    }

    /**
     * The same with another {@code algorithm}.
     *
     * @param algorithm Name of the cipher. {@code null} when absent.
     * @return the changed copy
     */
    public EncryptionBoxInfo withAlgorithm(@Nullable String algorithm) {
        return new EncryptionBoxInfo(hdpath, algorithm, options, publicKey);
    }

    /**
     * The same with another {@code options}.
     *
     * @param options Public parameters of the cipher. {@code null} when absent.
     * @return the changed copy
     */
    public EncryptionBoxInfo withOptions(@Nullable Object options) {
        return new EncryptionBoxInfo(hdpath, algorithm, options, publicKey);
    }

    /**
     * The same with another {@code public}.
     *
     * @param publicKey Own public key, if the cipher has one. {@code null} when absent.
     * @return the changed copy
     */
    public EncryptionBoxInfo withPublic(@Nullable Object publicKey) {
        return new EncryptionBoxInfo(hdpath, algorithm, options, publicKey);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link EncryptionBoxInfo}. */
    public static final class Builder {
        private @Nullable String hdpath;
        private @Nullable String algorithm;
        private @Nullable Object options;
        private @Nullable Object publicKey;

        private Builder() {}

        /**
         * Sets {@code hdpath}.
         *
         * @param hdpath Derivation path of the key, if given. {@code null} when absent.
         * @return this
         */
        public Builder hdpath(@Nullable String hdpath) {
            this.hdpath = hdpath;
            return this;
        }

        /**
         * Sets {@code algorithm}.
         *
         * @param algorithm Name of the cipher. {@code null} when absent.
         * @return this
         */
        public Builder algorithm(@Nullable String algorithm) {
            this.algorithm = algorithm;
            return this;
        }

        /**
         * Sets {@code options}.
         *
         * @param options Public parameters of the cipher. {@code null} when absent.
         * @return this
         */
        public Builder options(@Nullable Object options) {
            this.options = options;
            return this;
        }

        /**
         * Sets {@code public}.
         *
         * @param publicKey Own public key, if the cipher has one. {@code null} when absent.
         * @return this
         */
        public Builder publicKey(@Nullable Object publicKey) {
            this.publicKey = publicKey;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public EncryptionBoxInfo build() {
            return new EncryptionBoxInfo(hdpath, algorithm, options, publicKey);
        }
    }
}
