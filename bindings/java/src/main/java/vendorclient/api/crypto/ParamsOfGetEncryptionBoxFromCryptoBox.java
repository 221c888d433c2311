// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A crypto box, a cipher and the derivation path of the key.
 *
 * @param handle Handle of the crypto box.
 * @param hdpath Derivation path of the key. Default: {@code crypto.hdkey_derivation_path} of the configuration. {@code
 *     null} when absent.
 * @param algorithm The cipher; its key is the derived secret.
 * @param secretLifetime How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation
 *     requests the password. {@code null} when absent.
 */
public record ParamsOfGetEncryptionBoxFromCryptoBox(
        long handle,
        @Nullable String hdpath,
        BoxEncryptionAlgorithm algorithm,
        @Nullable Long secretLifetime) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param handle Handle of the crypto box.
     * @param algorithm The cipher; its key is the derived secret.
     */
    public ParamsOfGetEncryptionBoxFromCryptoBox(long handle, BoxEncryptionAlgorithm algorithm) {
        this(handle, null, algorithm, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfGetEncryptionBoxFromCryptoBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetEncryptionBoxFromCryptoBox(
                fields.required("handle", Decoders::int64),
                fields.optional("hdpath", Decoders::string),
                fields.required("algorithm", BoxEncryptionAlgorithm::fromJson),
                fields.optional("secret_lifetime", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
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
    public ParamsOfGetEncryptionBoxFromCryptoBox withHdpath(@Nullable String hdpath) {
        return new ParamsOfGetEncryptionBoxFromCryptoBox(handle, hdpath, algorithm, secretLifetime);
    }

    /**
     * The same with another {@code secret_lifetime}.
     *
     * @param secretLifetime How long to keep the derived secret, in ms from its derivation. Absent or 0: every
     *     operation requests the password. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetEncryptionBoxFromCryptoBox withSecretLifetime(@Nullable Long secretLifetime) {
        return new ParamsOfGetEncryptionBoxFromCryptoBox(handle, hdpath, algorithm, secretLifetime);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfGetEncryptionBoxFromCryptoBox}. */
    public static final class Builder {
        private @Nullable Long handle;
        private @Nullable String hdpath;
        private @Nullable BoxEncryptionAlgorithm algorithm;
        private @Nullable Long secretLifetime;

        private Builder() {}

        /**
         * Sets {@code handle}.
         *
         * @param handle Handle of the crypto box.
         * @return this
         */
        public Builder handle(long handle) {
            this.handle = handle;
            return this;
        }

        /**
         * Sets {@code hdpath}.
         *
         * @param hdpath Derivation path of the key. Default: {@code crypto.hdkey_derivation_path} of the configuration.
         *     {@code null} when absent.
         * @return this
         */
        public Builder hdpath(@Nullable String hdpath) {
            this.hdpath = hdpath;
            return this;
        }

        /**
         * Sets {@code algorithm}.
         *
         * @param algorithm The cipher; its key is the derived secret.
         * @return this
         */
        public Builder algorithm(BoxEncryptionAlgorithm algorithm) {
            this.algorithm = algorithm;
            return this;
        }

        /**
         * Sets {@code secret_lifetime}.
         *
         * @param secretLifetime How long to keep the derived secret, in ms from its derivation. Absent or 0: every
         *     operation requests the password. {@code null} when absent.
         * @return this
         */
        public Builder secretLifetime(@Nullable Long secretLifetime) {
            this.secretLifetime = secretLifetime;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfGetEncryptionBoxFromCryptoBox build() {
            return new ParamsOfGetEncryptionBoxFromCryptoBox(
                    Objects.requireNonNull(handle, "handle"),
                    hdpath,
                    Objects.requireNonNull(algorithm, "algorithm"),
                    secretLifetime);
        }
    }
}
